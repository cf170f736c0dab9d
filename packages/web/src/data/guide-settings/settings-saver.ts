import type { GuideSettings } from '@stylekit/engine';
import { HttpError, NetworkError } from '../../lib/http.ts';
import { openLocalStore } from '../../lib/local-store.ts';
import { addBeforeLogout } from '../before-logout.ts';
import { keepStyleTile, loadStyleTile, putStyleTileSettings } from '../style-tile.api.ts';
import { setSaveState } from './save-state.ts';
import { loadSettings } from './settings-storage.ts';
import { clearUnsaved, listUnsaved, readUnsaved, recordUnsaved, writeUnsaved } from './unsaved-settings.ts';

/** While a slider moves, at most this often. */
const INTERVAL_MS = 500;
const MIN_RETRY_MS = 2_000;
const MAX_RETRY_MS = 30_000;
/** How long a logout waits for changes to be saved; they are kept if it takes longer. */
const FLUSH_MS = 3_000;

interface Entry {
  /** The latest settings that are not sent yet. */
  pending: GuideSettings | null;
  isSending: boolean;
  /** Whether another device may have changed the settings since the last successful call. */
  isUncertain: boolean;
  retryMs: number;
  timer: ReturnType<typeof setTimeout> | undefined;
}

const entries = new Map<string, Entry>();
/** The last known settings of the server. */
const known = new Map<string, GuideSettings | null>();

/**
 * Saves settings of a guide of the server soon: at most every half second, only the latest ones, and again after a
 * failure.
 */
export function queueSettings(tileId: string, settings: GuideSettings): void {
  const base = known.get(tileId);
  if (base === undefined) return;
  recordUnsaved(openLocalStore(), tileId, base);
  const entry = entryOf(tileId);
  entry.pending = settings;
  if (!entry.isUncertain) setSaveState(tileId, 'saving');
  schedule(tileId, entry, INTERVAL_MS);
}

/** Leaves unsaved changes to another window, which changed the same guide later. */
export function leaveToOtherWindow(tileId: string): void {
  const entry = entryOf(tileId);
  entry.pending = null;
  clearTimer(entry);
  if (!entry.isSending) setSaveState(tileId, 'unchanged');
}

/** Remembers what the server has for a guide. Only such guides are saved. */
export function setServerSettings(tileId: string, settings: GuideSettings | null): void {
  known.set(tileId, settings);
}

/** Whether this browser has changes that the server does not have yet. */
export function hasUnsavedSettings(tileId: string): boolean {
  const entry = entryOf(tileId);
  return entry.pending !== null || entry.isSending || readUnsaved(openLocalStore(), tileId) !== null;
}

/** Saves the changes of earlier visits, and those that failed while the session had ended. */
export function resumeUnsavedSettings(): void {
  const store = openLocalStore();
  for (const tileId of listUnsaved(store)) {
    const entry = entryOf(tileId);
    entry.pending ??= entry.isSending ? null : loadSettings(store, tileId);
    entry.isUncertain = true;
    if (entry.pending === null && !entry.isSending) clearUnsaved(store, tileId);
  }
  retryAll();
}

/** Sends all changes now and waits for the responses, but not longer than three seconds. */
async function flushSettings(): Promise<void> {
  const all = [...entries].map(async ([tileId, entry]) => {
    clearTimer(entry);
    await send(tileId, entry);
  });
  await Promise.race([Promise.all(all), new Promise((resolve) => setTimeout(resolve, FLUSH_MS))]);
}

function entryOf(tileId: string): Entry {
  const found = entries.get(tileId);
  if (found !== undefined) return found;
  const entry: Entry = {
    pending: null,
    isSending: false,
    isUncertain: false,
    retryMs: MIN_RETRY_MS,
    timer: undefined,
  };
  entries.set(tileId, entry);
  return entry;
}

