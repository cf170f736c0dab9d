import { type InputHTMLAttributes, type ReactNode, type Ref, useId } from 'react';

export interface FieldProps extends InputHTMLAttributes<HTMLInputElement> {
  readonly label: string;
  /** What is wrong with the value, shown under the field. */
  readonly fault?: string | undefined;
  /** What helps to fill it in, shown while nothing is wrong. */
  readonly note?: string | undefined;
  /** Stands across from the label. */
  readonly action?: ReactNode;
  /** Stands inside the field at its end. */
  readonly trailing?: ReactNode;
  readonly ref?: Ref<HTMLInputElement>;
}

/** A labelled line of text with its fault or its note under it. */
export function Field({ label, fault, note, action, trailing, className = '', ...rest }: FieldProps) {
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
      <div className="relative">
        <input
          id={id}
          className={`text-field text-field-large ${trailing === undefined ? '' : 'pr-[48px]'} ${className}`}
          aria-invalid={fault !== undefined}
          aria-describedby={remark === undefined ? undefined : `${id}-remark`}
          {...rest}
        />
        {trailing}
      </div>
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
