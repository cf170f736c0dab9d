import type { ProjectInput, ProjectView } from '@stylekit/server/contract';
import { createProject, updateProject } from '../../data/project.api.ts';
import { refreshProjectData } from '../../data/refresh.ts';
import { useFields } from '../../lib/form/form-state.ts';
import { useForm } from '../../lib/form/use-form.ts';
import { messageOf } from '../../lib/http.ts';
import { setInitialFocus } from '../../lib/set-initial-focus.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { Notice } from '../../ui/notice.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { showToast } from '../../ui/toast-store.ts';
import { LogoField } from './logo-field.tsx';
import { projectSchema, toFields, toInput } from './project-fields.ts';
import { useLogo } from './use-logo.ts';

interface ProjectFormProps {
  /** The project to edit, or null for a new one. */
  readonly project: ProjectView | null;
  readonly onDone: () => void;
  readonly onCancel: () => void;
}

/** The form to create or edit a project. Typed text is kept if saving fails. */
export function ProjectForm({ project, onDone, onCancel }: ProjectFormProps) {
  const form = useForm({
    state: useFields(() => toFields(project)),
    schema: projectSchema,
    onSubmit: (fields) => save({ project, input: toInput(fields), onDone }),
    onInvalid: ({ name, description }) =>
      showToast({
        title: name === undefined ? 'Project description required' : 'Project name required',
        description: name ?? description ?? '',
        tone: 'destructive',
      }),
    onFailure: (error) =>
      showToast({ title: failedTitle(project), description: messageOf(error), tone: 'destructive' }),
  });
  const logo = useLogo({ project, onChange: (logoUpload) => form.change({ logoUpload }) });
  const action = project === null ? 'Create Project' : 'Save Changes';
  return (
    <form {...form.props} className="mt-6 grid gap-5">
      <Field
        ref={setInitialFocus}
        label="Project Name"
        autoComplete="off"
        dir="auto"
        required
        {...form.input('name')}
      />
      <TextArea label="Description" dir="auto" rows={3} required {...form.input('description')} />
      <LogoField fields={form.values} onChange={form.change} logo={logo} error={form.errorOf('logoUrl')} />
      {form.failure !== null && (
        <Notice tone="destructive" title={failedTitle(project)}>
          {messageOf(form.failure)}
        </Notice>
      )}
      <div className="flex flex-wrap justify-end gap-2">
        <Button onClick={onCancel}>Cancel</Button>
        <Button
          type="submit"
          variant="primary"
          texts={[action, 'Saving…']}
          disabled={form.isPending || logo.isPending}
        >
          {form.isPending ? 'Saving…' : action}
        </Button>
      </div>
    </form>
  );
}

interface Saving {
  readonly project: ProjectView | null;
  readonly input: ProjectInput;
  readonly onDone: () => void;
}

async function save({ project, input, onDone }: Saving): Promise<void> {
  const { name } = await (project === null ? createProject(input) : updateProject(project.id, input));
  onDone();
  if (project === null) showToast({ title: 'Project created', description: `“${name}” is ready.` });
  else showToast({ title: 'Project updated', description: `“${name}” was saved.` });
  await refreshProjectData();
}

function failedTitle(project: ProjectView | null): string {
  return project === null ? 'Failed to create project' : 'Failed to update project';
}
