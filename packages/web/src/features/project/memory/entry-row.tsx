import type { MemoryView } from '@stylekit/server/contract';
import { type FormEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { usePending } from '../../../lib/use-pending.ts';
import { Button } from '../../../ui/button.tsx';
import type { MemoryChanges } from './use-memory-changes.ts';
import { ValueField } from './value-field.tsx';

type Entry = MemoryView['entries'][number];

interface EntryRowProps {
  readonly entry: Entry;
  readonly changes: MemoryChanges;
}

/** An entry of the brand memory with its source. */
export function EntryRow({ entry, changes }: EntryRowProps) {
  const [isEditing, setEditing] = useState(false);
  const editButton = useRef<HTMLButtonElement>(null);
  const close = () => {
    flushSync(() => setEditing(false));
    editButton.current?.focus();
  };
  if (isEditing) return <EditRow entry={entry} changes={changes} onClose={close} />;
  return (
    <li className="memory-row">
      <div className="flex min-w-0 gap-3">
        {isColor(entry) && <span className="memory-chip" style={{ backgroundColor: entry.value }} />}
        <div className="min-w-0">
          <p className="m-0" dir="auto">
            {entry.sentence}
          </p>
          <p className="note m-0" dir="auto">
            {entry.source}
          </p>
        </div>
      </div>
      <div className="flex gap-1">
        <Button
          ref={editButton}
          variant="quiet"
          aria-label={`Edit: ${entry.sentence}`}
          onClick={() => setEditing(true)}
        >
          Edit
        </Button>
        <Button
          variant="quiet"
          aria-label={`Forget: ${entry.sentence}`}
          disabled={changes.isPending}
          onClick={() => changes.forget(entry.id)}
        >
          Forget
        </Button>
      </div>
    </li>
  );
}

function EditRow({ entry, changes, onClose }: EntryRowProps & { readonly onClose: () => void }) {
  const [value, setValue] = useState(entry.value);
  const [error, setError] = useState<string | null>(null);
  const { isPending, run } = usePending();
  const save = async () => {
    const failure = await changes.edit(entry.id, value);
    setError(failure);
    if (failure === null) onClose();
  };
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    run(save);
  };
  return (
    <li className="memory-edit">
      <form onSubmit={onSubmit} noValidate className="grid gap-3">
        <ValueField
          kind={entry.kind}
          value={value}
          error={error ?? undefined}
          shouldFocus
          onChange={(next) => {
            setError(null);
            setValue(next);
          }}
        />
        <div className="flex gap-2">
          <Button texts={['Save', 'Saving…']} type="submit" variant="primary" disabled={isPending}>
            {isPending ? 'Saving…' : 'Save'}
          </Button>
          <Button onClick={onClose}>Cancel</Button>
        </div>
      </form>
    </li>
  );
}

function isColor({ kind }: Entry): boolean {
  return kind === 'kept-color' || kind === 'rejected-color';
}
