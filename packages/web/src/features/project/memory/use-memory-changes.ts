import type { MemoryView } from '@stylekit/server/contract';
import { mutate } from 'swr';
import {
  changeMemory,
  forgetEverything,
  type MemoryChange,
  type MemoryKind,
  memoryPath,
} from '../../../data/memory.api.ts';
import { HttpError, messageOf } from '../../../lib/http.ts';
import { usePending } from '../../../lib/use-pending.ts';
import { announce } from '../../../ui/announcer.tsx';
import { showToast } from '../../../ui/toast-store.ts';

const FAILED = 'Could not update brand memory';

/** The ways to change a memory; one at a time. Those that a form asks for answer what is wrong with it, or null. */
export function useMemoryChanges(projectId: string) {
  const { isPending, run } = usePending();
  const path = memoryPath(projectId);
  const show = (memory: MemoryView) => mutate(path, memory, { revalidate: false });
  const attempt = async (call: () => Promise<MemoryView>, done: string): Promise<string | null> => {
    try {
      await show(await call());
    } catch (error) {
      return faultOf(error);
    }
    announce(done);
    return null;
  };
  /** For changes that stand in no form: a fault is a toast. */
  const act = (body: MemoryChange, done: string) =>
    run(async () => {
      const fault = await attempt(() => changeMemory(projectId, body), done);
      if (fault === null) return;
      showToast({ title: FAILED, description: fault, tone: 'destructive' });
      await mutate(path);
    });
  /** The switch moves at once; where it could not be done, it moves back. */
  const switchTo = (isOn: boolean) => {
    void mutate(path, (memory?: MemoryView) => memory && { ...memory, isOn }, { revalidate: false });
    act({ isOn }, isOn ? 'Brand memory is on' : 'Brand memory is off');
  };
  return {
    isPending,
    switchTo,
    forget: (id: string) => act({ forget: [id] }, 'Forgotten'),
    edit: (id: string, value: string) =>
      attempt(() => changeMemory(projectId, { edit: [{ id, value }] }), 'Saved'),
    remember: (kind: MemoryKind, value: string) =>
      attempt(() => changeMemory(projectId, { remember: [{ kind, value }] }), 'Preference added'),
    forgetAll: async (close: () => void) => {
      const fault = await attempt(() => forgetEverything(projectId), 'All preferences forgotten');
      if (fault === null) close();
      return fault;
    },
  };
}

export type MemoryChanges = ReturnType<typeof useMemoryChanges>;

/** The sentence about the value itself, where the server has one. */
function faultOf(error: unknown): string {
  const issue = error instanceof HttpError ? error.body?.issues?.[0] : undefined;
  return issue?.message ?? messageOf(error);
}
