import type { ProjectView } from '@stylekit/server/contract';
import { type FormEvent, useState } from 'react';
import { createProject, updateProject } from '../../data/project.api.ts';
import { refreshProjectData } from '../../data/refresh.ts';
import { issueOf, messageOf } from '../../lib/http.ts';
import { usePending } from '../../lib/use-pending.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { Notice } from '../../ui/notice.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { showToast } from '../../ui/toast-store.ts';
import { LogoField } from './logo-field.tsx';
import { missingFields, type ProjectFields, toFields, toInput } from './project-fields.ts';
import { useLogo } from './use-logo.ts';

interface ProjectFormProps {
  /** The project to edit, or null for a new one. */
  readonly project: ProjectView | null;
  readonly onDone: () => void;
  readonly onCancel: () => void;
}

/** The form to create or edit a project. Typed text is kept if saving fails. */
export function ProjectForm({ project, onDone, onCancel }: ProjectFormProps) {
  const [fields, setFields] = useState(() => toFields(project));
  const [areErrorsShown, setErrorsShown] = useState(false);
  const [serverError, setServerError] = useState<unknown>(null);
  const { isPending, run } = usePending();
  const change = (part: Partial<ProjectFields>) => {
    setServerError(null);
    setFields((current) => ({ ...current, ...part }));
  };
  const logo = useLogo({ project, onChange: (logoUpload) => change({ logoUpload }) });
  const missing = missingFields(fields);
  const errorOf = (name: 'name' | 'description') => {
    const error = areErrorsShown ? missing.find(({ field }) => field === name)?.message : undefined;
    return error ?? issueOf(serverError, name);
  };
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setErrorsShown(true);
    const [first] = missing;
    if (first === undefined) return run(() => save({ project, fields, onDone, onError: setServerError }));
    showToast({ title: first.title, description: first.message, tone: 'destructive' });
    focusField(event.currentTarget, first.field);
  };
  const action = project === null ? 'Create Project' : 'Save Changes';
  return (
    <form onSubmit={onSubmit} noValidate className="mt-6 grid gap-5">
      <Field
        ref={setInitialFocus}
        label="Project Name"
        name="name"
        autoComplete="off"
        dir="auto"
        required
        value={fields.name}
        error={errorOf('name')}
        onChange={(event) => change({ name: event.currentTarget.value })}
      />
      <TextArea
        label="Description"
        name="description"
        dir="auto"
        rows={3}
        required
        value={fields.description}
        error={errorOf('description')}
        onChange={(event) => change({ description: event.currentTarget.value })}
      />
      <LogoField fields={fields} onChange={change} logo={logo} error={issueOf(serverError, 'logoUrl')} />
      {serverError !== null && (
        <Notice tone="destructive" title={failedTitle(project)}>
          {messageOf(serverError)}
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
  readonly onError: (error: unknown) => void;
}

async function save({ project, fields, onDone, onError }: Saving): Promise<void> {
  const input = toInput(fields);
  try {
    const { name } = await (project === null ? createProject(input) : updateProject(project.id, input));
    onDone();
    if (project === null) showToast({ title: 'Project created', description: `“${name}” is ready.` });
    else showToast({ title: 'Project updated', description: `“${name}” was saved.` });
    await refreshProjectData();
  } catch (error) {
    onError(error);
    showToast({ title: failedTitle(project), description: messageOf(error), tone: 'destructive' });
  }
}

function failedTitle(project: ProjectView | null): string {
  return project === null ? 'Failed to create project' : 'Failed to update project';
}

/** Dialogs focus the element with this attribute, which React does not render. */
function setInitialFocus(field: HTMLInputElement | null): void {
  field?.setAttribute('autofocus', '');
}

function focusField(form: HTMLFormElement, name: string): void {
  form.querySelector<HTMLElement>(`[name="${name}"]`)?.focus();
}
