import { useSyncExternalStore } from 'react';

/** The router dispatches the first two. */
const EVENTS = ['pushState', 'replaceState', 'popstate', 'hashchange'];

/** The fragment of the URL including the number sign, or an empty string. Prerendered pages have none. */
export function useFragment(): string {
  return useSyncExternalStore(
    subscribe,
    () => window.location.hash,
    () => '',
  );
}

function subscribe(notify: () => void): () => void {
  for (const event of EVENTS) window.addEventListener(event, notify);
  return () => {
    for (const event of EVENTS) window.removeEventListener(event, notify);
  };
}
