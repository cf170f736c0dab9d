import type { Guide } from '@stylekit/engine';
import { lazy, Suspense, useRef } from 'react';
import { useNearViewport } from '../lib/use-near-viewport.ts';

const GuideExcerpt = lazy(async () => ({
  default: (await import('../features/style-guide/guide-excerpt.tsx')).GuideExcerpt,
}));

/** The main parts of a guide. Their code is loaded when the user scrolls near them. */
export function LandingExcerpt({ guide }: { readonly guide: Guide | null }) {
  const box = useRef<HTMLDivElement>(null);
  const isNear = useNearViewport(box, '300px 0px');
  const placeholder = <div className="excerpt-space" />;
  return (
    <div ref={box}>
      {isNear ? (
        <Suspense fallback={placeholder}>
          <GuideExcerpt guide={guide} />
        </Suspense>
      ) : (
        placeholder
      )}
    </div>
  );
}
