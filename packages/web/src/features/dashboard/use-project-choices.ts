import type { ProjectView } from '@stylekit/server/contract';
import type { Command } from '../../lib/command-list.ts';
import { usePending } from '../../lib/use-pending.ts';
import type { ProjectActions } from './project-card.tsx';

/** What can be done with a project, for its card and the command palette. */
export function useProjectChoices(project: ProjectView, actions: ProjectActions) {
  const { isPending, run } = usePending();
  const remove = { label: 'Delete', isDestructive: true, onSelect: () => actions.onDelete(project) };
  const choices = project.isArchived
    ? [{ label: 'Restore', onSelect: () => run(() => actions.onRestore(project)) }, remove]
    : [
        { label: 'Edit', onSelect: () => actions.onEdit(project) },
        { label: 'Archive', onSelect: () => run(() => actions.onArchive(project)) },
        remove,
      ];
  return { isPending, choices };
}

/** The choices in the command palette. */
export function toProjectCommands(choices: ReturnType<typeof useProjectChoices>['choices']): Command[] {
  return choices.map(({ label, onSelect }) => ({ label: `${label} project`, run: onSelect }));
}
