import type { ProjectView } from '@stylekit/server/contract';
import { useState } from 'react';
import { usePending } from '../../lib/use-pending.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Notice } from '../../ui/notice.tsx';

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
    <Dialog size="form" title="Delete this project?" isOpen={project !== null} onClose={onClose}>
      {project !== null && <Question project={project} onClose={onClose} onConfirm={onConfirm} />}
    </Dialog>
  );
}

interface QuestionProps extends DeleteDialogProps {
  readonly project: ProjectView;
}

function Question({ project, onClose, onConfirm }: QuestionProps) {
  const { isPending, run } = usePending();
  const [fault, setFault] = useState<string | null>(null);
  return (
    <div className="mt-4 grid gap-6">
      <p className="m-0 text-ink-2">
        <strong className="font-medium text-ink" dir="auto">
          {project.name}
        </strong>{' '}
        {losses(project.styleTileCount)} This cannot be undone.
      </p>
      {fault !== null && (
        <Notice tone="destructive" title="Failed to delete project">
          {fault}
        </Notice>
      )}
      <div className="flex flex-wrap justify-end gap-2">
        <Button onClick={onClose}>Cancel</Button>
        <Button
          look="primary"
          disabled={isPending}
          onClick={() => run(async () => setFault(await onConfirm(project)))}
        >
          {isPending ? 'Deleting …' : 'Delete Project'}
        </Button>
      </div>
    </div>
  );
}

function losses(count: number): string {
  if (count === 0) return 'will be deleted for good, with everything StyleKit remembers of this brand.';
  const guides = count === 1 ? 'its style guide' : `all of its ${count} style guides, archived ones too,`;
  return `will be deleted for good, with ${guides} and everything StyleKit remembers of this brand. AI credits spent on finished guides do not come back.`;
}
