import { type SelectHTMLAttributes, useId } from 'react';

interface SelectFieldProps extends SelectHTMLAttributes<HTMLSelectElement> {
  readonly label: string;
  readonly options: readonly { readonly value: string; readonly label: string }[];
  /** What the field says while nothing is chosen; choosing it again takes the choice back. */
  readonly placeholder?: string;
  /** What is wrong with the choice, shown under the field. */
  readonly fault?: string | undefined;
  /** What helps to choose, shown while nothing is wrong. */
  readonly note?: string | undefined;
}

/** A labelled choice of many, in the list that the system itself opens, with its fault or its note under it. */
export function SelectField(props: SelectFieldProps) {
  const { label, options, placeholder, fault, note, className = '', ...rest } = props;
  const id = useId();
  const remark = fault ?? note;
  return (
    <div className="grid gap-[6px]">
      <label htmlFor={id} className="label">
        {label}
      </label>
      <select
        id={id}
        className={`text-field text-field-large ${className}`}
        aria-invalid={fault !== undefined}
        aria-describedby={remark === undefined ? undefined : `${id}-remark`}
        {...rest}
      >
        {placeholder !== undefined && <option value="">{placeholder}</option>}
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
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
