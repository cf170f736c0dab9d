import { type FormEvent, useState } from 'react';
import type { MemoryKind } from '../../../data/memory.api.ts';
import { usePending } from '../../../lib/use-pending.ts';
import { Button } from '../../../ui/button.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import type { MemoryChanges } from './use-memory-changes.ts';
import { KIND_LABELS, ValueField } from './value-field.tsx';

const KINDS = Object.entries(KIND_LABELS).map(([value, label]) => ({ value, label }));

/** The form to add a preference. */
export function PreferenceForm({ changes }: { readonly changes: MemoryChanges }) {
  const [kind, setKind] = useState<MemoryKind>('note');
  const [value, setValue] = useState('');
  const [error, setError] = useState<string | null>(null);
  const { isPending, run } = usePending();
  const change = (next: string) => {
    setError(null);
    setValue(next);
  };
  const save = async () => {
    const failure = await changes.remember(kind, value);
    setError(failure);
    if (failure === null) setValue('');
  };
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    run(save);
  };
  return (
    <form onSubmit={onSubmit} noValidate className="memory-form" aria-label="New preference">
      <SelectField
        label="Add a preference"
        options={KINDS}
        value={kind}
        onChange={(event) => {
          const next = event.currentTarget.value;
          if (isKind(next)) setKind(next);
          change('');
        }}
      />
      <ValueField key={kind} kind={kind} value={value} error={error ?? undefined} onChange={change} />
      <Button texts={['Add', 'Saving…']} type="submit" className="min-h-[44px]" disabled={isPending}>
        {isPending ? 'Saving…' : 'Add'}
      </Button>
    </form>
  );
}

function isKind(value: string): value is MemoryKind {
  return value in KIND_LABELS;
}
