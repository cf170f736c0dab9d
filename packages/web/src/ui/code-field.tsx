import type { Ref } from 'react';
import { Field } from './field.tsx';

export const CODE_LENGTH = 6;

interface CodeFieldProps {
  readonly value: string;
  readonly onChange: (code: string) => void;
  /** What is wrong with the code, shown under the field. */
  readonly fault?: string | undefined;
  readonly ref: Ref<HTMLInputElement>;
}

/** Takes a mailed code however it is typed or pasted: letters and digits alone, in capitals. */
export function CodeField({ value, onChange, fault, ref }: CodeFieldProps) {
  return (
    <Field
      ref={ref}
      label="Verification Code"
      name="code"
      className="code-field"
      autoComplete="one-time-code"
      autoCapitalize="characters"
      autoCorrect="off"
      spellCheck={false}
      required
      value={value}
      fault={fault}
      onChange={(event) => onChange(toCode(event.currentTarget.value))}
    />
  );
}

/** The letters A to Z and digits of a text, in capitals, six at most. */
export function toCode(text: string): string {
  return text
    .replace(/[^A-Za-z0-9]/g, '')
    .slice(0, CODE_LENGTH)
    .toUpperCase();
}
