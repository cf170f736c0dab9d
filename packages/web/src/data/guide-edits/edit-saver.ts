import { type GuideEdits, mergeEdits } from '@stylekit/engine/edit';
import { HttpError, NetworkError } from '../../lib/http.ts';
import { findOwnBase } from './find-own-base.ts';
import type { EditedTile, SaverHost } from './saver-host.ts';
import { clearUnsavedEdits, isSameEdits, keepUnsavedEdits } from './unsaved-edits.ts';

/** The state of the changes of this window. */
export type EditSaveState = 'saved' | 'saving' | 'offline' | 'waiting' | 'rejected';

interface SaverOptions {
  readonly tile: EditedTile;
  readonly host: SaverHost;
  /** The form in which the server stores edits. */
  readonly normalize: (edits: GuideEdits) => GuideEdits;
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
  /** Sends unsaved edits now. What cannot be sent stays in the browser until the editor is opened again. */
  close(): void;
}

/** The savers that still send after they were closed, by the id of their guide. */
const closing = new Map<string, EditSaveSession>();

export function createEditSaver(options: SaverOptions): EditSaver {
  const { id } = options.tile;
  // The new editor starts with the unsaved edits of the old one.
  closing.get(id)?.stop();
  closing.delete(id);
  const session = new EditSaveSession(options);
  const unfollow = options.host.follow({
    onOnline: () => void session.send(),
    onLeave: () => session.flush(),
  });
  return {
    queue: (edits) => session.queue(edits),
    receive: (tile) => session.receive(tile),
    close() {
      closing.set(id, session);
      unfollow();
      void session.flush();
    },
  };
}

/**
 * What one window knows of a guide and still has to send. One task (a call with what follows from it) runs at a time,
 * and unsent edits always have a running task or a timer.
 */
class EditSaveSession {
  readonly #options: SaverOptions;
  /** What the server had at the last response. */
  #known: EditedTile;
  #pending: GuideEdits | null = null;
  /** Edits sent for the revision after `#known` without a response: the server may have one of them. */
  #sent: GuideEdits[] = [];
  /** The newest state that arrived during a task. */
  #received: EditedTile | null = null;
  #running: Promise<void> | null = null;
  #cancelTimer: (() => void) | null = null;
  #retryMs = MIN_RETRY_MS;
  #isStopped = false;

  constructor(options: SaverOptions) {
    this.#options = options;
    this.#known = options.tile;
  }

  queue(edits: GuideEdits): void {
    this.#pending = edits;
    this.#keep();
    this.#options.onState('saving');
    this.#schedule(PAUSE_MS);
  }

  receive(latest: EditedTile): void {
    if (latest.revision <= this.#known.revision) return;
    // Only the response to a call shows whether the new state contains the edits that were sent.
    if (this.#running !== null) {
      if (latest.revision > (this.#received?.revision ?? 0)) this.#received = latest;
    } else if (this.#sent.length > 0) void this.#run(() => this.#reload());
    else this.#takeOver(latest, this.#known.edits);
  }

  /** Sends unsaved edits unless a task is running, which continues with them. */
  send(isLeaving = false): Promise<void> {
    if (this.#running !== null) return this.#running;
    return this.#pending === null ? Promise.resolve() : this.#run(() => this.#save(isLeaving));
  }

  /** Sends all unsaved edits now, after the running task. */
  async flush(): Promise<void> {
    this.#clearTimer();
    await this.#running;
    await this.send(true);
  }

  stop(): void {
    this.#isStopped = true;
    this.#clearTimer();
  }

  #run(task: () => Promise<void>): Promise<void> {
    this.#clearTimer();
    this.#running = task().finally(() => {
      this.#running = null;
      const latest = this.#received;
      this.#received = null;
      if (latest !== null && !this.#isStopped) this.receive(latest);
      if (this.#pending !== null && this.#running === null && this.#cancelTimer === null) this.#schedule(0);
    });
    return this.#running;
  }

  async #save(isLeaving: boolean): Promise<void> {
    const edits = this.#pending;
    if (edits === null) return;
    this.#pending = null;
    this.#sent.push(edits);
    this.#keep(edits);
    const { host } = this.#options;
    const saved = await host
      .save({ edits, revision: this.#known.revision }, isLeaving)
      .catch(async (error) => {
        this.#pending ??= edits;
        await this.#onFailure(error);
        return null;
      });
    if (saved === null || this.#isStopped) return;
    this.#onSaved(saved);
    await host.show(saved);
  }

  #onSaved(saved: EditedTile): void {
    this.#known = saved;
    this.#sent = [];
    this.#retryMs = MIN_RETRY_MS;
    if (this.#pending === null) this.#finish();
    else {
      this.#keep();
      this.#schedule(PAUSE_MS);
    }
  }

  async #onFailure(error: unknown): Promise<void> {
    const status = error instanceof HttpError ? error.status : null;
    // An answer of the server, not of a proxy, means that these edits were not saved.
    if (status !== null && status < 500 && status !== 408) this.#sent.pop();
    if (status === 412) return this.#reload();
    if (status === null || status >= 500 || status === 401 || status === 408 || status === 429) {
      this.#retryLater(error);
      return;
    }
    // The guide was archived or deleted, or the server does not accept the edits.
    this.#pending = null;
    clearUnsavedEdits(this.#options.host.store, this.#known.id);
    this.#options.onState('rejected');
  }

  /** Loads what another window saved and merges the unsaved edits of this one into it. */
  async #reload(): Promise<void> {
    const { host } = this.#options;
    try {
      const { tile, base } = await findOwnBase(host, this.#known, this.#sent);
      if (this.#isStopped) return;
      if (tile.revision > this.#known.revision) this.#takeOver(tile, base);
      await host.show(tile);
    } catch (error) {
      this.#retryLater(error);
    }
  }

  #retryLater(error: unknown): void {
    this.#options.onState(error instanceof NetworkError ? 'offline' : 'waiting');
    this.#schedule(this.#retryMs);
    this.#retryMs = Math.min(this.#retryMs * 2, MAX_RETRY_MS);
  }

  /** Continues from a newer state. `base` is the state that the edits of this window changed. */
  #takeOver(latest: EditedTile, base: GuideEdits): void {
    const { normalize, onMerged } = this.#options;
    const mine = this.#pending;
    const merged = mine === null ? latest.edits : normalize(mergeEdits(base, mine, latest.edits));
    this.#known = latest;
    this.#sent = [];
    this.#pending = isSameEdits(merged, latest.edits) ? null : merged;
    if (this.#pending !== null) {
      this.#keep();
      this.#schedule(0);
    } else if (mine !== null) this.#finish();
    onMerged(merged);
  }

  /** Everything is saved. */
  #finish(): void {
    this.#clearTimer();
    clearUnsavedEdits(this.#options.host.store, this.#known.id);
    this.#options.onState('saved');
  }

  #keep(edits = this.#pending): void {
    if (edits === null || this.#isStopped) return;
    const unsaved = { base: this.#known.edits, edits, sent: this.#sent };
    keepUnsavedEdits(this.#options.host.store, this.#known.id, unsaved);
  }

  #schedule(delayMs: number): void {
    this.#clearTimer();
    if (this.#isStopped) return;
    this.#cancelTimer = this.#options.host.wait(() => {
      this.#cancelTimer = null;
      void this.send();
    }, delayMs);
  }

  #clearTimer(): void {
    this.#cancelTimer?.();
    this.#cancelTimer = null;
  }
}
