import type { ProjectView } from '@stylekit/server/contract';
import { useState } from 'react';
import { updateProject } from '../../data/project.api.ts';
import { refreshProjectData } from '../../data/refresh.ts';
import { HttpError, messageOf } from '../../lib/http.ts';
import { usePending } from '../../lib/use-pending.ts';
import { showToast } from '../../ui/toast-store.ts';
import { deleteLogo, uploadLogo } from './logo.api.ts';
import { findLogoError } from './logo-file.policy.ts';

const REFERENCE_REMOVED = 'Logo reference removed';

interface LogoOptions {
  /** The project to edit, or null for a new one. */
  readonly project: ProjectView | null;
  readonly onChange: (logoUpload: string) => void;
}

/** Uploads and removes the logo of the form. Shows results in the form and as toasts. */
export function useLogo({ project, onChange }: LogoOptions) {
  const [error, setUploadError] = useState<string | undefined>();
  const [status, setStatus] = useState('');
  const { isPending, run } = usePending();

  const showSuccess = (title: string, description: string) => {
    setStatus(title);
    showToast({ title, description });
  };
  const fail = (title: string, message: string) => {
    setUploadError(message);
    showToast({ title, description: message, tone: 'destructive' });
  };
  const start = (work: () => Promise<void>) => {
    setUploadError(undefined);
    setStatus('');
    run(work);
  };
  const upload = async (file: File) => {
    const fileProblem = await findLogoError(file);
    if (fileProblem !== null) return fail('Upload failed', fileProblem);
    try {
      onChange(await uploadLogo(file));
    } catch (error) {
      return fail('Upload failed', toUploadMessage(error));
    }
    showSuccess('File uploaded', 'Save the project to use it as the logo.');
  };
  const remove = async (logoUpload: string) => {
    if (project === null) {
      onChange('');
      return showSuccess('Logo removed', 'The project will be created without a logo.');
    }
    try {
      if (project.logoUrl === logoUpload) await clearLogo(project);
    } catch (error) {
      return fail('Failed to update project', messageOf(error));
    }
    onChange('');
    try {
      await deleteLogo(logoUpload, project.id);
      showSuccess('Logo removed', `The logo of “${project.name}” was deleted.`);
    } catch {
      // No project refers to the file, so the server deletes it later.
      showSuccess(REFERENCE_REMOVED, 'The file could not be deleted now. It will be deleted later.');
    }
  };

  return {
    error,
    status,
    isPending,
    upload: (file: File) => start(() => upload(file)),
    remove: (logoUpload: string) => start(() => remove(logoUpload)),
  };
}

/** Updates only the logo and keeps unsaved form input. */
async function clearLogo({ id, name, description }: ProjectView): Promise<void> {
  await updateProject(id, { name, description, logoUrl: null });
  await refreshProjectData();
}

function toUploadMessage(error: unknown): string {
  return error instanceof HttpError && error.body === null ? 'Something went wrong' : messageOf(error);
}
