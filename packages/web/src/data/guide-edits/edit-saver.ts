import { type GuideEdits, mergeEdits, parseEdits } from '@stylekit/engine/edit';
import type { StyleTileView } from '@stylekit/server/contract';
import { HttpError, NetworkError } from '../../lib/http.ts';
import { openLocalStore } from '../../lib/local-store.ts';
import { addBeforeLogout } from '../before-logout.ts';
import { keepStyleTile, loadStyleTile, saveEdits } from '../style-tile.api.ts';
import { clearUnsavedEdits, keepUnsavedEdits, readUnsavedEdits } from './unsaved-edits.ts';

/** The state of the changes of this window. */
export type EditSaveState = 'saved' | 'saving' | 'offline' | 'waiting' | 'rejected';

type EditedTile = Pick<StyleTileView, 'id' | 'edits' | 'revision'>;

interface SaverOptions {
  readonly tile: EditedTile;
  readonly onState: (state: EditSaveState) => void;
  /** Called with the edits of this window merged with those of another one. */
  readonly onMerged: (edits: GuideEdits) => void;
}

/** A pause in the changes after which they are saved. */
const PAUSE_MS = 1_000;
const MIN_RETRY_MS = 2_000;
const MAX_RETRY_MS = 30_000;

/** Saves the edits of one guide while its editor is open. */
export interface EditSaver {
  /** Saves these edits after a pause; only the latest ones are sent. */
  queue(edits: GuideEdits): void;
  /** Takes over a newer state of the server, merged with the unsaved edits of this window. */
  receive(tile: EditedTile): void;
  /** Sends unsaved edits now and stops. */
  close(): void;
}

/** The unsaved edits of an earlier visit, merged into those of the server; null if there are none. */
export function restoreUnsavedEdits(tile: EditedTile): GuideEdits | null {
  const text = readUnsavedEdits(openLocalStore(), tile.id);
  if (text === null) return null;
  try {
    const { base, edits } = JSON.parse(text) as { readonly base: unknown; readonly edits: unknown };
    return mergeEdits(parseEdits(base), parseEdits(edits), tile.edits);
  } catch {
    clearUnsavedEdits(openLocalStore(), tile.id);
    return null;
  }
}

export function createEditSaver({ tile, onState, onMerged }: SaverOptions): EditSaver {
  const { id } = tile;
  /** What the server has. */
  let known: Pick<EditedTile, 'edits' | 'revision'> = tile;
  let pending: GuideEdits | null = null;
  let sending: GuideEdits | null = null;
  /** The edits of the last call, which the server may have saved although its response was lost. */
  let sent: GuideEdits | null = null;
  let retryMs = MIN_RETRY_MS;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const schedule = (delayMs: number) => {
    clearTimeout(timer);
    timer = setTimeout(() => void send(), delayMs);
  };

  async function send(isLeaving = false): Promise<void> {
    if (pending === null || (sending !== null && !isLeaving)) return;
    const edits = pending;
    [pending, sending, sent] = [null, edits, edits];
    try {
      const saved = await saveEdits(id, { edits, revision: known.revision }, isLeaving);
      sending = null;
      onSaved(saved);
      await keepStyleTile(saved);
    } catch (error) {
      sending = null;
      pending ??= edits;
      await onFailure(error);
    }
  }

  function onSaved(saved: EditedTile): void {
    known = saved;
    retryMs = MIN_RETRY_MS;
    if (pending === null) {
      clearUnsavedEdits(openLocalStore(), id);
      onState('saved');
    } else {
      keepUnsavedEdits(openLocalStore(), id, { base: saved.edits, edits: pending });
      schedule(PAUSE_MS);
    }
  }

  async function onFailure(error: unknown): Promise<void> {
    const status = error instanceof HttpError ? error.status : null;
    if (status === 412) return reload();
    if (status === null || status >= 500 || status === 401 || status === 408 || status === 429) {
      onState(error instanceof NetworkError ? 'offline' : 'waiting');
      schedule(retryMs);
      retryMs = Math.min(retryMs * 2, MAX_RETRY_MS);
      return;
    }
    // The guide was archived or deleted, or the server does not accept the edits.
    pending = null;
    clearUnsavedEdits(openLocalStore(), id);
    onState('rejected');
  }

  /** Loads what another window saved and merges the unsaved edits of this one into it. */
  async function reload(): Promise<void> {
    try {
      const latest = await loadStyleTile(id);
      receive(latest);
      // Also when the newer state was received while the call was under way.
      if (pending !== null) schedule(0);
      await keepStyleTile(latest);
    } catch {
      onState('waiting');
      schedule(retryMs);
    }
  }

  function receive(latest: EditedTile): void {
    if (latest.revision <= known.revision) return;
    const mine = pending ?? sending;
    const isOwn = sent !== null && JSON.stringify(sent) === JSON.stringify(latest.edits);
    const base = isOwn ? latest.edits : known.edits;
    known = latest;
    if (mine === null) {
      onMerged(latest.edits);
      return;
    }
    pending = mergeEdits(base, mine, latest.edits);
    keepUnsavedEdits(openLocalStore(), id, { base: latest.edits, edits: pending });
    onMerged(pending);
    schedule(0);
  }

  const flush = () => {
    clearTimeout(timer);
    return send(true);
  };
  const retry = () => void send();
  const leave = () => void flush();
  const removeLogoutTask = addBeforeLogout(flush);
  window.addEventListener('online', retry);
  window.addEventListener('pagehide', leave);

  return {
    queue(edits) {
      pending = edits;
      keepUnsavedEdits(openLocalStore(), id, { base: known.edits, edits });
      onState('saving');
      schedule(PAUSE_MS);
    },
    receive,
    close() {
      void flush();
      removeLogoutTask();
      window.removeEventListener('online', retry);
      window.removeEventListener('pagehide', leave);
    },
  };
}
