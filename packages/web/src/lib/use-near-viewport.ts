import { type RefObject, useEffect, useState } from 'react';

/**
 * Whether an element is, or was, closer to the window than `margin`.
 *
 * @param margin a CSS margin, by default one window height above and below
 */
export function useNearViewport(element: RefObject<HTMLElement | null>, margin = '100% 0px'): boolean {
  const [isNearViewport, setNearViewport] = useState(false);
  useEffect(() => {
    if (element.current === null || isNearViewport) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) setNearViewport(true);
      },
      { rootMargin: margin },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element, margin, isNearViewport]);
  return isNearViewport;
}
