import { type FormEvent, type KeyboardEvent, type RefObject, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useInitialFocus } from '../../lib/use-initial-focus.ts';
import { usePending } from '../../lib/use-pending.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';

/** Renames a guide. Returns an error message, or null on success. */
export type Rename = (name: string) => Promise<string | null>;

const EMPTY_NAME_ERROR = 'Please provide a name for your style guide';
const MAX_NAME_LENGTH = 120;

interface GuideNameProps {
  readonly name: string;
  readonly level: 1 | 2;
  readonly titleRef: RefObject<HTMLHeadingElement | null> | undefined;
  readonly onRename: Rename | undefined;
}

/** The name of the guide with an edit button. */
export function GuideName({ name, level, titleRef, onRename }: GuideNameProps) {
  const [isEditing, setEditing] = useState(false);
  const edit = useRef<HTMLButtonElement>(null);
  const Title = `h${level}` as const;
  const close = () => {
    flushSync(() => setEditing(false));
    edit.current?.focus();
  };
  const isForm = isEditing && onRename !== undefined;
  return (
    <div className="mt-3 flex flex-wrap items-end gap-x-3 gap-y-2">
      <Title
        ref={titleRef}
        tabIndex={-1}
        dir="auto"
        className={
          isForm
            ? 'sr-only'
            : 'm-0 min-w-0 font-display text-[42px] leading-[1] tracking-[-0.02em] [overflow-wrap:anywhere] sm:text-[64px]'
        }
      >
        {name}
      </Title>
      {isForm && <NameForm name={name} onRename={onRename} onClose={close} />}
      {!isForm && onRename !== undefined && (
        <button
          ref={edit}
          type="button"
          className="icon-button no-print"
          aria-label="Rename style guide"
          title="Rename style guide"
          onClick={() => setEditing(true)}
        >
          <span className="i-lucide-pencil" aria-hidden="true" />
        </button>
      )}
    </div>
  );
}

interface NameFormProps {
  readonly name: string;
  readonly onRename: Rename;
  readonly onClose: () => void;
}

/** Typed text is kept if the name changes in another window. */
function NameForm({ name, onRename, onClose }: NameFormProps) {
  const [draft, setDraft] = useState(name);
  const [error, setError] = useState<string | null>(null);
  const field = useInitialFocus<HTMLInputElement>();
  const { isPending, run } = usePending();
  const save = async (next: string) => {
    const failure = await onRename(next);
    setError(failure);
    if (failure === null) onClose();
  };
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    const next = draft.trim();
    if (next === '') return setError(EMPTY_NAME_ERROR);
    if (next === name) return onClose();
    run(() => save(next));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    event.preventDefault();
    onClose();
  };
  return (
    <form onSubmit={onSubmit} noValidate className="guide-name-form no-print">
      <Field
        ref={field}
        label="Style guide name"
        dir="auto"
        autoComplete="off"
        maxLength={MAX_NAME_LENGTH}
        value={draft}
        error={error ?? undefined}
        onChange={(event) => {
          setError(null);
          setDraft(event.currentTarget.value);
        }}
        onKeyDown={onKeyDown}
      />
      <div className="flex gap-2">
        <Button texts={['Save', 'Saving…']} type="submit" variant="primary" disabled={isPending}>
          {isPending ? 'Saving…' : 'Save'}
        </Button>
        <Button onClick={onClose}>Cancel</Button>
      </div>
    </form>
  );
}
