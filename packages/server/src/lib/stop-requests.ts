/** Requests within this time count as one: a terminal, npm and boot.mjs each deliver the same Ctrl-C. */
const ONE_REQUEST_MS = 1_000;

/** The parts of `process` that deliver requests to stop. */
export interface StopSource {
  /** Whether boot.mjs started this process and forwards its signals. */
  readonly connected?: boolean;
  on(event: string, listener: (message?: unknown) => void): unknown;
}

/** The requests to stop received so far. */
export interface StopRequests {
  /** Aborted by the first request: finish running work, then exit. */
  readonly stopped: AbortSignal;
  /** Aborted by a second request at least a second later: exit without finishing. */
  readonly forced: AbortSignal;
}

/**
 * Listens for requests to stop: signals, messages of boot.mjs with the time of its signal, and the exit of boot.mjs.
 *
 * A busy process that boot.mjs started may receive its own copy of a signal long after the message about it. Only
 * messages can force the exit then, because they contain the time of the request.
 *
 * @param now the clock of the messages, in milliseconds
 */
export function listenForStops(source: StopSource, now: () => number): StopRequests {
  const stop = new AbortController();
  const force = new AbortController();
  let firstMs = 0;
  const receive = (atMs: number, canForce: boolean): void => {
    if (!stop.signal.aborted) {
      firstMs = atMs;
      stop.abort();
    } else if (canForce && atMs - firstMs >= ONE_REQUEST_MS) {
      force.abort();
    }
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
    source.on(signal, () => receive(now(), source.connected !== true));
  }
  source.on('message', (message) => {
    if (isStopMessage(message)) receive(message.stop, true);
  });
  source.on('disconnect', () => receive(now(), false));
  return { stopped: stop.signal, forced: force.signal };
}

function isStopMessage(message: unknown): message is { readonly stop: number } {
  return (
    typeof message === 'object' && message !== null && 'stop' in message && typeof message.stop === 'number'
  );
}
