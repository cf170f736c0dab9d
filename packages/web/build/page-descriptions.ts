import type { PUBLIC_TITLES } from '../src/data/public-titles.ts';

/** One or two sentences for search results and link previews, at most 160 characters. */
export const PAGE_DESCRIPTIONS: Readonly<Record<keyof typeof PUBLIC_TITLES, string>> = {
  '/':
    'Describe your brand in one sentence and get a style guide: accessible colors, matching fonts and design ' +
    'tokens your code can import.',
  '/preview':
    'Try the style guide generator without an account: describe a brand, change colors and fonts, and export ' +
    'CSS, JSON and design tokens.',
  '/terms': 'The agreement between you and the operator of this StyleKit site.',
  '/privacy': 'Which data StyleKit collects, why, how long it is stored, and how you get or delete it.',
  '/cookie-policy':
    'StyleKit sets only the cookies it needs to sign you in. It loads no analytics and no advertising.',
  '/acceptable-use': 'What you may not do with StyleKit, so that it stays fast, fair and safe for everyone.',
};

/** Pages that are prerendered as well, but that search engines must not index. */
export const UNLISTED_PAGES = {
  '/auth': { title: 'Welcome Back', description: 'Log in to your projects and style guides.' },
  '/404': { title: 'Page Not Found', description: 'This page does not exist.' },
} as const;
