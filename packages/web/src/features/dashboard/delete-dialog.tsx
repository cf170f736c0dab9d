import type { ProjectView } from '@stylekit/server/contract';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';

interface DeleteDialogProps {
  /** The project to delete, or null if the dialog is closed. */
  readonly project: ProjectView | null;
  readonly onClose: () => void;
  /** Returns an error message, or null on success. */
  readonly onConfirm: (project: ProjectView) => Promise<string | null>;
}

/** Asks for confirmation before a project is deleted and lists what is deleted with it. */
export function DeleteDialog({ project, onClose, onConfirm }: DeleteDialogProps) {
  return (
    <ConfirmDialog
      title="Delete this project?"
      isOpen={project !== null}
      onClose={onClose}
      action="Delete Project"
      pendingAction="Deleting…"
      isDestructive
      failure="Failed to delete project"
      onConfirm={async () => (project === null ? null : onConfirm(project))}
    >
      {project !== null && (
        <>
          <strong className="font-medium text-foreground" dir="auto">
            {project.name}
          </strong>{' '}
          {toLossText(project.styleTileCount)} This cannot be undone.
        </>
      )}
    </ConfirmDialog>
  );
}

function toLossText(count: number): string {
  if (count === 0) return 'will be permanently deleted, including its brand memory.';
  const guides = count === 1 ? 'its style guide' : `all ${count} style guides (also archived ones)`;
  return `will be permanently deleted, including ${guides} and its brand memory. AI credits used for generated guides are not refunded.`;
}
