/** What the page needs of a key–value store that outlives it. */
export interface TextStore {
  getItem(key: string): string | null;
  setItem(key: string, value: string): void;
}

/**
 * The browser's local storage, or null where the person or the browser forbids it; what is kept there is a
 * convenience, so the page works without it.
 */
export function openLocalStore(): TextStore | null {
  try {
    const store = window.localStorage;
    store.getItem('stylekit-theme');
    return store;
  } catch {
    return null;
  }
}

/** Keeps a value; false when the store is full or refuses, and the value then lives as long as the page. */
export function keep(store: TextStore | null, key: string, value: string): boolean {
  if (store === null) return false;
  try {
    store.setItem(key, value);
    return true;
  } catch {
    return false;
  }
}
