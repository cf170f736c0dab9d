import { type Ref, type TextareaHTMLAttributes, useId } from 'react';

interface TextAreaProps extends TextareaHTMLAttributes<HTMLTextAreaElement> {
  readonly label: string;
  /** What is wrong with the text, shown under the field. */
  readonly fault?: string | undefined;
  readonly ref?: Ref<HTMLTextAreaElement>;
}

/** A labelled text of several lines with its fault under it. */
export function TextArea({ label, fault, ...rest }: TextAreaProps) {
  const id = useId();
  return (
    <div className="grid gap-[6px]">
      <label htmlFor={id} className="label">
        {label}
      </label>
      <textarea
        id={id}
        className="text-field text-field-large block resize-y"
        aria-invalid={fault !== undefined}
        aria-describedby={fault === undefined ? undefined : `${id}-fault`}
        {...rest}
      />
      {fault !== undefined && (
        <p id={`${id}-fault`} className="m-0 text-[13px] leading-[1.4] text-seal">
          {fault}
        </p>
      )}
    </div>
  );
}
