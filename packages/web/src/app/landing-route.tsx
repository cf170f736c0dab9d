import { LandingPage } from '../features/landing/landing-page.tsx';
import { useDocumentTitle } from '../lib/use-page-title.ts';
import { LandingExcerpt } from './landing-excerpt.tsx';
import { useHashScroll } from './use-hash-scroll.ts';

/** The landing page. */
export function LandingRoute() {
  useDocumentTitle('StyleKit: from a sentence to a brand style guide');
  useHashScroll();
  return <LandingPage renderExcerpt={(guide) => <LandingExcerpt guide={guide} />} />;
}
