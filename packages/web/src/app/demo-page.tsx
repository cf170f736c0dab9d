import { useDeferredValue } from 'react';
import { PUBLIC_TITLES } from '../data/public-titles.ts';
import { GuidePlaceholder } from '../features/preview/guide-placeholder.tsx';
import { Preview } from '../features/preview/preview.tsx';
import { GuideHeader } from '../features/style-guide/guide-header.tsx';
import { StyleGuide } from '../features/style-guide/style-guide.tsx';
import { useIsHydrated } from '../lib/use-is-hydrated.ts';
import { usePageTitle } from '../lib/use-page-title.ts';

/** The public demo with the style guide view. */
export function DemoPage() {
  // Deferred, because rendering the guide would block the page. React renders deferred values in short tasks.
  const isHydrated = useDeferredValue(useIsHydrated());
  usePageTitle(PUBLIC_TITLES['/preview']);
  return (
    <Preview
      renderGuide={(guide, titleRef) =>
        // Only the header is prerendered: the rest depends on stored settings and constructed stylesheets.
        isHydrated ? (
          <StyleGuide guide={guide} level={2} titleRef={titleRef} />
        ) : (
          <GuidePlaceholder header={<GuideHeader guide={guide} level={2} titleRef={titleRef} />} />
        )
      }
    />
  );
}
