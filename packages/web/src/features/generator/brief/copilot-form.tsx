import { copilotBriefSchema } from '@stylekit/engine/brief';
import type { MemoryView } from '@stylekit/server/contract';
import { useAtom } from 'jotai';
import type { FormEvent } from 'react';
import { announce } from '../../../ui/announcer.tsx';
import { showToast } from '../../../ui/toast-store.ts';
import type { ModeFormProps } from '../creation/mode-form.ts';
import { SubmitRow } from '../creation/submit-row.tsx';
import { useFieldErrors } from '../creation/use-field-errors.ts';
import { COPILOT_FIELDS, type CopilotField, type CopilotFields, copilotDraftAtomOf } from './brief-draft.ts';
import { CopilotChoices } from './copilot-choices.tsx';
import { toFieldErrors } from './field-errors.ts';
import { mergePrefill, prefilledFields, toPrefill, withoutPrefill } from './prefill.ts';
import { PrefillNotice } from './prefill-notice.tsx';
import { PurposeField } from './purpose-field.tsx';
import { toCopilotBody } from './to-body.ts';

interface CopilotFormProps extends ModeFormProps {
  readonly memory: MemoryView | undefined;
}

/** The form of Co-Pilot Mode. */
export function CopilotForm(props: CopilotFormProps) {
  const { project, user, isPending, serverError, memory, onEdit, onCreate } = props;
  const [draft, setDraft] = useAtom(copilotDraftAtomOf(project.id));
  const prefill = toPrefill(memory);
  const fields = mergePrefill(draft, prefill);
  const remembered = prefilledFields(draft, prefill);
  const checked = copilotBriefSchema.safeParse(toBriefInput(fields));
  const errors = toFieldErrors(checked);
  const { form, errorOf, check } = useFieldErrors({ order: COPILOT_FIELDS, errors, serverError });
  const change = (field: CopilotField, value: string) => {
    setDraft({ ...draft, [field]: value });
    onEdit();
  };
  const clear = () => {
    setDraft(withoutPrefill(draft, prefill));
    announce('Prefilled fields cleared.');
    form.current?.querySelector<HTMLElement>(`[name="${remembered[0]}"]`)?.focus();
  };
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (!check()) return warnOfIndustry(errors.get('customIndustry'));
    if (!checked.success) return;
    onCreate(toCopilotBody(project.id, checked.data));
  };
  return (
    <form ref={form} onSubmit={onSubmit} noValidate aria-label="Co-Pilot Mode" className="grid gap-6">
      <PurposeField
        value={fields.description}
        error={errorOf('description')}
        onChange={(text) => change('description', text)}
      />
      {remembered.length > 0 && <PrefillNotice fields={remembered} onClear={clear} />}
      <CopilotChoices fields={fields} errorOf={errorOf} onChange={change} />
      <SubmitRow kind="AI" left={user.credits} isPending={isPending} serverError={serverError} />
    </form>
  );
}

/** A custom industry is used only with “Other”. */
function toBriefInput(fields: CopilotFields): CopilotFields {
  return fields.industry === 'other' ? fields : { ...fields, customIndustry: '' };
}

function warnOfIndustry(description: string | undefined): void {
  if (description === undefined) return;
  showToast({ title: 'Missing Information', description, tone: 'destructive' });
}
