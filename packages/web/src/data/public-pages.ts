/** A page for visitors. */
export interface PublicPage {
  /** Without the product name, which the document title adds. */
  readonly title: string;
  /** One or two sentences for search results and link previews, at most 160 characters. */
  readonly description: string;
}

/** The pages that search engines may index, by path. */
export const PUBLIC_PAGES = {
  '/': {
    title: 'From a sentence to a brand style guide',
    description:
      'Describe your brand in one sentence and get a style guide: accessible colors, matching fonts and ' +
      'design tokens your code can import.',
  },
  '/preview': {
    title: 'See It In Action',
    description:
      'Try the style guide generator without an account: describe a brand, change colors and fonts, and export ' +
      'CSS, JSON and design tokens.',
  },
  '/terms': {
    title: 'Terms of Service',
    description: 'The agreement between you and the operator of this StyleKit site.',
  },
  '/privacy': {
    title: 'Privacy Policy',
    description: 'Which data StyleKit collects, why, how long it is stored, and how you get or delete it.',
  },
  '/cookie-policy': {
    title: 'Cookie Policy',
    description:
      'StyleKit sets only the cookies it needs to sign you in. It loads no analytics and no advertising.',
  },
  '/acceptable-use': {
    title: 'Acceptable Use Policy',
    description: 'What you may not do with StyleKit, so that it stays fast, fair and safe for everyone.',
  },
} as const satisfies Record<string, PublicPage>;
