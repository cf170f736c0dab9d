import { useSyncExternalStore } from 'react';

/** The modal dialogs that are open, the topmost last. */
let open: readonly HTMLElement[] = [];
const listeners = new Set<() => void>();

/** Says that a dialog stands over the page; gives back what ends it. */
export function enterTopLayer(dialog: HTMLElement): () => void {
  set([...open, dialog]);
  return () => set(open.filter((each) => each !== dialog));
}

/**
 * The topmost modal dialog, or null. The browser makes everything outside it inert, so what has to be seen, heard and
 * worked over every page has to stand inside it.
 */
export function useTopLayer(): HTMLElement | null {
  return useSyncExternalStore(subscribe, topmost);
}

function topmost(): HTMLElement | null {
  return open.at(-1) ?? null;
}

function subscribe(notify: () => void): () => void {
  listeners.add(notify);
  return () => listeners.delete(notify);
}

function set(next: readonly HTMLElement[]): void {
  open = next;
  for (const notify of listeners) notify();
}
