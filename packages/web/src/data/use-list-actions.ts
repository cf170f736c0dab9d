import { type RefObject, useMemo } from 'react';
import { flushSync } from 'react-dom';
import { messageOf } from '../lib/http.ts';
import { showToast } from '../ui/toast-store.ts';
import { refreshWork } from './refresh.ts';

/** One change of a thing in a list, and the words about it. */
export interface ListStep {
  readonly call: (id: string) => Promise<void>;
  readonly done: string;
  readonly words: (name: string) => string;
  readonly failed: string;
}

/** `steps` has to be the same object at each call. */
interface ListSteps {
  readonly archive: ListStep;
  readonly restore: ListStep;
  readonly remove: ListStep;
}

interface Named {
  readonly id: string;
  readonly name: string;
}

/**
 * Archives, restores and deletes, and says how it went. The card leaves the list with it, so the focus goes to the tab
 * above it; where it failed, everything stays.
 */
export function useListActions(root: RefObject<HTMLElement | null>, steps: ListSteps) {
  return useMemo(() => {
    const focusTab = () => {
      root.current?.querySelector<HTMLElement>('[role="tab"][aria-selected="true"]')?.focus();
    };
    const move = (step: ListStep) => async (thing: Named) => {
      if ((await take(step, thing)) === null) focusTab();
    };
    return {
      archive: move(steps.archive),
      restore: move(steps.restore),
      /** `close` takes the question away before the focus goes on; answers why it could not be done, or null. */
      remove: async (thing: Named, close: () => void) => {
        const fault = await take(steps.remove, thing);
        if (fault !== null) return fault;
        flushSync(close);
        focusTab();
        return null;
      },
    };
  }, [root, steps]);
}

/** Answers why it could not be done, or null. */
async function take(step: ListStep, { id, name }: Named): Promise<string | null> {
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
}
