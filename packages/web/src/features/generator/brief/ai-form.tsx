import { aiBriefSchema } from '@stylekit/engine/brief';
import type { MemoryView } from '@stylekit/server/contract';
import { useAtom } from 'jotai';
import { Link } from 'wouter';
import { useForm } from '../../../lib/form/use-form.ts';
import type { ModeFormProps } from '../creation/mode-form.ts';
import { SubmitRow } from '../creation/submit-row.tsx';
import { aiDraftAtomOf } from './brief-draft.ts';
import { isMemoryActive } from './prefill.ts';
import { PurposeField } from './purpose-field.tsx';
import { toAiBody } from './to-body.ts';

interface AiFormProps extends ModeFormProps {
  readonly memory: MemoryView | undefined;
}

/** The form of AI Mode, which needs only the brand purpose. */
export function AiForm({ project, user, isPending, serverError, memory, onEdit, onCreate }: AiFormProps) {
  const [draft, setDraft] = useAtom(aiDraftAtomOf(project.id));
  const form = useForm({
    state: [
      { description: draft?.description ?? '' },
      ({ description = '' }) => {
        setDraft({ description });
        onEdit();
      },
    ],
    schema: aiBriefSchema,
    failure: serverError,
    onSubmit: (brief) => onCreate(toAiBody(project.id, brief)),
  });
  return (
    <form {...form.props} aria-label="AI Mode" className="grid gap-6">
      <PurposeField {...form.control('description')} />
      {isMemoryActive(memory) && (
        <p className="m-0 text-ui text-muted">
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
