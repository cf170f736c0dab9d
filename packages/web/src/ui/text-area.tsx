import { type ReactNode, type Ref, type TextareaHTMLAttributes, useId } from 'react';

interface TextAreaProps extends TextareaHTMLAttributes<HTMLTextAreaElement> {
  readonly label: string;
  /** What is wrong with the text, shown under the field. */
  readonly fault?: string | undefined;
  /** What helps to write it, shown while nothing is wrong. */
  readonly note?: string | undefined;
  /** Stands across from the label. */
  readonly action?: ReactNode;
  readonly ref?: Ref<HTMLTextAreaElement>;
}

/** A labelled text of several lines with its fault or its note under it. */
export function TextArea({ label, fault, note, action, ...rest }: TextAreaProps) {
  const id = useId();
  const remark = fault ?? note;
  return (
    <div className="grid gap-[6px]">
      <div className="flex items-baseline justify-between gap-4">
        <label htmlFor={id} className="label">
          {label}
        </label>
        {action}
      </div>
      <textarea
        id={id}
        className="text-field text-field-large block resize-y"
        aria-invalid={fault !== undefined}
        aria-describedby={remark === undefined ? undefined : `${id}-remark`}
        {...rest}
      />
      {remark !== undefined && (
        <p
          id={`${id}-remark`}
          className={`m-0 text-[13px] leading-[1.4] ${fault === undefined ? 'text-ink-3' : 'text-seal'}`}
        >
          {remark}
        </p>
      )}
    </div>
  );
}
