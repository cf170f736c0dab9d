import { PUBLIC_TITLES } from '../data/public-titles.ts';
import { LandingPage } from '../features/landing/landing-page.tsx';
import { usePageTitle } from '../lib/use-page-title.ts';
import { LandingExcerpt } from './landing-excerpt.tsx';
import { useHashScroll } from './use-hash-scroll.ts';

/** The landing page. */
export function LandingRoute() {
  usePageTitle(PUBLIC_TITLES['/']);
  useHashScroll();
  return <LandingPage renderExcerpt={(guide) => <LandingExcerpt guide={guide} />} />;
}
