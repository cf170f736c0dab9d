import type { Ref } from 'react';
import { CODE_LENGTH } from '../lib/emailed-code.ts';
import { Field } from './field.tsx';

interface CodeFieldProps {
  readonly name: string;
  readonly value: string;
  readonly onChange: (code: string) => void;
  /** The error message, shown below the field. */
  readonly error?: string | undefined;
  readonly ref: Ref<HTMLInputElement>;
}

/** An input for emailed codes. Keeps only letters and digits and converts them to upper case. */
export function CodeField({ name, value, onChange, error, ref }: CodeFieldProps) {
  return (
    <Field
      ref={ref}
      label="Verification Code"
      name={name}
      className="code-field"
      autoComplete="one-time-code"
      autoCapitalize="characters"
      autoCorrect="off"
      spellCheck={false}
      required
      value={value}
      error={error}
      onChange={(event) => onChange(toCode(event.currentTarget.value))}
    />
  );
}

/** The first six letters and digits of a text in upper case. */
export function toCode(text: string): string {
  return text
    .replace(/[^A-Za-z0-9]/g, '')
    .slice(0, CODE_LENGTH)
    .toUpperCase();
}
