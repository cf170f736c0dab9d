import { PROJECTS_PATH, STYLE_TILES_PATH, USER_PATH } from './api-paths.ts';
import { refresh } from './refresh.ts';

const EVENTS_PATH = '/api/events';
const SHARED_NAME = 'stylekit-changes';
const MIN_RETRY_MS = 5_000;
const MAX_RETRY_MS = 60_000;
/** Changes within this time are refreshed in one batch. */
const BATCH_MS = 100;

/** The paths to refresh for each event. `refresh` is sent after a gap in the stream. */
const AFFECTED_PATHS = {
  user: [USER_PATH],
  project: [PROJECTS_PATH, USER_PATH],
  'style-tile': [PROJECTS_PATH, STYLE_TILES_PATH, USER_PATH],
  refresh: [PROJECTS_PATH, STYLE_TILES_PATH, USER_PATH],
} as const satisfies Readonly<Record<string, readonly string[]>>;
type ChangeKind = keyof typeof AFFECTED_PATHS;
const CHANGE_KINDS: readonly ChangeKind[] = ['user', 'project', 'style-tile', 'refresh'];

/**
 * Refreshes data that changed in another window, device or program. Returns an unsubscribe function.
 *
 * Only one window holds the event stream and forwards changes to the others, because a browser allows six connections
 * to a server over HTTP/1.1. Polling continues while the stream is not open.
 */
export function followChanges(): () => void {
  const refreshQueue = createRefreshQueue();
  const channel = new BroadcastChannel(SHARED_NAME);
  channel.addEventListener('message', ({ data }) => {
    if (isChangeKind(data)) refreshQueue.onChange(data);
  });
  const end = new AbortController();
  const listen = (hasGap: boolean) =>
    openStream(end.signal, hasGap, (kind) => {
      refreshQueue.onChange(kind);
      channel.postMessage(kind);
    });
  void listenUnderLock(end.signal, listen);
  return () => {
    end.abort();
    channel.close();
    refreshQueue.close();
  };
}

/** Opens the stream immediately if no other window holds the lock, otherwise when the lock is released. */
async function listenUnderLock(
  signal: AbortSignal,
  listen: (hasGap: boolean) => Promise<void>,
): Promise<void> {
  const { locks } = navigator;
  // Locks need a secure context. Without one, each window opens its own stream.
  if (locks === undefined) return listen(false);
  await locks.request(SHARED_NAME, { ifAvailable: true }, (lock) => (lock === null ? null : listen(false)));
  await locks.request(SHARED_NAME, { signal }, () => listen(true)).catch(ignoreAbort);
}

/** Keeps the stream open until the signal aborts. Reconnects after an error response and refreshes what was missed. */
function openStream(
  signal: AbortSignal,
  hasGap: boolean,
  onChange: (kind: ChangeKind) => void,
): Promise<void> {
  // The page may have been closed while it waited for the lock.
  if (signal.aborted) return Promise.resolve();
  return new Promise((resolve) => {
    let source: EventSource | null = null;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let pause = MIN_RETRY_MS;
    let hasMissedChanges = hasGap;
    const open = () => {
      source = new EventSource(EVENTS_PATH);
      source.addEventListener('open', () => {
        pause = MIN_RETRY_MS;
        if (hasMissedChanges) onChange('refresh');
        hasMissedChanges = false;
      });
      for (const kind of CHANGE_KINDS) source.addEventListener(kind, () => onChange(kind));
      source.addEventListener('error', () => {
        // The browser reconnects after a broken connection, but not after an error response.
        if (source?.readyState !== EventSource.CLOSED) return;
        hasMissedChanges = true;
        // The session may have ended, so the user is revalidated too.
        onChange('user');
        timer = setTimeout(open, pause);
        pause = Math.min(pause * 2, MAX_RETRY_MS);
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

function createRefreshQueue(): { onChange: (kind: ChangeKind) => void; close: () => void } {
  const pendingPaths = new Set<string>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const read = () => {
    const paths = [...pendingPaths];
    pendingPaths.clear();
    timer = undefined;
    void refresh(...paths);
  };
  return {
    onChange: (kind) => {
      for (const path of AFFECTED_PATHS[kind]) pendingPaths.add(path);
      timer ??= setTimeout(read, BATCH_MS);
    },
    close: () => clearTimeout(timer),
  };
}

function isChangeKind(value: unknown): value is ChangeKind {
  return CHANGE_KINDS.some((kind) => kind === value);
}

function ignoreAbort(error: unknown): void {
  if (!(error instanceof DOMException && error.name === 'AbortError')) throw error;
}
