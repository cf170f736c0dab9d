import { useSyncExternalStore } from 'react';
import { openLocalStore, saveItem } from '../lib/local-store.ts';

/*
 * A hint whether a user may be signed in. The session cookie is not readable by scripts, so a second cookie mirrors it.
 * The server updates that cookie on every page load, and this module updates it in between. Visitors without the cookie
 * skip the user request and the code for signed-in users.
 *
 * Local storage keeps the last known state. It notifies other windows and detects a session that ended while the app
 * was closed.
 */
const NAME = 'stylekit-signed-in';
const STATES = { signedIn: 'yes', signedOut: 'no', ended: 'ended' } as const;

const listeners = new Set<() => void>();
let isHinted = false;

/** Whether a user may be signed in. Only the server can confirm it. */
export function hasSessionHint(): boolean {
  // Stays true until this page changes it. Another window may have signed in since.
  isHinted ||= hasCookie();
  return isHinted;
}

/** Stores whether a user is signed in. */
export function setSessionHint(isSignedIn: boolean): void {
  isHinted = isSignedIn;
  // The cookie is written first, because other windows read it on the storage event.
  if (hasCookie() !== isSignedIn) writeCookie(isSignedIn);
  const state = isSignedIn ? STATES.signedIn : STATES.signedOut;
  const store = openLocalStore();
  if (store?.getItem(NAME) !== state) saveItem(store, NAME, state);
  for (const notify of listeners) notify();
}

/** Returns true once if the session ended since the last visit. */
export function consumeUnseenSessionEnd(): boolean {
  const store = openLocalStore();
  if (hasSessionHint() || store?.getItem(NAME) !== STATES.signedIn) return false;
  return saveItem(store, NAME, STATES.ended);
}

/** Calls the listener when another window signs out. Returns an unsubscribe function. */
export function onSignedOutInOtherWindow(listener: () => void): () => void {
  const onStorage = ({ key, oldValue, newValue }: StorageEvent) => {
    if (key === NAME && oldValue === STATES.signedIn && newValue === STATES.signedOut) listener();
  };
  window.addEventListener('storage', onStorage);
  return () => window.removeEventListener('storage', onStorage);
}

export function useSessionHint(): boolean {
  // Prerendered pages are those of visitors.
  return useSyncExternalStore(subscribe, hasSessionHint, () => false);
}

function subscribe(notify: () => void): () => void {
  const onStorage = (event: StorageEvent) => {
    // A null key means that the storage was cleared, which does not affect the cookie.
    if (event.key !== NAME && event.key !== null) return;
    isHinted = false;
    notify();
  };
  listeners.add(notify);
  window.addEventListener('storage', onStorage);
  return () => {
    listeners.delete(notify);
    window.removeEventListener('storage', onStorage);
  };
}

function hasCookie(): boolean {
  return typeof document === 'object' && document.cookie.split('; ').includes(`${NAME}=1`);
}

/** A browser-session cookie, like the server's. It is set again on the next page load. */
function writeCookie(isSignedIn: boolean): void {
  const secure = location.protocol === 'https:' ? '; secure' : '';
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is asynchronous, other windows would read late.
  document.cookie = `${NAME}=${isSignedIn ? '1' : ''}; path=/; samesite=lax${secure}${isSignedIn ? '' : '; max-age=0'}`;
}
