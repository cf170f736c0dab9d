import { type SelectHTMLAttributes, useId } from 'react';
import { describedBy, FieldFrame, type FieldTexts } from './field-frame.tsx';

interface SelectFieldProps
  extends Omit<FieldTexts, 'action' | 'reservesErrorSpace'>,
    SelectHTMLAttributes<HTMLSelectElement> {
  readonly options: readonly { readonly value: string; readonly label: string }[];
  /** The label of the empty option. */
  readonly placeholder?: string;
}

/** A native select with a label and an error or note. */
export function SelectField(props: SelectFieldProps) {
  const { label, options, placeholder, error, note, className = '', ...rest } = props;
  const id = useId();
  return (
    <FieldFrame id={id} label={label} error={error} note={note}>
      <select
        id={id}
        className={`text-field text-field-large ${className}`}
        {...describedBy(id, { error, note })}
        {...rest}
      >
        {placeholder !== undefined && <option value="">{placeholder}</option>}
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </FieldFrame>
  );
}
