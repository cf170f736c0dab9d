import type { ProjectView } from '@stylekit/server/contract';
import { useState } from 'react';
import { updateProject } from '../../data/project.api.ts';
import { refreshWork } from '../../data/refresh.ts';
import { HttpError, messageOf } from '../../lib/http.ts';
import { usePending } from '../../lib/use-pending.ts';
import { showToast } from '../../ui/toast-store.ts';
import { deleteLogo, uploadLogo } from './logo.api.ts';
import { findLogoFault } from './logo-file.policy.ts';

const REFERENCE_REMOVED = 'Logo reference removed';

interface LogoOptions {
  /** The project that is edited; null for one that is being made. */
  readonly project: ProjectView | null;
  readonly onChange: (logoUpload: string) => void;
}

/** The uploaded logo of the form: sends it, removes it, and says how that went, in the form and as a toast. */
export function useLogo({ project, onChange }: LogoOptions) {
  const [fault, setFault] = useState<string | undefined>();
  const [news, setNews] = useState('');
  const { isPending, run } = usePending();

  const tell = (title: string, description: string) => {
    setNews(title);
    showToast({ title, description });
  };
  const fail = (title: string, message: string) => {
    setFault(message);
    showToast({ title, description: message, tone: 'destructive' });
  };
  const start = (work: () => Promise<void>) => {
    setFault(undefined);
    setNews('');
    run(work);
  };
  const upload = async (file: File) => {
    const refusal = await findLogoFault(file);
    if (refusal !== null) return fail('Upload failed', refusal);
    try {
      onChange(await uploadLogo(file));
    } catch (error) {
      return fail('Upload failed', toUploadMessage(error));
    }
    tell('File uploaded', 'Save the project to use it as the logo.');
  };
  const remove = async (logoUpload: string) => {
    if (project === null) {
      onChange('');
      return tell('Logo removed', 'The project will be created without a logo.');
    }
    try {
      if (project.logoUrl === logoUpload) await clearLogo(project);
    } catch (error) {
      return fail('Failed to update project', messageOf(error));
    }
    onChange('');
    try {
      await deleteLogo(logoUpload, project.id);
      tell('Logo removed', `The logo of “${project.name}” was deleted.`);
    } catch {
      // The project does not show it any more, and the server sweeps what no project shows.
      tell(REFERENCE_REMOVED, 'The file could not be deleted now. It will be deleted later.');
    }
  };

  return {
    fault,
    news,
    isPending,
    upload: (file: File) => start(() => upload(file)),
    remove: (logoUpload: string) => start(() => remove(logoUpload)),
  };
}

/** Only the logo: what is typed in the form and not saved stays so. */
async function clearLogo({ id, name, description }: ProjectView): Promise<void> {
  await updateProject(id, { name, description, logoUrl: null });
  await refreshWork();
}

function toUploadMessage(error: unknown): string {
  return error instanceof HttpError && error.body === null ? 'Something went wrong' : messageOf(error);
}
