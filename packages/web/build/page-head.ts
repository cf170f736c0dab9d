import { CONTACT_META, CONTACT_PLACEHOLDER } from '../src/data/contact.ts';
import { toDocumentTitle } from '../src/lib/document-title.ts';

/** The server replaces this origin with its public URL, see `packages/server/src/plugins/page-documents.ts`. */
export const ORIGIN_PLACEHOLDER = 'https://public-url.invalid';

const SITE_NAME = 'StyleKit';
const IMAGE = {
  url: `${ORIGIN_PLACEHOLDER}/open-graph.png`,
  width: '1200',
  height: '630',
  alt: 'StyleKit: from a sentence to a brand style guide, with the seven named colors of a guide.',
};

export interface PageHead {
  /** Without the product name. */
  readonly title: string;
  readonly description: string;
  /** The path of the canonical URL. Null: search engines must not index the page. */
  readonly path: string | null;
}

/** The tags in `<head>` that describe a page to search engines and programs that preview links. */
export function toHeadHtml(head: PageHead): string {
  const title = toDocumentTitle(head.title);
  const url = head.path === null ? null : `${ORIGIN_PLACEHOLDER}${head.path}`;
  const tags = [
    `<title>${escapeHtml(title)}</title>`,
    meta('name', 'description', head.description),
    url === null ? meta('name', 'robots', 'noindex') : `<link rel="canonical" href="${escapeHtml(url)}" />`,
    meta('name', CONTACT_META, CONTACT_PLACEHOLDER),
    meta('property', 'og:site_name', SITE_NAME),
    meta('property', 'og:type', 'website'),
    meta('property', 'og:title', title),
    meta('property', 'og:description', head.description),
    ...(url === null ? [] : [meta('property', 'og:url', url)]),
    meta('property', 'og:image', IMAGE.url),
    meta('property', 'og:image:width', IMAGE.width),
    meta('property', 'og:image:height', IMAGE.height),
    meta('property', 'og:image:alt', IMAGE.alt),
    meta('name', 'twitter:card', 'summary_large_image'),
    meta('name', 'twitter:title', title),
    meta('name', 'twitter:description', head.description),
    meta('name', 'twitter:image', IMAGE.url),
    meta('name', 'twitter:image:alt', IMAGE.alt),
  ];
  return tags.join('\n    ');
}

function meta(key: 'name' | 'property', name: string, content: string): string {
  return `<meta ${key}="${name}" content="${escapeHtml(content)}" />`;
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}
