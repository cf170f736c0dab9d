/** Requests within this time are one: a terminal, npm and boot.mjs each deliver the same Ctrl-C. */
const ONE_REQUEST_MS = 1_000;

/** The part of `process` that requests to stop come from. */
export interface StopSource {
  /** Whether boot.mjs started this process and passes on what it gets. */
  readonly connected?: boolean;
  on(event: string, listener: (message?: unknown) => void): unknown;
}

/** What has been asked of this process so far. */
export interface StopRequests {
  /** Aborted by the first request: finish and leave. */
  readonly stopped: AbortSignal;
  /** Aborted by a second request, made at least a second later: leave without finishing. */
  readonly hurried: AbortSignal;
}

/**
 * Listens for requests to stop: signals, messages of boot.mjs with the time it got a signal, and the end of boot.mjs.
 *
 * A process that boot.mjs started may see its own copy of a signal long after the message about it, when it is busy.
 * Only messages can hurry it, because they carry the time of the request.
 *
 * @param now the clock of the messages, in milliseconds
 */
export function listenForStops(source: StopSource, now: () => number): StopRequests {
  const stop = new AbortController();
  const hurry = new AbortController();
  let firstMs = 0;
  const receive = (atMs: number, canHurry: boolean): void => {
    if (!stop.signal.aborted) {
      firstMs = atMs;
      stop.abort();
    } else if (canHurry && atMs - firstMs >= ONE_REQUEST_MS) {
      hurry.abort();
    }
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
    source.on(signal, () => receive(now(), source.connected !== true));
  }
  source.on('message', (message) => {
    if (isStopMessage(message)) receive(message.stop, true);
  });
  source.on('disconnect', () => receive(now(), false));
  return { stopped: stop.signal, hurried: hurry.signal };
}

function isStopMessage(message: unknown): message is { readonly stop: number } {
  return (
    typeof message === 'object' && message !== null && 'stop' in message && typeof message.stop === 'number'
  );
}
