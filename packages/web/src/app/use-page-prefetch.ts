import { useEffect } from 'react';
import { preloadPage } from './routes.tsx';

const EVENTS = ['pointerover', 'focusin', 'touchstart'] as const;

/** Loads the code of a page when the user points at, focuses or touches a link to it, so that it opens at once. */
export function usePagePrefetch(): void {
  useEffect(() => {
    for (const name of EVENTS) document.addEventListener(name, prefetchLinkTarget, { passive: true });
    return () => {
      for (const name of EVENTS) document.removeEventListener(name, prefetchLinkTarget);
    };
  }, []);
}

function prefetchLinkTarget({ target }: Event): void {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
  if (link === null || link.origin !== location.origin || link.pathname === location.pathname) return;
  // A page that cannot be loaded now is loaded again when the link is followed.
  preloadPage(link.pathname).catch(() => undefined);
}
