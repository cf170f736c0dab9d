import { useSyncExternalStore } from 'react';
import { keep, openLocalStore } from '../lib/local-store.ts';

/*
 * Whether somebody may be signed in. The session is in a cookie no script can read; the mark is a second one beside it.
 * The server makes it agree with the session whenever a page is opened, and this page in between. Without the mark
 * nobody is signed in: visitors are spared a call that could only be refused, and the code for signed-in people.
 *
 * The local store keeps what was last seen: it tells the other windows of this browser, and it remembers a person whose
 * session ended while they were away.
 */
const NAME = 'stylekit-signed-in';
const SEEN = { signedIn: 'yes', signedOut: 'no', ended: 'ended' } as const;

const listeners = new Set<() => void>();
let isMarked = false;

/** Whether somebody may be signed in; only the server knows whether they are. */
export function hasSessionMark(): boolean {
  // What was true stays so for this page until it says otherwise; another window may have signed in since.
  isMarked ||= hasCookie();
  return isMarked;
}

/** Remembers that somebody is signed in, or that nobody is. */
export function setSessionMark(wanted: boolean): void {
  isMarked = wanted;
  // The cookie first: a window that is told by the store looks at it.
  if (hasCookie() !== wanted) writeCookie(wanted);
  const seen = wanted ? SEEN.signedIn : SEEN.signedOut;
  const store = openLocalStore();
  if (store?.getItem(NAME) !== seen) keep(store, NAME, seen);
  for (const notify of listeners) notify();
}

/** Whether a person was signed in here when last seen and is not any more; true once for each such end. */
export function takeUnseenEnd(): boolean {
  const store = openLocalStore();
  if (hasSessionMark() || store?.getItem(NAME) !== SEEN.signedIn) return false;
  return keep(store, NAME, SEEN.ended);
}

/** Tells when another window of this browser has signed out; gives back what ends the telling. */
export function onSignedOutElsewhere(listener: () => void): () => void {
  const onStorage = ({ key, oldValue, newValue }: StorageEvent) => {
    if (key === NAME && oldValue === SEEN.signedIn && newValue === SEEN.signedOut) listener();
  };
  window.addEventListener('storage', onStorage);
  return () => window.removeEventListener('storage', onStorage);
}

export function useSessionMark(): boolean {
  return useSyncExternalStore(subscribe, hasSessionMark);
}

function subscribe(notify: () => void): () => void {
  const onStorage = (event: StorageEvent) => {
    // A null key: everything was cleared, which says nothing about the cookie.
    if (event.key !== NAME && event.key !== null) return;
    isMarked = false;
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
  return document.cookie.split('; ').includes(`${NAME}=1`);
}

/** Ends with the browser, as the server's does; it is set again with the next page. */
function writeCookie(wanted: boolean): void {
  const secure = location.protocol === 'https:' ? '; secure' : '';
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API writes later, when other windows are told already.
  document.cookie = `${NAME}=${wanted ? '1' : ''}; path=/; samesite=lax${secure}${wanted ? '' : '; max-age=0'}`;
}
