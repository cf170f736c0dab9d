import type { GuideEdits } from '@stylekit/engine/edit';
import { saveItem, UNSAVED_PREFIX } from '../../lib/local-store.ts';

/** Edits that the server does not have yet, and those they are based on. */
export interface UnsavedEdits {
  readonly base: GuideEdits;
  readonly edits: GuideEdits;
}

const KEY_PREFIX = `${UNSAVED_PREFIX}edits-`;

/** Keeps unsaved edits in this browser, so that they survive a closed page. */
export function keepUnsavedEdits(store: Storage | null, tileId: string, unsaved: UnsavedEdits): void {
  saveItem(store, KEY_PREFIX + tileId, JSON.stringify(unsaved));
}

export function clearUnsavedEdits(store: Storage | null, tileId: string): void {
  store?.removeItem(KEY_PREFIX + tileId);
}

/** The stored text of unsaved edits, for `parseUnsavedEdits`; null if everything is saved. */
export function readUnsavedEdits(store: Storage | null, tileId: string): string | null {
  return store?.getItem(KEY_PREFIX + tileId) ?? null;
}
