import { useSyncExternalStore } from 'react';
import { keep, openLocalStore } from '../lib/local-store.ts';

/*
 * Whether somebody was signed in here when last seen. The session itself is in a cookie no script can read; the mark
 * spares visitors a call that could only be refused, and public pages the code for signed-in people.
 */
const KEY = 'stylekit-signed-in';
const listeners = new Set<() => void>();
let isMarked: boolean | null = null;

/** Whether the browser remembers a sign-in; only the server knows whether it still holds. */
export function hasSessionMark(): boolean {
  isMarked ??= openLocalStore()?.getItem(KEY) === 'yes';
  return isMarked;
}

/** Remembers that somebody is signed in, or that nobody is. */
export function setSessionMark(wanted: boolean): void {
  if (hasSessionMark() === wanted) return;
  isMarked = wanted;
  keep(openLocalStore(), KEY, wanted ? 'yes' : 'no');
  for (const notify of listeners) notify();
}

/** Tells when another window of this browser has signed out; gives back what ends the telling. */
export function onSignedOutElsewhere(listener: () => void): () => void {
  const onStorage = (event: StorageEvent) => {
    if (event.key === KEY && event.oldValue === 'yes' && event.newValue === 'no') listener();
  };
  window.addEventListener('storage', onStorage);
  return () => window.removeEventListener('storage', onStorage);
}

export function useSessionMark(): boolean {
  return useSyncExternalStore(subscribe, hasSessionMark);
}

function subscribe(notify: () => void): () => void {
  const onStorage = (event: StorageEvent) => {
    // A null key: everything was cleared.
    if (event.key !== KEY && event.key !== null) return;
    isMarked = null;
    notify();
  };
  listeners.add(notify);
  window.addEventListener('storage', onStorage);
  return () => {
    listeners.delete(notify);
    window.removeEventListener('storage', onStorage);
  };
}
