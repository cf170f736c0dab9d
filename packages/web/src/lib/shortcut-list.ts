import { atom, useAtomValue, useSetAtom } from 'jotai';
import { useEffect } from 'react';

/** A keyboard shortcut: the key labels and a description. */
export interface Shortcut {
  readonly keys: readonly string[];
  readonly label: string;
}

/** In registration order. A shortcut is listed twice if two components handle it. */
const listedAtom = atom<readonly Shortcut[]>([]);
const distinctAtom = atom((get) => [
  ...new Map(get(listedAtom).map((shortcut) => [shortcut.label, shortcut])).values(),
]);

/** Lists a shortcut while it is active. Call it where the keys are handled. */
export function useListedShortcut(keys: string, label: string, isActive: boolean): void {
  const setListed = useSetAtom(listedAtom);
  useEffect(() => {
    if (!isActive) return;
    const shortcut = { keys: keys.split(' '), label };
    setListed((listed) => [...listed, shortcut]);
    return () => setListed((listed) => listed.filter((each) => each !== shortcut));
  }, [keys, label, isActive, setListed]);
}

/** All active shortcuts without duplicates. */
export function useListedShortcuts(): readonly Shortcut[] {
  return useAtomValue(distinctAtom);
}
