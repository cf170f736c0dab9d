import type { MemoryView } from '@stylekit/server/contract';
import { useId, useState } from 'react';
import { useMemory } from '../../../data/memory.api.ts';
import { CheckField } from '../../../ui/check-field.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { LoadFailure } from '../../../ui/load-failure.tsx';
import { EntryRow } from './entry-row.tsx';
import { groupEntries, type MemoryGroup } from './group-entries.ts';
import { PreferenceForm } from './preference-form.tsx';
import { type MemoryChanges, useMemoryChanges } from './use-memory-changes.ts';

/** The brand memory of a project: view, edit, add, forget and switch off. */
export function MemorySection({ projectId }: { readonly projectId: string }) {
  const { data, error, mutate } = useMemory(projectId);
  return (
    <section aria-labelledby="memory" className="memory">
      <div className="max-w-105">
        <h2 id="memory" className="m-0 font-display text-heading-sm leading-tight tracking-snug">
          Brand memory
        </h2>
        <p className="m-0 mt-2 text-ui leading-relaxed text-muted">
          Your preferences for this brand. They prefill the Co-Pilot form and guide AI Mode.
        </p>
      </div>
      <div className="min-w-0">
        {data === undefined ? (
          <MemoryPlaceholder error={error} onRetry={() => void mutate()} />
        ) : (
          <Memory projectId={projectId} memory={data} />
        )}
      </div>
    </section>
  );
}

function MemoryPlaceholder({ error, onRetry }: { readonly error: unknown; readonly onRetry: () => void }) {
  if (error !== undefined) {
    return <LoadFailure title="Could not load brand memory" error={error} onRetry={onRetry} />;
  }
  return (
    <div role="status">
      <span className="sr-only">Loading brand memory…</span>
      <span className="skeleton h-7 w-2/5" aria-hidden="true" />
      <span className="skeleton mt-4 h-24" aria-hidden="true" />
    </div>
  );
}

function Memory({ projectId, memory }: { readonly projectId: string; readonly memory: MemoryView }) {
  const changes = useMemoryChanges(projectId);
  const { isOn, entries } = memory;
  return (
    <>
      <CheckField isChecked={isOn} onChange={changes.switchTo}>
        Learn my preferences and use them in new style guides
      </CheckField>
      <p className="m-0 mt-1 text-ui text-muted" role="status">
        {isOn ? 'On: new style guides use these preferences.' : 'Off: nothing is learned or used.'}
      </p>
      {entries.length === 0 ? (
        <div className="mt-6 border-t border-border pt-4">
          <EmptyState title="No preferences yet" level={3}>
            StyleKit learns them from your Co-Pilot forms and from guides that you keep, rename, archive or
            delete. You can also add your own.
          </EmptyState>
        </div>
      ) : (
        <div className="memory-groups" data-off={!isOn}>
          {groupEntries(entries).map((group) => (
            <EntryGroup key={group.title} group={group} changes={changes} />
          ))}
        </div>
      )}
      <PreferenceForm changes={changes} />
      {entries.length > 0 && <ForgetEverything count={entries.length} changes={changes} />}
    </>
  );
}

interface EntryGroupProps {
  readonly group: MemoryGroup;
  readonly changes: MemoryChanges;
}

/** The entries of one kind. */
function EntryGroup({ group: { title, entries }, changes }: EntryGroupProps) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h3 id={id} className="memory-kind">
        {title} <span className="note">{entries.length}</span>
      </h3>
      <ul className="memory-list">
        {entries.map((entry) => (
          <EntryRow key={entry.id} entry={entry} changes={changes} />
        ))}
      </ul>
    </section>
  );
}

function ForgetEverything({ count, changes }: { readonly count: number; readonly changes: MemoryChanges }) {
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <button
        type="button"
        className="text-button mt-6"
        data-destructive="true"
        onClick={() => setOpen(true)}
      >
        Forget everything
      </button>
      <ConfirmDialog
        title="Forget everything?"
        isOpen={isOpen}
        onClose={close}
        action="Forget everything"
        pendingAction="Forgetting…"
        isDestructive
        failure="Could not forget the preferences"
        onConfirm={() => changes.forgetAll(close)}
      >
        {count === 1 ? 'The preference' : `All ${count} preferences`} of this project will be deleted,
        including your own notes. Deleted preferences are not learned again. Style guides do not change.
      </ConfirmDialog>
    </>
  );
}
