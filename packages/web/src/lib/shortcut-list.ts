import { useEffect, useSyncExternalStore } from 'react';

/** Keys that are pressed together, by what is written on them, and what they do. */
export interface Shortcut {
  readonly keys: readonly string[];
  readonly label: string;
}

/** In the order in which they came to be; the same one twice while two parts of a page handle it. */
let listed: readonly Shortcut[] = [];
let distinct: readonly Shortcut[] = [];
const listeners = new Set<() => void>();

/** Lists a shortcut for as long as it works: it is called where the keys are handled. */
export function useListedShortcut(keys: string, label: string, isActive: boolean): void {
  useEffect(() => {
    if (!isActive) return;
    const shortcut = { keys: keys.split(' '), label };
    set([...listed, shortcut]);
    return () => set(listed.filter((each) => each !== shortcut));
  }, [keys, label, isActive]);
}

/** Every shortcut that works on the page as it is now, each of them once. */
export function useListedShortcuts(): readonly Shortcut[] {
  return useSyncExternalStore(subscribe, () => distinct);
}

function subscribe(notify: () => void): () => void {
  listeners.add(notify);
  return () => listeners.delete(notify);
}

function set(next: readonly Shortcut[]): void {
  listed = next;
  distinct = [...new Map(next.map((shortcut) => [shortcut.label, shortcut])).values()];
  for (const notify of listeners) notify();
}
