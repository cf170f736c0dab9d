import { PROJECTS_PATH, refresh, STYLE_TILES_PATH, USER_PATH } from './refresh.ts';

const EVENTS_PATH = '/api/events';
const SHARED_NAME = 'stylekit-changes';
const FIRST_PAUSE_MS = 5_000;
const LONGEST_PAUSE_MS = 60_000;
/** Changes that come together are read together. */
const GATHER_MS = 100;

/** What is read again for each event of the stream; `refresh` comes after a gap. */
const TOUCHED = {
  user: [USER_PATH],
  project: [PROJECTS_PATH, USER_PATH],
  'style-tile': [PROJECTS_PATH, STYLE_TILES_PATH, USER_PATH],
  refresh: [PROJECTS_PATH, STYLE_TILES_PATH, USER_PATH],
} as const satisfies Readonly<Record<string, readonly string[]>>;
type ChangeKind = keyof typeof TOUCHED;
const KINDS: readonly ChangeKind[] = ['user', 'project', 'style-tile', 'refresh'];

/**
 * Reads again what has changed in another window, device or program, until the returned function is called.
 *
 * However many windows are open, one of them listens for all: a browser allows six connections to a server over
 * HTTP/1.1, and each stream holds one. Until the stream is open, and when it cannot be, the reading by the clock goes
 * on alone.
 */
export function followChanges(): () => void {
  const reader = openReader();
  const channel = new BroadcastChannel(SHARED_NAME);
  channel.addEventListener('message', ({ data }) => {
    if (isChangeKind(data)) reader.onChange(data);
  });
  const end = new AbortController();
  const listen = (hasGap: boolean) =>
    openStream(end.signal, hasGap, (kind) => {
      reader.onChange(kind);
      channel.postMessage(kind);
    });
  void takeTurn(end.signal, listen);
  return () => {
    end.abort();
    channel.close();
    reader.close();
  };
}

/** Listens at once where no other window does, else as soon as that one has closed. */
async function takeTurn(signal: AbortSignal, listen: (hasGap: boolean) => Promise<void>): Promise<void> {
  const { locks } = navigator;
  // Without a secure context there are no locks; then each window listens for itself.
  if (locks === undefined) return listen(false);
  await locks.request(SHARED_NAME, { ifAvailable: true }, (lock) => (lock === null ? null : listen(false)));
  await locks.request(SHARED_NAME, { signal }, () => listen(true)).catch(ignoreAbort);
}

/** Listens until the signal, coming back after each refusal; what was missed meanwhile is read again. */
function openStream(
  signal: AbortSignal,
  hasGap: boolean,
  onChange: (kind: ChangeKind) => void,
): Promise<void> {
  // A lock is granted some time after it was asked for; the page may have been left since, and its channel closed.
  if (signal.aborted) return Promise.resolve();
  return new Promise((resolve) => {
    let source: EventSource | null = null;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let pause = FIRST_PAUSE_MS;
    let isBehind = hasGap;
    const open = () => {
      source = new EventSource(EVENTS_PATH);
      source.addEventListener('open', () => {
        pause = FIRST_PAUSE_MS;
        if (isBehind) onChange('refresh');
        isBehind = false;
      });
      for (const kind of KINDS) source.addEventListener(kind, () => onChange(kind));
      source.addEventListener('error', () => {
        // A broken connection the browser mends by itself; a refusal it does not.
        if (source?.readyState !== EventSource.CLOSED) return;
        isBehind = true;
        // The session may have ended.
        onChange('user');
        timer = setTimeout(open, pause);
        pause = Math.min(pause * 2, LONGEST_PAUSE_MS);
      });
    };
    open();
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      source?.close();
      resolve();
    });
  });
}

function openReader(): { onChange: (kind: ChangeKind) => void; close: () => void } {
  const waiting = new Set<string>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const read = () => {
    const paths = [...waiting];
    waiting.clear();
    timer = undefined;
    void refresh(...paths);
  };
  return {
    onChange: (kind) => {
      for (const path of TOUCHED[kind]) waiting.add(path);
      timer ??= setTimeout(read, GATHER_MS);
    },
    close: () => clearTimeout(timer),
  };
}

function isChangeKind(value: unknown): value is ChangeKind {
  return KINDS.some((kind) => kind === value);
}

function ignoreAbort(error: unknown): void {
  if (!(error instanceof DOMException && error.name === 'AbortError')) throw error;
}
