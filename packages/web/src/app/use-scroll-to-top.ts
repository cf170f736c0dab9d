import { useEffect } from 'react';

/**
 * Scrolls to the top when a link opens another page, and moves the focus from the footer into the page. Back and
 * forward keep the position that the browser restores.
 */
export function useScrollToTop(): void {
  useEffect(() => {
    let path = window.location.pathname;
    const follow = ({ type }: Event) => {
      const isOtherPage = window.location.pathname !== path;
      path = window.location.pathname;
      if (type !== 'pushState' || !isOtherPage) return;
      window.scrollTo(0, 0);
      if (document.activeElement?.closest('footer') != null)
        document.getElementById('main')?.focus({ preventScroll: true });
    };
    // The router dispatches the first two.
    const events = ['pushState', 'replaceState', 'popstate'];
    for (const event of events) window.addEventListener(event, follow);
    return () => {
      for (const event of events) window.removeEventListener(event, follow);
    };
  }, []);
}
