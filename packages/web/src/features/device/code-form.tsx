import { useMemo } from 'react';
import { FieldError } from '../../lib/field-error.ts';
import { useForm } from '../../lib/form/use-form.ts';
import { messageOf } from '../../lib/http.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { deviceCodeSchema } from './device-code.ts';

interface CodeFormProps {
  readonly code: string;
  readonly onCode: (typed: string) => void;
  /** The failure of a request with this code, or null. */
  readonly failure: unknown;
  readonly onSubmit: () => Promise<void>;
}

/** The form for the code that a device shows. A code from the address is filled in, but never sent by itself. */
export function CodeForm({ code, onCode, failure, onSubmit }: CodeFormProps) {
  const form = useForm({
    state: [{ code }, (part) => onCode(part.code ?? code)],
    schema: deviceCodeSchema,
    failure: useMemo(
      () => (failure === null ? null : new FieldError({ code: messageOf(failure) })),
      [failure],
    ),
    onSubmit,
  });
  return (
    <form {...form.props} className="grid gap-6">
      <Field
        label="Code"
        note="The eight letters that your device shows, such as BCDF-GHJK."
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={20}
        required
        className="device-code"
        {...form.input('code')}
      />
      <Button
        type="submit"
        variant="primary"
        texts={['Continue', 'Checking…']}
        size="medium"
        className="justify-self-start"
        disabled={form.isPending || !form.isValid}
      >
        {form.isPending ? 'Checking…' : 'Continue'}
      </Button>
    </form>
  );
}
