import { QUESTIONS } from '../src/features/landing/faq/questions.ts';
import { PLANS } from '../src/features/landing/pricing/plans.ts';
import { PAGE_DESCRIPTIONS } from './page-descriptions.ts';
import { ORIGIN_PLACEHOLDER } from './page-head.ts';

/**
 * The product, its prices and the questions of the landing page, in the vocabulary of schema.org and from the data that
 * the page shows. Browsers never run a script of this type, so the content security policy does not apply to it.
 */
export function landingDataScript(): string {
  const data = { '@context': 'https://schema.org', '@graph': [softwareApplication(), faqPage()] };
  return `<script type="application/ld+json">${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>`;
}

function softwareApplication(): unknown {
  return {
    '@type': 'SoftwareApplication',
    name: 'StyleKit',
    url: `${ORIGIN_PLACEHOLDER}/`,
    image: `${ORIGIN_PLACEHOLDER}/open-graph.png`,
    description: PAGE_DESCRIPTIONS['/'],
    applicationCategory: 'DesignApplication',
    operatingSystem: 'Any',
    offers: PLANS.map(({ name, price }) => ({
      '@type': 'Offer',
      name,
      price: price.replace('$', ''),
      priceCurrency: 'USD',
    })),
  };
}

function faqPage(): unknown {
  return {
    '@type': 'FAQPage',
    mainEntity: QUESTIONS.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  };
}
