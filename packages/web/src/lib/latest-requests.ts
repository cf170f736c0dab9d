/** The part of a worker that requests need. */
export type RequestWorker = Pick<Worker, 'postMessage' | 'addEventListener' | 'terminate'>;

export interface LatestRequests<Request> {
  readonly send: (request: Request) => void;
  /** Ends the worker. No answer arrives afterwards. */
  readonly close: () => void;
}

/**
 * Sends requests to a worker that answers each with one message, one at a time. Of the requests that wait for an answer
 * only the latest is sent. An error in the worker counts as an answer, so that later requests still get theirs.
 */
export function openLatestRequests<Request, Answer>(
  worker: RequestWorker,
  onAnswer: (answer: Answer) => void,
): LatestRequests<Request> {
  let isBusy = false;
  let isClosed = false;
  let waiting: { readonly request: Request } | null = null;
  const sendNext = () => {
    isBusy = waiting !== null;
    if (waiting !== null) worker.postMessage(waiting.request);
    waiting = null;
  };
  worker.addEventListener('message', ({ data }: MessageEvent<Answer>) => {
    if (isClosed) return;
    onAnswer(data);
    sendNext();
  });
  worker.addEventListener('error', () => !isClosed && sendNext());
  return {
    send: (request) => {
      waiting = { request };
      if (!isBusy) sendNext();
    },
    close: () => {
      isClosed = true;
      worker.terminate();
    },
  };
}
