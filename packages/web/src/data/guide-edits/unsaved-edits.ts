import { type GuideEdits, mergeEdits, parseEdits } from '@stylekit/engine/edit';
import { saveItem, type TextStore, UNSAVED_PREFIX } from '../../lib/local-store.ts';

/** The storage of unsaved edits: local storage, or null if it is blocked. */
export type EditStore = (TextStore & Pick<Storage, 'removeItem'>) | null;

/** Edits that the server does not have yet, and those they are based on. */
export interface UnsavedEdits {
  readonly base: GuideEdits;
  readonly edits: GuideEdits;
  /** Sent edits whose response has not arrived: the server may have them. */
  readonly sent: readonly GuideEdits[];
}

const KEY_PREFIX = `${UNSAVED_PREFIX}edits-`;

/** Keeps unsaved edits in this browser, so that they survive a closed page. */
export function keepUnsavedEdits(store: EditStore, tileId: string, unsaved: UnsavedEdits): void {
  saveItem(store, KEY_PREFIX + tileId, JSON.stringify(unsaved));
}

export function clearUnsavedEdits(store: EditStore, tileId: string): void {
  store?.removeItem(KEY_PREFIX + tileId);
}

/** Whether there are unsaved edits of a guide. */
export function hasUnsavedEdits(store: EditStore, tileId: string): boolean {
  return readText(store, tileId) !== null;
}

/** The unsaved edits of an earlier visit, merged into those of the server; null if there are none. */
export function restoreUnsavedEdits(
  store: EditStore,
  { id, edits: onServer }: { readonly id: string; readonly edits: GuideEdits },
): GuideEdits | null {
  const text = readText(store, id);
  if (text === null) return null;
  try {
    const { base, edits, sent = [] } = JSON.parse(text);
    const isOwn = Array.from(sent, parseEdits).some((each) => isSameEdits(each, onServer));
    return mergeEdits(isOwn ? onServer : parseEdits(base), parseEdits(edits), onServer);
  } catch {
    clearUnsavedEdits(store, id);
    return null;
  }
}

/** Whether edits are equal. The engine writes their parts in a fixed order. */
export function isSameEdits(a: GuideEdits, b: GuideEdits): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}

function readText(store: EditStore, tileId: string): string | null {
  return store?.getItem(KEY_PREFIX + tileId) ?? null;
}
