import type { Em } from '../../database/entity-manager.ts';
import type { Listen } from '../../database/listen.ts';

export const CHANGE_KINDS = ['user', 'project', 'style-tile'] as const;

/** Something of a person's changed: what it is, which one, and for a style tile the project it belongs to. */
export interface Change {
  readonly userId: string;
  readonly kind: (typeof CHANGE_KINDS)[number];
  readonly id: string;
  readonly projectId: string | null;
}

/** What one open connection of a person hears. */
export interface ChangeListener {
  onChange(change: Change): void;
  /** Some changes may have been missed: read everything again. */
  onGap(): void;
}

/** Tells every process, and through it every open page, what changed. */
export interface SyncHub {
  /** Announces a change when the transaction of `em` commits; a rollback announces nothing. */
  announce(em: Em, change: Change): Promise<void>;
  /** Hears the changes of one person until the returned function is called. */
  subscribe(userId: string, listener: ChangeListener): () => void;
  /** Open connections of this process. */
  readonly size: number;
  stop(): Promise<void>;
}

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
      await em.execute('select pg_notify(?, ?)', [CHANNEL, JSON.stringify(change)]);
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

/** Anybody with the connection may notify; what is not ours is not passed on. */
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
