import { useState } from 'react';
import { Field, type FieldProps } from './field.tsx';

/** A password input with a visibility toggle. Pasting and password managers work. */
export function PasswordField(props: Omit<FieldProps, 'type' | 'trailing'>) {
  const [isShown, setShown] = useState(false);
  return (
    <Field
      autoCapitalize="none"
      spellCheck={false}
      {...props}
      type={isShown ? 'text' : 'password'}
      trailing={
        <button
          type="button"
          className="icon-button absolute top-1 right-1"
          aria-label="Show password"
          aria-pressed={isShown}
          title={isShown ? 'Hide' : 'Show'}
          onClick={() => setShown(!isShown)}
        >
          <span className={isShown ? 'i-lucide-eye-off' : 'i-lucide-eye'} aria-hidden="true" />
        </button>
      }
    />
  );
}