function schedule(tileId: string, entry: Entry, delayMs: number): void {
  entry.timer ??= setTimeout(() => {
    entry.timer = undefined;
    void send(tileId, entry);
  }, delayMs);
}

function clearTimer(entry: Entry): void {
  clearTimeout(entry.timer);
  entry.timer = undefined;
}

async function send(tileId: string, entry: Entry, isLeaving = false): Promise<void> {
  const settings = entry.pending;
  if (settings === null || (entry.isSending && !isLeaving)) return;
  entry.pending = null;
  entry.isSending = true;
  try {
    if (entry.isUncertain && !isLeaving && !(await isLatest(tileId, settings))) return;
    const tile = await putStyleTileSettings(tileId, settings, isLeaving);
    onSaved(tileId, entry, settings);
    await keepStyleTile(tile);
  } catch (error) {
    onFailure(tileId, entry, settings, error);
  } finally {
    entry.isSending = false;
    if (entry.pending !== null && entry.retryMs === MIN_RETRY_MS) schedule(tileId, entry, INTERVAL_MS);
  }
}

/**
 * Whether settings that could not be sent at once are still the latest ones. If another device saved others after this
 * change, those stay.
 */
async function isLatest(tileId: string, settings: GuideSettings): Promise<boolean> {
  const record = readUnsaved(openLocalStore(), tileId);
  const tile = await loadStyleTile(tileId);
  const onServer = JSON.stringify(tile.settings);
  if (record === null) return true;
  if (onServer === JSON.stringify(record.base) || onServer === JSON.stringify(settings)) return true;
  if (Date.parse(record.changedAt) >= Date.parse(tile.updatedAt)) return true;
  clearUnsaved(openLocalStore(), tileId);
  entryOf(tileId).isUncertain = false;
  entryOf(tileId).isSending = false;
  setSaveState(tileId, 'saved');
  await keepStyleTile(tile);
  return false;
}

function onSaved(tileId: string, entry: Entry, settings: GuideSettings): void {
  const store = openLocalStore();
  entry.isUncertain = false;
  entry.retryMs = MIN_RETRY_MS;
  known.set(tileId, settings);
  const stored = loadSettings(store, tileId);
  if (stored === null || JSON.stringify(stored) === JSON.stringify(settings)) clearUnsaved(store, tileId);
  else writeUnsaved(store, tileId, { base: settings, changedAt: new Date().toISOString() });
  if (entry.pending === null) setSaveState(tileId, 'saved');
}

function onFailure(tileId: string, entry: Entry, settings: GuideSettings, error: unknown): void {
  const status = error instanceof HttpError ? error.status : null;
  const isTemporary = error instanceof NetworkError || status === null || status >= 500;
  if (isTemporary || status === 401 || status === 408 || status === 429) {
    entry.pending ??= settings;
    entry.isUncertain = true;
    setSaveState(tileId, error instanceof NetworkError ? 'offline' : 'waiting');
    // After a new sign-in, `resumeUnsavedSettings` continues.
    if (status !== 401) schedule(tileId, entry, entry.retryMs);
    entry.retryMs = Math.min(entry.retryMs * 2, MAX_RETRY_MS);
    return;
  }
  // The guide was deleted or belongs to another account, or the server does not accept the settings.
  entry.pending = null;
  clearUnsaved(openLocalStore(), tileId);
  setSaveState(tileId, status === 404 ? 'unchanged' : 'rejected');
}

function retryAll(): void {
  for (const [tileId, entry] of entries) {
    clearTimer(entry);
    entry.retryMs = MIN_RETRY_MS;
    void send(tileId, entry);
  }
}

/** The page may not continue, so the request must survive it. */
function sendBeforeLeaving(): void {
  for (const [tileId, entry] of entries) {
    clearTimer(entry);
    void send(tileId, entry, true);
  }
}

addBeforeLogout(flushSettings);
window.addEventListener('online', retryAll);
window.addEventListener('pagehide', sendBeforeLeaving);
