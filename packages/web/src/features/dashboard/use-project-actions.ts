import type { ProjectView } from '@stylekit/server/contract';
import { type RefObject, useMemo } from 'react';
import { flushSync } from 'react-dom';
import { archiveProject, deleteProject, restoreProject } from '../../data/project.api.ts';
import { refreshWork } from '../../data/refresh.ts';
import { messageOf } from '../../lib/http.ts';
import { showToast } from '../../ui/toast-store.ts';

interface Step {
  readonly call: (id: string) => Promise<void>;
  readonly done: string;
  readonly words: (name: string) => string;
  readonly failed: string;
}

const ARCHIVE: Step = {
  call: archiveProject,
  done: 'Project archived',
  words: (name) => `“${name}” is under Archived now.`,
  failed: 'Failed to archive project',
};
const RESTORE: Step = {
  call: restoreProject,
  done: 'Project restored',
  words: (name) => `“${name}” is among your active projects again.`,
  failed: 'Failed to restore project',
};
const DELETE: Step = {
  call: deleteProject,
  done: 'Project permanently deleted',
  words: (name) => `“${name}” and its style guides are gone.`,
  failed: 'Failed to delete project',
};

/**
 * Archives, restores and deletes, and says how it went. The card leaves the list with it, so the focus goes to the tab
 * above it; where it failed, everything stays.
 */
export function useProjectActions(root: RefObject<HTMLElement | null>) {
  return useMemo(() => {
    /** Answers why it could not be done, or null. */
    const take = async (step: Step, { id, name }: ProjectView): Promise<string | null> => {
      try {
        await step.call(id);
      } catch (error) {
        const message = messageOf(error);
        showToast({ title: step.failed, description: message, tone: 'destructive' });
        return message;
      }
      showToast({ title: step.done, description: step.words(name) });
      await refreshWork();
      return null;
    };
    const focusTab = () => {
      root.current?.querySelector<HTMLElement>('[role="tab"][aria-selected="true"]')?.focus();
    };
    const move = (step: Step) => async (project: ProjectView) => {
      if ((await take(step, project)) === null) focusTab();
    };
    return {
      archive: move(ARCHIVE),
      restore: move(RESTORE),
      /** `close` takes the question away before the focus goes on; answers why it could not be done, or null. */
      remove: async (project: ProjectView, close: () => void) => {
        const fault = await take(DELETE, project);
        if (fault !== null) return fault;
        flushSync(close);
        focusTab();
        return null;
      },
    };
  }, [root]);
}
