import type { Plugin } from 'vite';
import { PUBLIC_TITLES } from '../src/data/public-titles.ts';
import { extractStyles } from './extract-styles.ts';
import { findPageAssets } from './page-assets.ts';
import { PAGE_DESCRIPTIONS, UNLISTED_PAGES } from './page-descriptions.ts';
import { ORIGIN_PLACEHOLDER, type PageHead, toHeadHtml } from './page-head.ts';
import { joinStyles, withOneStylesheet } from './page-stylesheet.ts';
import { type PrerenderedPages, prerenderPages } from './prerender-pages.ts';
import { landingDataScript } from './structured-data.ts';

const MARKER = '<!--page-head-->';
const BEFORE_PAINT = '<script src="/before-paint.js"></script>';
const SCRIPT_TAG = /\s*(?:<script type="module"[^>]*><\/script>|<link rel="modulepreload"[^>]*>)/g;

/**
 * Writes one HTML document per public page, `robots.txt` and `sitemap.xml` to `documents/`, each with the head and the
 * prerendered content of its page, which can be read without JavaScript. `index.html` remains the document of all other
 * pages, which are not indexed. `page-names.json` names all pages, so that the server sends `404.html` for other paths.
 */
export function pageDocuments(): Plugin {
  let prerendered: PrerenderedPages;
  const pages = listPages();
  return {
    name: 'stylekit-page-documents',
    apply: 'build',
    // Before the bundler runs, because it does not transform modules while it generates the bundle.
    async configResolved({ root }) {
      prerendered = await prerenderPages(root, [...pages.keys()]);
    },
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const template = bundle['index.html'];
        if (template?.type !== 'asset' || !String(template.source).includes(MARKER)) {
          throw new Error(`index.html must contain ${MARKER} in its head.`);
        }
        const html = String(template.source);
        const emit = (name: string, source: string) =>
          this.emitFile({ type: 'asset', fileName: `documents/${name}`, source });
        for (const [path, page] of pages) {
          const content = extractStyles(prerendered.contents.get(path) ?? '');
          const { scripts, styles } = findPageAssets(bundle, path);
          const source = joinStyles(bundle, html, styles) + content.css;
          const name = `${path.slice(1) || 'landing'}.css`;
          const asset = this.emitFile({ type: 'asset', name, source });
          const head = withOneStylesheet(withHead(html, toHeadHtml(page)), this.getFileName(asset), styles);
          const document = withContent(withScriptsAfterPaint(withScripts(head, scripts)), content.html);
          emit(toFileName(path), path === '/' ? withDataScript(document) : document);
        }
        const names = JSON.stringify(prerendered.pageNames);
        this.emitFile({ type: 'asset', fileName: 'page-names.json', source: names });
        emit('robots.txt', robotsText());
        emit('sitemap.xml', sitemapXml());
        const landing = { title: PUBLIC_TITLES['/'], description: PAGE_DESCRIPTIONS['/'] };
        template.source = withHead(html, toHeadHtml({ ...landing, path: null }));
      },
    },
  };
}

/** The heads of all pages with a document, by path. */
function listPages(): ReadonlyMap<string, PageHead> {
  const listed = Object.entries(PAGE_DESCRIPTIONS).map(([path, description]) => {
    const title = PUBLIC_TITLES[path as keyof typeof PUBLIC_TITLES];
    return [path, { title, description, path }] as const;
  });
  const unlisted = Object.entries(UNLISTED_PAGES).map(
    ([path, head]) => [path, { ...head, path: null }] as const,
  );
  return new Map<string, PageHead>([...listed, ...unlisted]);
}

function withHead(html: string, head: string): string {
  return html.replace(MARKER, () => head);
}

function withScripts(html: string, files: readonly string[]): string {
  const tags = files.map((file) => `<link rel="modulepreload" crossorigin href="/${file}" />`);
  return html.replace('</head>', () => `  ${tags.join('\n    ')}\n  </head>`);
}

/**
 * Moves the scripts to a template, from which `before-paint.js` takes them once the page is painted: on a slow network
 * they would delay its fonts and styles, and it can be read without them.
 */
function withScriptsAfterPaint(html: string): string {
  const scripts: string[] = [];
  const without = html.replace(SCRIPT_TAG, (tag) => {
    scripts.push(tag.trim());
    return '';
  });
  const template = `<template id="page-scripts">${scripts.join('')}</template>`;
  return without.replace(BEFORE_PAINT, () => `${template}\n    ${BEFORE_PAINT}`);
}

/** The page can be read without JavaScript, so the notice that it is required goes. */
function withContent(html: string, content: string): string {
  return html
    .replace('<div id="root"></div>', () => `<div id="root">${content}</div>`)
    .replace(/\s*<noscript>.*?<\/noscript>/s, '');
}

/** At the end of the document, because browsers do not need it. */
function withDataScript(html: string): string {
  return html.replace('</body>', () => `  ${landingDataScript()}\n  </body>`);
}

function toFileName(path: string): string {
  return `${path === '/' ? 'index' : path.slice(1)}.html`;
}

/** Pages that must not be indexed say so themselves, which crawlers can read only if they may open them. */
function robotsText(): string {
  return `User-agent: *\nDisallow: /api/\n\nSitemap: ${ORIGIN_PLACEHOLDER}/sitemap.xml\n`;
}

function sitemapXml(): string {
  const urls = Object.keys(PUBLIC_TITLES).map(
    (path) => `  <url><loc>${ORIGIN_PLACEHOLDER}${path}</loc></url>\n`,
  );
  return (
    '<?xml version="1.0" encoding="UTF-8"?>\n' +
    `<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls.join('')}</urlset>\n`
  );
}
