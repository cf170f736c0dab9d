import { atom, getDefaultStore, useAtomValue } from 'jotai';
import { createPortal } from 'react-dom';
import { useTopLayer } from './top-layer.ts';

const messageAtom = atom('');

/** Says something to people who use a screen reader, once what they are hearing has ended. */
export function announce(text: string): void {
  // A region announces changes only; the same words twice need a difference that is not read.
  getDefaultStore().set(messageAtom, (current) => (current === text ? `${text}\u00A0` : text));
}

/** The region that `announce` speaks through; stands once on the page. */
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
