import type { ProjectView } from '@stylekit/server/contract';
import { useMemo, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import { useListActions } from '../../data/use-list-actions.ts';
import { useCommands } from '../../lib/command-list.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { DeleteDialog } from './delete-dialog.tsx';
import { ProjectForm } from './project-form.tsx';
import { PROJECT_LIST_ACTIONS } from './project-list-actions.ts';
import { toProjectCommands, useProjectChoices } from './use-project-choices.ts';
import './dashboard.css';

/** Offers what the menu of a project has in the command palette, on the page of the project. */
export function ProjectCommands({ project }: { readonly project: ProjectView }) {
  const [, navigate] = useLocation();
  const page = useRef<HTMLElement>(null);
  const [open, setOpen] = useState<'none' | 'form' | 'delete'>('none');
  const steps = useMemo(() => {
    const { remove } = PROJECT_LIST_ACTIONS;
    // The page of a deleted project would say that it does not exist.
    const request = async (id: string) => {
      await remove.request(id);
      navigate('/dashboard');
    };
    return { ...PROJECT_LIST_ACTIONS, remove: { ...remove, request } };
  }, [navigate]);
  const { archive, restore, remove } = useListActions(page, steps);
  const { choices } = useProjectChoices(project, {
    onEdit: () => setOpen('form'),
    onArchive: archive,
    onRestore: restore,
    onDelete: () => setOpen('delete'),
  });
  useCommands(toProjectCommands(choices));
  const close = () => setOpen('none');
  return (
    <>
      <Dialog size="form" title="Edit Project" isOpen={open === 'form'} onClose={close}>
        {open === 'form' && <ProjectForm project={project} onDone={close} onCancel={close} />}
      </Dialog>
      <DeleteDialog
        project={open === 'delete' ? project : null}
        onClose={close}
        onConfirm={() => remove(project, close)}
      />
    </>
  );
}
