import { atom, getDefaultStore, useAtomValue } from 'jotai';

/** The open modal dialogs, the topmost last. */
const openDialogsAtom = atom<readonly HTMLElement[]>([]);
const topmostAtom = atom((get) => get(openDialogsAtom).at(-1) ?? null);

/** Registers a modal dialog. Returns an unregister function. */
export function enterTopLayer(dialog: HTMLElement): () => void {
  const { set } = getDefaultStore();
  set(openDialogsAtom, (open) => [...open, dialog]);
  return () => set(openDialogsAtom, (open) => open.filter((each) => each !== dialog));
}

/**
 * The topmost modal dialog, or null. Everything outside it is inert, so toasts and announcements must render inside it.
 */
export function useTopLayer(): HTMLElement | null {
  return useAtomValue(topmostAtom);
}
