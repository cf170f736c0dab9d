/**
 * Titles of the pages that search engines may index, by path, without the product name. Their descriptions are in
 * `build/page-descriptions.ts`, because a browser never needs them.
 */
export const PUBLIC_TITLES = {
  '/': 'From a sentence to a brand style guide',
  '/preview': 'See It In Action',
  '/terms': 'Terms of Service',
  '/privacy': 'Privacy Policy',
  '/cookie-policy': 'Cookie Policy',
  '/acceptable-use': 'Acceptable Use Policy',
} as const;
