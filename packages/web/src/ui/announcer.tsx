import { useSyncExternalStore } from 'react';

let message = '';
const listeners = new Set<() => void>();

/** Says something to people who use a screen reader, once what they are hearing has ended. */
export function announce(text: string): void {
  // A region announces changes only; the same words twice need a difference that is not read.
  message = message === text ? `${text}\u00A0` : text;
  for (const notify of listeners) notify();
}

/** The region that `announce` speaks through; stands once on the page. */
export function Announcer() {
  const text = useSyncExternalStore(subscribe, () => message);
  return (
    <div className="sr-only" role="status" aria-live="polite">
      {text}
    </div>
  );
}

function subscribe(notify: () => void): () => void {
  listeners.add(notify);
  return () => listeners.delete(notify);
}
