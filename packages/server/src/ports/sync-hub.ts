import type { Em } from '../database/entity-manager.ts';

/** A changed resource of a user; a style guide also has its project. */
export interface Change {
  readonly userId: string;
  readonly kind: 'user' | 'project' | 'style-tile';
  readonly id: string;
  readonly projectId: string | null;
}

/** The listener of one open connection of a user. */
export interface ChangeListener {
  onChange(change: Change): void;
  /** Some changes may have been missed; everything must be reloaded. */
  onGap(): void;
}

/** Announces changes to all processes and their open pages. */
export interface SyncHub {
  /** Announces a change when the transaction of `em` commits; a rollback discards it. */
  announce(em: Em, change: Change): Promise<void>;
  /** Listens to the changes of one user until the returned function is called. */
  subscribe(userId: string, listener: ChangeListener): () => void;
  /** The number of subscribers in this process. */
  readonly size: number;
  stop(): Promise<void>;
}
