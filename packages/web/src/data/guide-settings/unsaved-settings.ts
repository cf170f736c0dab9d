import type { GuideSettings } from '@stylekit/engine';
import { saveItem, UNSAVED_PREFIX } from '../../lib/local-store.ts';
import { readSettings } from './settings-storage.ts';

/*
 * The record that the settings of a guide in local storage are not on the server yet. All windows share it, and it
 * survives a closed page and a logout.
 */

/** What is needed to save the settings later. */
export interface UnsavedRecord {
  /** The settings of the server that were changed; null for none. */
  readonly base: GuideSettings | null;
  /** The time of the last change, ISO 8601. */
  readonly changedAt: string;
}

const KEY_PREFIX = `${UNSAVED_PREFIX}settings-`;

/** Records an unsaved change. A recorded base stays. */
export function recordUnsaved(store: Storage | null, tileId: string, base: GuideSettings | null): void {
  const record = { base: readUnsaved(store, tileId)?.base ?? base, changedAt: new Date().toISOString() };
  writeUnsaved(store, tileId, record);
}

/** Replaces the record of a guide. */
export function writeUnsaved(store: Storage | null, tileId: string, record: UnsavedRecord): void {
  saveItem(store, KEY_PREFIX + tileId, JSON.stringify(record));
}

/** The record of a guide, or null if its settings are saved. */
export function readUnsaved(store: Storage | null, tileId: string): UnsavedRecord | null {
  const text = store?.getItem(KEY_PREFIX + tileId) ?? null;
  if (text === null) return null;
  const { base, changedAt } = parseRecord(text);
  return {
    base: base === undefined ? null : readSettings(JSON.stringify(base)),
    changedAt: typeof changedAt === 'string' ? changedAt : '',
  };
}

/** Removes the record of a guide. */
export function clearUnsaved(store: Storage | null, tileId: string): void {
  store?.removeItem(KEY_PREFIX + tileId);
}

/** The ids of all guides with unsaved settings. */
export function listUnsaved(store: Storage | null): string[] {
  if (store === null) return [];
  return Array.from({ length: store.length }, (_, index) => store.key(index) ?? '')
    .filter((key) => key.startsWith(KEY_PREFIX))
    .map((key) => key.slice(KEY_PREFIX.length));
}

function parseRecord(text: string): { readonly base?: unknown; readonly changedAt?: unknown } {
  try {
    const record: unknown = JSON.parse(text);
    return typeof record === 'object' && record !== null ? record : {};
  } catch {
    return {};
  }
}
