import { type FormEvent, type KeyboardEvent, type RefObject, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useFirstFocus } from '../../lib/use-first-focus.ts';
import { usePending } from '../../lib/use-pending.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';

/** Gives a guide another name, and answers why it could not, or null. */
export type Rename = (name: string) => Promise<string | null>;

const EMPTY_FAULT = 'Please provide a name for your style guide';
const LONGEST = 120;

interface GuideNameProps {
  readonly name: string;
  readonly level: 1 | 2;
  readonly titleRef: RefObject<HTMLHeadingElement | null> | undefined;
  readonly onRename: Rename | undefined;
}

/** The guide's name as the title of the sheet, with the way to change it. */
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

/** What is typed stays when the name changes in another window meanwhile. */
function NameForm({ name, onRename, onClose }: NameFormProps) {
  const [draft, setDraft] = useState(name);
  const [fault, setFault] = useState<string | null>(null);
  const field = useFirstFocus<HTMLInputElement>();
  const { isPending, run } = usePending();
  const save = async (next: string) => {
    const refusal = await onRename(next);
    setFault(refusal);
    if (refusal === null) onClose();
  };
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    const next = draft.trim();
    if (next === '') return setFault(EMPTY_FAULT);
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
        maxLength={LONGEST}
        value={draft}
        fault={fault ?? undefined}
        onChange={(event) => {
          setFault(null);
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
