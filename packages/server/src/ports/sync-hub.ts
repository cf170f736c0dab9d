import type { Em } from '../database/entity-manager.ts';

/** Something of a person's changed: what it is, which one, and for a style tile the project it belongs to. */
export interface Change {
  readonly userId: string;
  readonly kind: 'user' | 'project' | 'style-tile';
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
