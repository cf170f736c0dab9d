import { atomWithStorage } from 'jotai/utils';
import { keep, openLocalStore } from './local-store.ts';

/**
 * An atom that is kept in local storage as plain text and follows the other windows. Where nothing can be stored, it
 * lives as long as the page.
 *
 * @param key of local storage
 * @param parse the value of a stored text; of null where nothing is stored
 */
export function storedAtom<Value extends string>(key: string, parse: (stored: string | null) => Value) {
  return atomWithStorage<Value>(
    key,
    parse(null),
    {
      getItem: () => parse(openLocalStore()?.getItem(key) ?? null),
      setItem: (_key, value) => {
        keep(openLocalStore(), key, value);
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
