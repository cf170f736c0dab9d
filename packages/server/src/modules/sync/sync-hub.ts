import { sql } from 'kysely';
import { queries } from '../../database/entity-manager.ts';
import type { Listen } from '../../database/listen.ts';
import type { Change, ChangeListener, SyncHub } from '../../ports/sync-hub.ts';

const CHANGE_KINDS: readonly Change['kind'][] = ['user', 'project', 'style-tile'];
const CHANNEL = 'stylekit_changes';

export async function openSyncHub(listen: Listen): Promise<SyncHub> {
  const listeners = new Map<string, Set<ChangeListener>>();
  const stop = await listen(CHANNEL, {
    onMessage: (payload) => {
      const change = parseChange(payload);
      if (change === null) return;
      for (const listener of listeners.get(change.userId) ?? []) listener.onChange(change);
    },
    onGap: () => {
      for (const ofUser of listeners.values()) for (const listener of ofUser) listener.onGap();
    },
  });
  return {
    announce: async (em, change) => {
      await sql`select pg_notify(${CHANNEL}, ${JSON.stringify(change)})`.execute(queries(em));
    },
    subscribe: (userId, listener) => {
      const ofUser = listeners.get(userId) ?? new Set();
      listeners.set(userId, ofUser.add(listener));
      return () => {
        ofUser.delete(listener);
        if (ofUser.size === 0 && listeners.get(userId) === ofUser) listeners.delete(userId);
      };
    },
    get size() {
      return [...listeners.values()].reduce((sum, ofUser) => sum + ofUser.size, 0);
    },
    stop,
  };
}

/** Any database client may notify on this channel; invalid messages are ignored. */
function parseChange(payload: string): Change | null {
  try {
    const value: unknown = JSON.parse(payload);
    return isChange(value) ? value : null;
  } catch {
    return null;
  }
}

function isChange(value: unknown): value is Change {
  if (typeof value !== 'object' || value === null) return false;
  const { userId, kind, id, projectId } = value as Partial<Record<keyof Change, unknown>>;
  return (
    typeof userId === 'string' &&
    typeof id === 'string' &&
    (projectId === null || typeof projectId === 'string') &&
    CHANGE_KINDS.some((known) => known === kind)
  );
}
