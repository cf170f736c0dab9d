import { atomWithStorage } from 'jotai/utils';
import { openLocalStore, saveItem } from './local-store.ts';

/**
 * An atom stored as plain text in local storage and synchronized between windows. Without storage, the value is kept in
 * memory only.
 *
 * @param key the local storage key
 * @param parse parses the stored text, or null if nothing is stored
 */
export function storedAtom<Value extends string>(key: string, parse: (stored: string | null) => Value) {
  return atomWithStorage<Value>(
    key,
    parse(null),
    {
      getItem: () => parse(openLocalStore()?.getItem(key) ?? null),
      setItem: (_key, value) => {
        saveItem(openLocalStore(), key, value);
      },
      removeItem: () => openLocalStore()?.removeItem(key),
      subscribe: (_key, onChange) => {
        const onStorage = (event: StorageEvent) => {
          if (event.key === key) onChange(parse(event.newValue));
        };
        window.addEventListener('storage', onStorage);
        return () => window.removeEventListener('storage', onStorage);
      },
    },
    { getOnInit: true },
  );
}
