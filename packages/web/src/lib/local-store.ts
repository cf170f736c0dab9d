/** The subset of `Storage` that settings need. */
export interface TextStore {
  getItem(key: string): string | null;
  setItem(key: string, value: string): void;
}

/** Local storage, or null if it is blocked. The app works without it. */
export function openLocalStore(): Storage | null {
  try {
    const store = window.localStorage;
    store.getItem('stylekit-theme');
    return store;
  } catch {
    return null;
  }
}

/** Stores a value. Returns false if the storage is full or blocked. */
export function saveItem(store: TextStore | null, key: string, value: string): boolean {
  if (store === null) return false;
  try {
    store.setItem(key, value);
    return true;
  } catch {
    return false;
  }
}

const OWN_PREFIX = 'stylekit-';
/** These preferences belong to the browser, not to the user. */
const PERSISTENT_KEYS = ['stylekit-theme', 'stylekit-single-keys'];

/** `stylekit-unsaved-x` records that `stylekit-x` is not on the server yet. */
export const UNSAVED_PREFIX = 'stylekit-unsaved-';

/**
 * Removes the data of the user from the browser storage (OWASP ASVS 14.3.1), except changes that could not be saved:
 * they are saved after the next sign-in, if it is the same account.
 */
export function clearPersonalData(): void {
  for (const store of openStores()) {
    const names = Array.from({ length: store.length }, (_, index) => store.key(index) ?? '');
    const unsaved = names.filter((name) => name.startsWith(UNSAVED_PREFIX));
    const kept = new Set([...PERSISTENT_KEYS, ...unsaved, ...unsaved.map(toUnprefixed)]);
    const own = names.filter((name) => name.startsWith(OWN_PREFIX) && !kept.has(name));
    for (const name of own) store.removeItem(name);
  }
}

function toUnprefixed(name: string): string {
  return OWN_PREFIX + name.slice(UNSAVED_PREFIX.length);
}

/** Empty if storage is blocked, because then nothing was stored. */
function openStores(): Storage[] {
  try {
    return [window.localStorage, window.sessionStorage];
  } catch {
    return [];
  }
}
