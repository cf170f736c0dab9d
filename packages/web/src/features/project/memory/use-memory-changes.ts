import type { MemoryView } from '@stylekit/server/contract';
import { mutate } from 'swr';
import { memoryPath } from '../../../data/api-paths.ts';
import {
  changeMemory,
  forgetEverything,
  type MemoryChange,
  type MemoryKind,
} from '../../../data/memory.api.ts';
import { HttpError, messageOf } from '../../../lib/http.ts';
import { usePending } from '../../../lib/use-pending.ts';
import { announce } from '../../../ui/announcer.tsx';
import { showToast } from '../../../ui/toast-store.ts';

const FAILED = 'Could not update brand memory';

/** The changes to a brand memory, one at a time. Form changes return an error message, or null on success. */
export function useMemoryChanges(projectId: string) {
  const { isPending, run } = usePending();
  const path = memoryPath(projectId);
  const show = (memory: MemoryView) => mutate(path, memory, { revalidate: false });
  const attempt = async (call: () => Promise<MemoryView>, done: string): Promise<string | null> => {
    try {
      await show(await call());
    } catch (error) {
      return toErrorMessage(error);
    }
    announce(done);
    return null;
  };
  /** For changes outside of forms: shows errors as a toast. */
  const changeWithToast = (body: MemoryChange, done: string) =>
    run(async () => {
      const failure = await attempt(() => changeMemory(projectId, body), done);
      if (failure === null) return;
      showToast({ title: FAILED, description: failure, tone: 'destructive' });
      await mutate(path);
    });
  /** Updates the switch immediately and reverts it on an error. */
  const switchTo = (isOn: boolean) => {
    void mutate(path, (memory?: MemoryView) => memory && { ...memory, isOn }, { revalidate: false });
    changeWithToast({ isOn }, isOn ? 'Brand memory is on' : 'Brand memory is off');
  };
  return {
    isPending,
    switchTo,
    forget: (id: string) => changeWithToast({ forget: [id] }, 'Forgotten'),
    edit: (id: string, value: string) =>
      attempt(() => changeMemory(projectId, { edit: [{ id, value }] }), 'Saved'),
    remember: (kind: MemoryKind, value: string) =>
      attempt(() => changeMemory(projectId, { remember: [{ kind, value }] }), 'Preference added'),
    forgetAll: async (close: () => void) => {
      const failure = await attempt(() => forgetEverything(projectId), 'All preferences forgotten');
      if (failure === null) close();
      return failure;
    },
  };
}

export type MemoryChanges = ReturnType<typeof useMemoryChanges>;

/** The server's message for the value if there is one, otherwise the general message. */
function toErrorMessage(error: unknown): string {
  const issue = error instanceof HttpError ? error.body?.issues?.[0] : undefined;
  return issue?.message ?? messageOf(error);
}
