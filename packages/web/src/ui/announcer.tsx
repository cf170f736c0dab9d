import { atom, getDefaultStore, useAtomValue } from 'jotai';
import { createPortal } from 'react-dom';
import { useTopLayer } from './top-layer.ts';

const messageAtom = atom('');

/** Announces a text to screen readers without interrupting them. */
export function announce(text: string): void {
  // Live regions announce only changes, so a repeated text gets an invisible difference.
  getDefaultStore().set(messageAtom, (current) => (current === text ? `${text}\u00A0` : text));
}

/** The live region for `announce`. Render it once. */
export function Announcer() {
  const text = useAtomValue(messageAtom);
  const dialog = useTopLayer();
  const region = (
    <div className="sr-only" role="status" aria-live="polite">
      {text}
    </div>
  );
  return dialog === null ? region : createPortal(region, dialog);
}
