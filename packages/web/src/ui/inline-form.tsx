import type { KeyboardEvent, ReactNode } from 'react';
import { FieldError } from '../lib/field-error.ts';
import { fieldSchema } from '../lib/form/field-schema.ts';
import { useFields } from '../lib/form/form-state.ts';
import { useForm } from '../lib/form/use-form.ts';
import { Button } from './button.tsx';

interface InlineFieldProps {
  readonly name: string;
  readonly value: string;
  readonly error: string | undefined;
  readonly onChange: (value: string) => void;
}

export interface InlineFormProps {
  readonly value: string;
  /** Checks the value before it is saved. Returns an error message, or undefined. */
  readonly check?: (value: string) => string | undefined;
  /** The field, which gets the focus when it appears. */
  readonly field: (props: InlineFieldProps) => ReactNode;
  readonly className: string;
  /** Returns an error message, or null on success. */
  readonly onSave: (value: string) => Promise<string | null>;
  readonly onClose: () => void;
}

/** The form of `InlineEdit`. Typed text is kept if the value changes elsewhere. Escape cancels. */
export function InlineForm({ value, check, field, className, onSave, onClose }: InlineFormProps) {
  const form = useForm({
    state: useFields({ value }),
    schema: fieldSchema<{ readonly value: string }>(check === undefined ? {} : { value: check }),
    onSubmit: async ({ value: next }) => {
      const failure = await onSave(next);
      if (failure !== null) throw new FieldError({ value: failure });
      onClose();
    },
  });
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented) return;
    event.preventDefault();
    onClose();
  };
  return (
    <form {...form.props} className={className} onKeyDown={onKeyDown}>
      {field(form.control('value'))}
      <div className="flex gap-2">
        <Button texts={['Save', 'Saving…']} type="submit" variant="primary" disabled={form.isPending}>
          {form.isPending ? 'Saving…' : 'Save'}
        </Button>
        <Button onClick={onClose}>Cancel</Button>
      </div>
    </form>
  );
}
