import { aiBriefSchema } from '@stylekit/engine/brief';
import type { MemoryView } from '@stylekit/server/contract';
import { useAtom } from 'jotai';
import type { FormEvent } from 'react';
import { Link } from 'wouter';
import type { ModeFormProps } from '../creation/mode-form.ts';
import { SubmitRow } from '../creation/submit-row.tsx';
import { useFieldErrors } from '../creation/use-field-errors.ts';
import { aiDraftAtomOf } from './brief-draft.ts';
import { toFieldErrors } from './field-errors.ts';
import { isMemoryActive } from './prefill.ts';
import { PurposeField } from './purpose-field.tsx';
import { toAiBody } from './to-body.ts';

const ORDER = ['description'] as const;

interface AiFormProps extends ModeFormProps {
  readonly memory: MemoryView | undefined;
}

/** The form of AI Mode, which needs only the brand purpose. */
export function AiForm({ project, user, isPending, serverError, memory, onEdit, onCreate }: AiFormProps) {
  const [draft, setDraft] = useAtom(aiDraftAtomOf(project.id));
  const description = draft?.description ?? '';
  const checked = aiBriefSchema.safeParse({ description });
  const { form, errorOf, check } = useFieldErrors({
    order: ORDER,
    errors: toFieldErrors(checked),
    serverError,
  });
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (check() && checked.success) onCreate(toAiBody(project.id, checked.data));
  };
  return (
    <form ref={form} onSubmit={onSubmit} noValidate aria-label="AI Mode" className="grid gap-6">
      <PurposeField
        value={description}
        error={errorOf('description')}
        onChange={(text) => {
          setDraft({ description: text });
          onEdit();
        }}
      />
      {isMemoryActive(memory) && (
        <p className="m-0 text-[14px] text-muted">
          Brand memory will guide the result.{' '}
          <Link
            href={`/project/${project.id}`}
            className="text-foreground underline underline-offset-[0.25em]"
          >
            View brand memory
          </Link>
        </p>
      )}
      <SubmitRow kind="AI" left={user.credits} isPending={isPending} serverError={serverError} />
    </form>
  );
}
