import { copilotBriefSchema } from '@stylekit/engine/brief';
import type { MemoryView } from '@stylekit/server/contract';
import { useAtom } from 'jotai';
import { useForm } from '../../../lib/form/use-form.ts';
import { announce } from '../../../ui/announcer.tsx';
import { showToast } from '../../../ui/toast-store.ts';
import type { ModeFormProps } from '../creation/mode-form.ts';
import { SubmitRow } from '../creation/submit-row.tsx';
import { FromPicture } from '../picture/from-picture.tsx';
import { type CopilotFields, copilotDraftAtomOf } from './brief-draft.ts';
import { CopilotChoices } from './copilot-choices.tsx';
import { mergePrefill, prefilledFields, toPrefill, withoutPrefill } from './prefill.ts';
import { PrefillNotice } from './prefill-notice.tsx';
import { PurposeField } from './purpose-field.tsx';
import { toCopilotBody } from './to-body.ts';

/** A custom industry is used only with “Other”. */
const formSchema = {
  safeParse: (fields: CopilotFields) =>
    copilotBriefSchema.safeParse(fields.industry === 'other' ? fields : { ...fields, customIndustry: '' }),
};

interface CopilotFormProps extends ModeFormProps {
  readonly memory: MemoryView | undefined;
}

/** The fields that colors of a picture can fill. */
const COLOR_TARGETS = [
  { value: 'primaryColorHex', label: 'Primary color' },
  { value: 'secondaryColorHex', label: 'Secondary color' },
] as const;

/** The form of Co-Pilot Mode. */
export function CopilotForm(props: CopilotFormProps) {
  const { project, user, isPending, serverError, memory, onEdit, onCreate } = props;
  const [draft, setDraft] = useAtom(copilotDraftAtomOf(project.id));
  const prefill = toPrefill(memory);
  const fields = mergePrefill(draft, prefill);
  const remembered = prefilledFields(draft, prefill);
  const form = useForm({
    state: [
      fields,
      (part) => {
        setDraft({ ...draft, ...part });
        onEdit();
      },
    ],
    schema: formSchema,
    failure: serverError,
    onInvalid: ({ customIndustry }) => warnOfIndustry(customIndustry),
    onSubmit: (brief) => onCreate(toCopilotBody(project.id, brief)),
  });
  const clear = () => {
    setDraft(withoutPrefill(draft, prefill));
    announce('Prefilled fields cleared.');
    if (remembered[0] !== undefined) form.focus(remembered[0]);
  };
  return (
    <form {...form.props} aria-label="Co-Pilot Mode" className="grid gap-6">
      <PurposeField {...form.control('description')} />
      {remembered.length > 0 && <PrefillNotice fields={remembered} onClear={clear} />}
      <FromPicture
        logoUrl={project.logoUrl}
        targets={COLOR_TARGETS}
        onChoose={(target, hex) => form.change({ [target]: hex })}
      />
      <CopilotChoices form={form} />
      <SubmitRow kind="AI" left={user.credits} isPending={isPending} serverError={serverError} />
    </form>
  );
}

function warnOfIndustry(description: string | undefined): void {
  if (description === undefined) return;
  showToast({ title: 'Missing Information', description, tone: 'destructive' });
}
