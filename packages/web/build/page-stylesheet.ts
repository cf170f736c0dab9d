import type { Rolldown } from 'vite';

const STYLESHEET_TAG = /<link rel="stylesheet" crossorigin href="\/([^"]*)">/;
const FIRST_FONT = /<link rel="preload" as="font"/;

/**
 * The styles of the entry, which `html` loads, followed by those of other files, which override them.
 *
 * @throws Error when `html` loads no stylesheet, or the bundle lacks a file
 */
export function joinStyles(bundle: Rolldown.OutputBundle, html: string, files: readonly string[]): string {
  const [, entry] = STYLESHEET_TAG.exec(html) ?? [];
  if (entry === undefined) throw new Error('index.html must load a stylesheet.');
  return [entry, ...files].map((file) => readStyles(bundle, file)).join('');
}

function readStyles(bundle: Rolldown.OutputBundle, file: string): string {
  const asset = bundle[file];
  if (asset?.type !== 'asset') throw new Error(`The bundle has no stylesheet ${file}.`);
  return String(asset.source);
}

/**
 * Replaces the stylesheet of the entry by `file`, which also contains the others: on a phone each further file delays
 * the first paint by a round trip. The others stay as disabled links, which browsers do not load, so that Vite does not
 * load them with the code of the page.
 */
export function withOneStylesheet(html: string, file: string, contained: readonly string[]): string {
  const others = contained.map((each) => `<link rel="stylesheet" disabled href="/${each}" />`);
  return (
    html
      .replace(STYLESHEET_TAG, () => others.join('\n    '))
      // Before the fonts, which browsers request in the order of the document.
      .replace(FIRST_FONT, (tag) => `<link rel="stylesheet" crossorigin href="/${file}" />\n    ${tag}`)
  );
}
