/** What the page needs of a key–value store that outlives it. */
export interface TextStore {
  getItem(key: string): string | null;
  setItem(key: string, value: string): void;
}

/**
 * The browser's local storage, or null where the person or the browser forbids it; what is kept there is a
 * convenience, so the page works without it.
 */
export function openLocalStore(): Storage | null {
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

const OWN_PREFIX = 'stylekit-';
/** How the page looks and is worked is the browser's, not a person's. */
const KEPT_AT_LOGOUT = ['stylekit-theme', 'stylekit-single-keys'];

/** Removes what a person's work has left in this browser (OWASP ASVS 14.3.1). */
export function forgetPersonalData(): void {
  for (const store of openStores()) {
    const names = Array.from({ length: store.length }, (_, index) => store.key(index) ?? '');
    const own = names.filter((name) => name.startsWith(OWN_PREFIX) && !KEPT_AT_LOGOUT.includes(name));
    for (const name of own) store.removeItem(name);
  }
}

/** None where the browser forbids them: then nothing was kept there either. */
function openStores(): Storage[] {
  try {
    return [window.localStorage, window.sessionStorage];
  } catch {
    return [];
  }
}
