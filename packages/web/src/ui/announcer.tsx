import { useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { useTopLayer } from './top-layer.ts';

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
  const dialog = useTopLayer();
  const region = (
    <div className="sr-only" role="status" aria-live="polite">
      {text}
    </div>
  );
  return dialog === null ? region : createPortal(region, dialog);
}

function subscribe(notify: () => void): () => void {
  listeners.add(notify);
  return () => listeners.delete(notify);
}
