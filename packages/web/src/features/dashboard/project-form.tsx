import type { ProjectView } from '@stylekit/server/contract';
import { type FormEvent, useState } from 'react';
import { createProject, updateProject } from '../../data/project.api.ts';
import { refreshWork } from '../../data/refresh.ts';
import { issueOf, messageOf } from '../../lib/http.ts';
import { usePending } from '../../lib/use-pending.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { Notice } from '../../ui/notice.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { showToast } from '../../ui/toast-store.ts';
import { LogoField } from './logo-field.tsx';
import { type ProjectFields, requiredFaults, toFields, toInput } from './project-fields.ts';
import { useLogo } from './use-logo.ts';

interface ProjectFormProps {
  /** The project to change; null makes a new one. */
  readonly project: ProjectView | null;
  readonly onDone: () => void;
  readonly onCancel: () => void;
}

/** What a person says about a project. What was typed stays when saving fails. */
export function ProjectForm({ project, onDone, onCancel }: ProjectFormProps) {
  const [fields, setFields] = useState(() => toFields(project));
  const [areFaultsShown, setFaultsShown] = useState(false);
  const [refusal, setRefusal] = useState<unknown>(null);
  const { isPending, run } = usePending();
  const change = (part: Partial<ProjectFields>) => {
    setRefusal(null);
    setFields((current) => ({ ...current, ...part }));
  };
  const logo = useLogo({ project, onChange: (logoUpload) => change({ logoUpload }) });
  const missing = requiredFaults(fields);
  const faultOf = (name: 'name' | 'description') => {
    const fault = areFaultsShown ? missing.find(({ field }) => field === name)?.message : undefined;
    return fault ?? issueOf(refusal, name);
  };
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setFaultsShown(true);
    const [first] = missing;
    if (first === undefined) return run(() => save({ project, fields, onDone, onRefusal: setRefusal }));
    showToast({ title: first.title, description: first.message, tone: 'destructive' });
    focusField(event.currentTarget, first.field);
  };
  const action = project === null ? 'Create Project' : 'Save Changes';
  return (
    <form onSubmit={onSubmit} noValidate className="mt-6 grid gap-5">
      <Field
        ref={markFirst}
        label="Project Name"
        name="name"
        autoComplete="off"
        dir="auto"
        required
        value={fields.name}
        fault={faultOf('name')}
        onChange={(event) => change({ name: event.currentTarget.value })}
      />
      <TextArea
        label="Description"
        name="description"
        dir="auto"
        rows={3}
        required
        value={fields.description}
        fault={faultOf('description')}
        onChange={(event) => change({ description: event.currentTarget.value })}
      />
      <LogoField fields={fields} onChange={change} logo={logo} fault={issueOf(refusal, 'logoUrl')} />
      {refusal !== null && (
        <Notice tone="destructive" title={failedTitle(project)}>
          {messageOf(refusal)}
        </Notice>
      )}
      <div className="flex flex-wrap justify-end gap-2">
        <Button onClick={onCancel}>Cancel</Button>
        <Button
          type="submit"
          variant="primary"
          texts={[action, 'Saving…']}
          disabled={isPending || logo.isPending}
        >
          {isPending ? 'Saving…' : action}
        </Button>
      </div>
    </form>
  );
}

interface Saving {
  readonly project: ProjectView | null;
  readonly fields: ProjectFields;
  readonly onDone: () => void;
  readonly onRefusal: (error: unknown) => void;
}

async function save({ project, fields, onDone, onRefusal }: Saving): Promise<void> {
  const input = toInput(fields);
  try {
    const { name } = await (project === null ? createProject(input) : updateProject(project.id, input));
    onDone();
    if (project === null) showToast({ title: 'Project created', description: `“${name}” is ready.` });
    else showToast({ title: 'Project updated', description: `“${name}” was saved.` });
    await refreshWork();
  } catch (error) {
    onRefusal(error);
    showToast({ title: failedTitle(project), description: messageOf(error), tone: 'destructive' });
  }
}

function failedTitle(project: ProjectView | null): string {
  return project === null ? 'Failed to create project' : 'Failed to update project';
}

/** A dialog gives the focus to what has this attribute, which React itself does not write. */
function markFirst(field: HTMLInputElement | null): void {
  field?.setAttribute('autofocus', '');
}

function focusField(form: HTMLFormElement, name: string): void {
  form.querySelector<HTMLElement>(`[name="${name}"]`)?.focus();
}
