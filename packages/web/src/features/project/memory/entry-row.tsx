import type { MemoryView } from '@stylekit/server/contract';
import { Button } from '../../../ui/button.tsx';
import { InlineEdit } from '../../../ui/inline-edit.tsx';
import type { MemoryChanges } from './use-memory-changes.ts';
import { ValueField } from './value-field.tsx';

type Entry = MemoryView['entries'][number];

interface EntryRowProps {
  readonly entry: Entry;
  readonly changes: MemoryChanges;
}

/** An entry of the brand memory with its source. */
export function EntryRow({ entry, changes }: EntryRowProps) {
  const { id, kind, value, sentence, source } = entry;
  return (
    <InlineEdit
      value={value}
      onSave={(next) => changes.edit(id, next)}
      className="grid gap-3"
      field={(props) => <ValueField kind={kind} shouldFocus {...props} />}
    >
      {({ button, form }) =>
        form === null ? (
          <li className="memory-row">
            <div className="flex min-w-0 gap-3">
              {isColor(entry) && <span className="memory-chip" style={{ backgroundColor: value }} />}
              <div className="min-w-0">
                <p className="m-0" dir="auto">
                  {sentence}
                </p>
                <p className="note m-0" dir="auto">
                  {source}
                </p>
              </div>
            </div>
            <div className="flex gap-1">
              <Button variant="quiet" aria-label={`Edit: ${sentence}`} {...button}>
                Edit
              </Button>
              <Button
                variant="quiet"
                aria-label={`Forget: ${sentence}`}
                disabled={changes.isPending}
                onClick={() => changes.forget(id)}
              >
                Forget
              </Button>
            </div>
          </li>
        ) : (
          <li className="memory-edit">{form}</li>
        )
      }
    </InlineEdit>
  );
}

function isColor({ kind }: Entry): boolean {
  return kind === 'kept-color' || kind === 'rejected-color';
}
