import type { MemoryKind } from '../../../data/memory.api.ts';
import { FieldError } from '../../../lib/field-error.ts';
import { fieldSchema } from '../../../lib/form/field-schema.ts';
import { useFields } from '../../../lib/form/form-state.ts';
import { useForm } from '../../../lib/form/use-form.ts';
import { Button } from '../../../ui/button.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import type { MemoryChanges } from './use-memory-changes.ts';
import { KIND_LABELS, ValueField } from './value-field.tsx';

const KINDS = Object.entries(KIND_LABELS).map(([value, label]) => ({ value, label }));
const EMPTY_FIELDS: { readonly kind: MemoryKind; readonly value: string } = { kind: 'note', value: '' };

/** The server validates the value by its kind. */
const preferenceSchema = fieldSchema<typeof EMPTY_FIELDS>({});

/** The form to add a preference. */
export function PreferenceForm({ changes }: { readonly changes: MemoryChanges }) {
  const form = useForm({
    state: useFields(EMPTY_FIELDS),
    schema: preferenceSchema,
    onSubmit: async ({ kind, value }) => {
      const failure = await changes.remember(kind, value);
      if (failure !== null) throw new FieldError({ value: failure });
      form.reset({ value: '' });
    },
  });
  const { kind } = form.values;
  return (
    <form {...form.props} className="memory-form" aria-label="New preference">
      <SelectField
        label="Add a preference"
        options={KINDS}
        value={kind}
        onChange={(event) => {
          const next = event.currentTarget.value;
          if (isKind(next)) form.change({ kind: next, value: '' });
        }}
      />
      <ValueField key={kind} kind={kind} {...form.control('value')} />
      <Button texts={['Add', 'Saving…']} type="submit" size="large" disabled={form.isPending}>
        {form.isPending ? 'Saving…' : 'Add'}
      </Button>
    </form>
  );
}

function isKind(value: string): value is MemoryKind {
  return value in KIND_LABELS;
}
