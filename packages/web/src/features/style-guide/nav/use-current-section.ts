import { useEffect, useState } from 'react';
import { GUIDE_SECTIONS, type GuideSectionId, toElementId } from './guide-sections.ts';

/** The part of the window in which a section is being read: below the bars, in the upper half. */
const READING_AREA = '-120px 0px -50% 0px';

/** The section that is being read; the last one, while none is in the upper half of the window. */
export function useCurrentSection(): GuideSectionId {
  const [current, setCurrent] = useState<GuideSectionId>('colors');
  useEffect(() => {
    const visible = new Set<string>();
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          if (isIntersecting) visible.add(target.id);
          else visible.delete(target.id);
        }
        const first = GUIDE_SECTIONS.find(({ id }) => visible.has(toElementId(id)));
        if (first !== undefined) setCurrent(first.id);
      },
      { rootMargin: READING_AREA },
    );
    for (const { id } of GUIDE_SECTIONS) {
      const element = document.getElementById(toElementId(id));
      if (element !== null) observer.observe(element);
    }
    return () => observer.disconnect();
  }, []);
  return current;
}
