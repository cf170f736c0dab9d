import { useEffect, useState } from 'react';
import { SECTIONS, type SectionId } from '../features/landing/sections.ts';

/** The distance from the top of the window, in pixels, at which a section becomes the current one. */
const THRESHOLD_PX = 80;

/** The section whose top has crossed 80 px from the top of the window last, or null on other pages. */
export function useActiveSection(isLandingPage: boolean): SectionId | null {
  const [active, setActive] = useState<SectionId | null>(null);
  useEffect(() => {
    if (!isLandingPage) return setActive(null);
    let frame = 0;
    const update = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => setActive(findActiveSection()));
    };
    update();
    window.addEventListener('scroll', update, { passive: true });
    window.addEventListener('resize', update);
    return () => {
      cancelAnimationFrame(frame);
      window.removeEventListener('scroll', update);
      window.removeEventListener('resize', update);
    };
  }, [isLandingPage]);
  return active;
}

function findActiveSection(): SectionId | null {
  const crossed = SECTIONS.filter(({ id }) => {
    const top = document.getElementById(id)?.getBoundingClientRect().top;
    // Positions after a scroll to an anchor can be a fraction of a pixel off.
    return top !== undefined && Math.floor(top) <= THRESHOLD_PX;
  });
  return crossed.at(-1)?.id ?? null;
}
