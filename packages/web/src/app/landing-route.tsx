import { PUBLIC_PAGES } from '../data/public-pages.ts';
import { LandingPage } from '../features/landing/landing-page.tsx';
import { usePageTitle } from '../lib/use-page-title.ts';
import { LandingExcerpt } from './landing-excerpt.tsx';
import { useHashScroll } from './use-hash-scroll.ts';

/** The landing page. */
export function LandingRoute() {
  usePageTitle(PUBLIC_PAGES['/'].title);
  useHashScroll();
  return <LandingPage renderExcerpt={(guide) => <LandingExcerpt guide={guide} />} />;
}
