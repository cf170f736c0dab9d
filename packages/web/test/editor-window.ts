import type { Guide } from '@stylekit/engine';
import { type GuideEdits, normalizeEdits } from '@stylekit/engine/edit';
import type { SignedUp } from '../../server/test/support/test-server.ts';
import { createEditSaver, type EditSaver, type EditSaveState } from '../src/data/guide-edits/edit-saver.ts';
import type { EditedTile, SaverHost } from '../src/data/guide-edits/saver-host.ts';
import type { EditStore } from '../src/data/guide-edits/unsaved-edits.ts';
import { HttpError, NetworkError } from '../src/lib/http.ts';

interface WindowOptions {
  readonly owner: SignedUp;
  readonly tile: EditedTile;
  readonly original: Guide;
}

/**
 * A browser window with the editor of one guide: the real saver, calling a real server. The test decides when a timer
 * fires, when a request reaches the server, and when its response arrives.
 */
export class EditorWindow {
  isOnline = true;
  /** What the page shows. */
  edits: GuideEdits;
  state: EditSaveState = 'saved';
  readonly stored = new Map<string, string>();
  /** Requests, responses and changes of the page under way: the oldest arrives next. */
  readonly #messages: (() => Promise<void>)[] = [];
  #timer: (() => void) | null = null;
  readonly #options: WindowOptions;
  readonly #saver: EditSaver;

  constructor(options: WindowOptions) {
    const { tile, original } = options;
    this.#options = options;
    this.edits = tile.edits;
    this.#saver = createEditSaver({
      tile,
      host: this.#host(),
      normalize: (edits) => normalizeEdits(original, edits),
      onState: (state) => {
        this.state = state;
      },
      onMerged: (edits) => {
        this.edits = edits;
      },
    });
  }

  /** Whether the saver has nothing to do. */
  get isIdle(): boolean {
    return this.#timer === null && this.#messages.length === 0;
  }

  edit(change: (edits: GuideEdits) => GuideEdits): void {
    this.edits = normalizeEdits(this.#options.original, change(this.edits));
    this.#saver.queue(this.edits);
  }

  /** Fires the timer of the saver, if there is one. */
  async fireTimer(): Promise<void> {
    const run = this.#timer;
    this.#timer = null;
    run?.();
    await settle();
  }

  /** Lets the next request reach the server, or the next response the window, if there is one. */
  async deliver(): Promise<void> {
    await this.#messages.shift()?.();
    await settle();
  }

  /** Sends the window the latest state, like the change stream. Without a connection nothing arrives. */
  async followChange(): Promise<void> {
    if (!this.isOnline) return;
    this.#saver.receive(await this.#get(''));
    await settle();
  }

  /** Saves everything, without failures. */
  async finish(): Promise<void> {
    while (!this.isIdle) {
      await this.deliver();
      await this.fireTimer();
    }
  }

  #host(): SaverHost {
    const headersOf = (revision: number) => ({ headers: { 'if-match': `"${revision}"` } });
    const { owner, tile } = this.#options;
    return {
      store: this.#store(),
      save: ({ edits, revision }) =>
        this.#call(async () =>
          read(await owner.browser.patch(`/api/style-tiles/${tile.id}`, { edits }, headersOf(revision))),
        ),
      load: () => this.#call(() => this.#get('')),
      loadVersions: () => this.#call(() => this.#get('/versions')),
      show: () =>
        new Promise((resolve) => {
          this.#messages.push(async () => resolve());
        }),
      wait: (run) => {
        this.#timer = run;
        return () => {
          if (this.#timer === run) this.#timer = null;
        };
      },
      follow: () => () => undefined,
    };
  }

  #store(): EditStore {
    return {
      getItem: (key) => this.stored.get(key) ?? null,
      setItem: (key, value) => void this.stored.set(key, value),
      removeItem: (key) => void this.stored.delete(key),
    };
  }

  async #get<Answer>(part: string): Promise<Answer> {
    const { owner, tile } = this.#options;
    return read(await owner.browser.get(`/api/style-tiles/${tile.id}${part}`));
  }

  #call<Answer>(send: () => Promise<Answer>): Promise<Answer> {
    return new Promise((resolve, reject) => {
      const lose = () => reject(new NetworkError(false, null));
      this.#messages.push(async () => {
        if (!this.isOnline) return lose();
        const [answer] = await Promise.allSettled([send()]);
        this.#messages.push(async () => {
          if (!this.isOnline) lose();
          else if (answer.status === 'fulfilled') resolve(answer.value);
          else reject(answer.reason);
        });
      });
    });
  }
}

/** Lets all continuations of the saver run. */
function settle(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve));
}

function read<Answer>({ statusCode, body }: { readonly statusCode: number; readonly body: string }): Answer {
  if (statusCode >= 400) throw new HttpError(statusCode, body, null);
  return JSON.parse(body);
}
