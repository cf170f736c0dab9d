import { useEffect } from 'react';

/** How long the page waits before it scrolls to the section of the URL, in milliseconds. */
const DELAY_MS = 100;
/** A link within the page dispatches the first, the router the second. */
const EVENTS = ['hashchange', 'pushState'];

/**
 * Scrolls to the section in the fragment of the URL 100 ms after the page has loaded and after the fragment has
 * changed. Scrolls once more if the page has grown above the section in the meantime.
 */
export function useHashScroll(): void {
  useEffect(() => {
    let timer = setTimeout(scrollToSection, DELAY_MS);
    const follow = () => {
      clearTimeout(timer);
      timer = setTimeout(scrollToSection, DELAY_MS);
    };
    for (const event of EVENTS) window.addEventListener(event, follow);
    return () => {
      clearTimeout(timer);
      for (const event of EVENTS) window.removeEventListener(event, follow);
    };
  }, []);
}

function scrollToSection(): void {
  const section = findSection();
  if (section === null) return;
  const isReduced = matchMedia('(prefers-reduced-motion: reduce)').matches;
  section.scrollIntoView({ behavior: isReduced ? 'auto' : 'smooth' });
  const align = () => {
    if (section === findSection()) section.scrollIntoView({ behavior: 'auto' });
  };
  // A user who scrolls in the meantime is not moved again.
  const controller = new AbortController();
  const stop = () => controller.abort();
  window.addEventListener('scrollend', align, { once: true, signal: controller.signal });
  for (const event of ['wheel', 'touchstart', 'keydown', 'pointerdown'])
    window.addEventListener(event, stop, { once: true, passive: true, signal: controller.signal });
}

function findSection(): HTMLElement | null {
  const id = window.location.hash.slice(1);
  return id === '' || id.includes('=') ? null : document.getElementById(id);
}
