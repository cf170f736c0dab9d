import type { FormEvent } from 'react';
import { usePending } from '../../lib/use-pending.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { isCompleteCode } from './device-code.ts';

interface CodeFormProps {
  readonly code: string;
  readonly onCode: (typed: string) => void;
  readonly error: string | undefined;
  readonly onSubmit: () => Promise<void>;
}

/** The form for the code that a device shows. A code from the address is filled in, but never sent by itself. */
export function CodeForm({ code, onCode, error, onSubmit }: CodeFormProps) {
  const { isPending, run } = usePending();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    run(onSubmit);
  };
  return (
    <form onSubmit={submit} noValidate className="grid gap-6">
      <Field
        label="Code"
        note="The eight letters that your device shows, such as BCDF-GHJK."
        name="code"
        value={code}
        error={error}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={20}
        required
        className="device-code"
        onChange={(event) => onCode(event.currentTarget.value)}
      />
      <Button
        type="submit"
        variant="primary"
        texts={['Continue', 'Checking…']}
        className="min-h-[38px] justify-self-start"
        disabled={isPending || !isCompleteCode(code)}
      >
        {isPending ? 'Checking…' : 'Continue'}
      </Button>
    </form>
  );
}
