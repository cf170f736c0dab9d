import type { Guide } from '@stylekit/engine';
import { type ReactNode, Suspense } from 'react';
import { usePageBrand } from './brand/use-page-brand.ts';
import { CallToAction } from './call-to-action.tsx';
import { FeatureCarousel } from './carousel/feature-carousel.tsx';
import { Comparison } from './comparison/comparison.tsx';
import { Faq } from './faq/faq.tsx';
import { Hero } from './hero/hero.tsx';
import { useHeroGuide } from './hero/use-hero-guide.ts';
import { LandingSection } from './landing-section.tsx';
import { Pricing } from './pricing/pricing.tsx';
import './landing.css';

interface LandingPageProps {
  /** Renders the main parts of a guide, or of the sample guide for null. */
  readonly renderExcerpt: (guide: Guide | null) => ReactNode;
}

/**
 * The landing page. Its sections are Suspense boundaries, so that React takes over the prerendered HTML in short tasks.
 * A guide made in the hero gives the whole page its colors, fonts and shapes.
 */
export function LandingPage({ renderExcerpt }: LandingPageProps) {
  const hero = useHeroGuide();
  usePageBrand(hero.made?.brand ?? null);
  return (
    <>
      <Hero hero={hero} />
      <Suspense>
        <LandingSection
          id="features"
          title="From a sentence to production"
          lead="Everything between the first idea of a brand and the file your code imports."
        >
          <FeatureCarousel />
        </LandingSection>
      </Suspense>
      <Suspense>
        <LandingSection
          id="app-preview"
          title={hero.made === null ? 'A guide, as you get it' : 'Your guide'}
          lead={
            hero.made === null
              ? 'The guide of a fictional agency. Copy a value, or export it: the menu works without an account.'
              : 'The guide you made above. Copy a value, or export it: the menu works without an account.'
          }
        >
          {renderExcerpt(hero.made?.guide ?? null)}
        </LandingSection>
      </Suspense>
      <Suspense>
        <Comparison />
      </Suspense>
      <Suspense>
        <Faq />
      </Suspense>
      <Suspense>
        <Pricing />
      </Suspense>
      <section className="page landing-final" aria-labelledby="start-title">
        <h2 id="start-title">3 free style guides, no credit card</h2>
        <CallToAction />
      </section>
    </>
  );
}
