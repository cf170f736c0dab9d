import type { ProjectView } from '@stylekit/server/contract';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';

interface DeleteDialogProps {
  /** The project in question; null while nothing is asked. */
  readonly project: ProjectView | null;
  readonly onClose: () => void;
  /** Answers why it could not be done, or null. */
  readonly onConfirm: (project: ProjectView) => Promise<string | null>;
}

/** Asks before a project is deleted, naming it and what goes with it. */
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
          {losses(project.styleTileCount)} This cannot be undone.
        </>
      )}
    </ConfirmDialog>
  );
}

function losses(count: number): string {
  if (count === 0) return 'will be permanently deleted, including its brand memory.';
  const guides = count === 1 ? 'its style guide' : `all ${count} style guides (also archived ones)`;
  return `will be permanently deleted, including ${guides} and its brand memory. AI credits used for generated guides are not refunded.`;
}
