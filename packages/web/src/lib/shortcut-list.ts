import { atom, useAtomValue, useSetAtom } from 'jotai';
import { useEffect } from 'react';

/** Keys that are pressed together, by what is written on them, and what they do. */
export interface Shortcut {
  readonly keys: readonly string[];
  readonly label: string;
}

/** In the order in which they came to be; the same one twice while two parts of a page handle it. */
const listedAtom = atom<readonly Shortcut[]>([]);
const distinctAtom = atom((get) => [
  ...new Map(get(listedAtom).map((shortcut) => [shortcut.label, shortcut])).values(),
]);

/** Lists a shortcut for as long as it works: it is called where the keys are handled. */
export function useListedShortcut(keys: string, label: string, isActive: boolean): void {
  const setListed = useSetAtom(listedAtom);
  useEffect(() => {
    if (!isActive) return;
    const shortcut = { keys: keys.split(' '), label };
    setListed((listed) => [...listed, shortcut]);
    return () => setListed((listed) => listed.filter((each) => each !== shortcut));
  }, [keys, label, isActive, setListed]);
}

/** Every shortcut that works on the page as it is now, each of them once. */
export function useListedShortcuts(): readonly Shortcut[] {
  return useAtomValue(distinctAtom);
}
