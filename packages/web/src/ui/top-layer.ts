import { atom, getDefaultStore, useAtomValue } from 'jotai';

/** The modal dialogs that are open, the topmost last. */
const openDialogsAtom = atom<readonly HTMLElement[]>([]);
const topmostAtom = atom((get) => get(openDialogsAtom).at(-1) ?? null);

/** Registers a dialog that stands over the page; the result ends it. */
export function enterTopLayer(dialog: HTMLElement): () => void {
  const { set } = getDefaultStore();
  set(openDialogsAtom, (open) => [...open, dialog]);
  return () => set(openDialogsAtom, (open) => open.filter((each) => each !== dialog));
}

/**
 * The topmost modal dialog, or null. The browser makes everything outside it inert, so what has to be seen, heard and
 * worked over every page has to stand inside it.
 */
export function useTopLayer(): HTMLElement | null {
  return useAtomValue(topmostAtom);
}
