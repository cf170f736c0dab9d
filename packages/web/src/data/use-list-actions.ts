import { type RefObject, useMemo } from 'react';
import { flushSync } from 'react-dom';
import { messageOf } from '../lib/http.ts';
import { showToast } from '../ui/toast-store.ts';
import { refreshProjectData } from './refresh.ts';

/** An action on a list item, with its toast texts. */
export interface ListAction {
  readonly request: (id: string) => Promise<void>;
  readonly successTitle: string;
  readonly toDescription: (name: string) => string;
  readonly failureTitle: string;
}

/** Pass the same `actions` object on every render. */
interface ListActions {
  readonly archive: ListAction;
  readonly restore: ListAction;
  readonly remove: ListAction;
}

interface ListItem {
  readonly id: string;
  readonly name: string;
}

/**
 * Returns handlers that archive, restore and delete list items and show toasts. The card disappears after a success, so
 * the focus moves to the selected tab.
 */
export function useListActions(root: RefObject<HTMLElement | null>, actions: ListActions) {
  return useMemo(() => {
    const focusTab = () => {
      root.current?.querySelector<HTMLElement>('[role="tab"][aria-selected="true"]')?.focus();
    };
    const run = (step: ListAction) => async (item: ListItem) => {
      if ((await runAction(step, item)) === null) focusTab();
    };
    return {
      archive: run(actions.archive),
      restore: run(actions.restore),
      /** `close` closes the dialog before the focus moves. Returns an error message, or null on success. */
      remove: async (item: ListItem, close: () => void) => {
        const error = await runAction(actions.remove, item);
        if (error !== null) return error;
        flushSync(close);
        focusTab();
        return null;
      },
    };
  }, [root, actions]);
}

/** Returns an error message, or null on success. */
async function runAction(step: ListAction, { id, name }: ListItem): Promise<string | null> {
  try {
    await step.request(id);
  } catch (error) {
    const message = messageOf(error);
    showToast({ title: step.failureTitle, description: message, tone: 'destructive' });
    return message;
  }
  showToast({ title: step.successTitle, description: step.toDescription(name) });
  await refreshProjectData();
  return null;
}
