import { type SelectHTMLAttributes, useId } from 'react';
import { describedBy, FieldFrame, type FieldWords } from './field-frame.tsx';

interface SelectFieldProps
  extends Omit<FieldWords, 'action' | 'keepsRoom'>,
    SelectHTMLAttributes<HTMLSelectElement> {
  readonly options: readonly { readonly value: string; readonly label: string }[];
  /** What the field says while nothing is chosen; choosing it again takes the choice back. */
  readonly placeholder?: string;
}

/** A labeled choice of many, in the list that the system itself opens, with its fault or its note under it. */
export function SelectField(props: SelectFieldProps) {
  const { label, options, placeholder, fault, note, className = '', ...rest } = props;
  const id = useId();
  return (
    <FieldFrame id={id} label={label} fault={fault} note={note}>
      <select
        id={id}
        className={`text-field text-field-large ${className}`}
        {...describedBy(id, { fault, note })}
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
