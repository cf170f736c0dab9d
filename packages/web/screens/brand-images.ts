import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { type Guide, generateGuide, guideColors, readableText, wcagContrast } from '@stylekit/engine';
import { type Browser, chromium } from 'playwright';
import { chromiumOptions } from '../e2e/chromium-options.ts';

const FONTS = path.resolve(import.meta.dirname, '../node_modules/@fontsource');
const BRIEF = path.resolve(import.meta.dirname, '../../../examples/stylekit-brand/custom.json');
/** The dark background of the app, `--ui-background` in chrome.css. */
const BACKGROUND = '#131416';

/** The icons by file name, with their size in pixels. */
const ICONS = { 'favicon-32.png': 32, 'apple-touch-icon.png': 180, 'icon-192.png': 192, 'icon-512.png': 512 };

/** An image file of the folder `public`. */
export interface BrandImage {
  readonly name: string;
  readonly type: 'image/png' | 'image/svg+xml' | 'image/x-icon';
  readonly bytes: Buffer;
}

/** Renders the icons and the picture of link previews from our own brand, with the engine and the fonts of the app. */
export async function renderBrandImages(): Promise<readonly BrandImage[]> {
  const guide = await generateGuide('custom', JSON.parse(await readFile(BRIEF, 'utf8')));
  const browser = await chromium.launch(chromiumOptions());
  try {
    const images: BrandImage[] = [];
    for (const [name, size] of Object.entries(ICONS)) {
      const html = toIconHtml(guide, size);
      images.push(toPng(name, await render(browser, html, size, size)));
    }
    const preview = toPreviewHtml(guide, await fontFaces());
    return [
      ...images,
      { name: 'favicon.svg', type: 'image/svg+xml', bytes: Buffer.from(toTabIcon(guide)) },
      {
        name: 'favicon.ico',
        type: 'image/x-icon',
        bytes: toIco(await render(browser, toIconHtml(guide, 32), 32, 32)),
      },
      toPng('open-graph.png', await render(browser, preview, 1200, 630)),
    ];
  } finally {
    await browser.close();
  }
}

async function render(browser: Browser, html: string, width: number, height: number): Promise<Buffer> {
  const page = await browser.newPage({ viewport: { width, height }, deviceScaleFactor: 1 });
  await page.setContent(html);
  await page.evaluate(() => document.fonts.ready);
  const png = await page.screenshot({ omitBackground: true });
  await page.close();
  return png;
}

function toPng(name: string, bytes: Buffer): BrandImage {
  return { name, type: 'image/png', bytes };
}

/** Without a background, in colors that are visible on light and dark tabs. */
function toTabIcon(guide: Guide): string {
  const { night, pencil } = paletteOf(guide);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 20 20">
  <title>StyleKit</title>
  <path fill="${night}" d="M0 0h9v9H0z"/>
  <path fill="${pencil}" d="M11 0h9v9h-9zM0 11h9v9H0zM11 11h9v9h-9z"/>
</svg>
`;
}

/** An ICO file with one PNG image of 32 pixels, for programs that ask for `/favicon.ico` without reading the page. */
function toIco(png: Buffer): Buffer {
  const header = Buffer.alloc(22);
  header.writeUInt16LE(1, 2); // an icon
  header.writeUInt16LE(1, 4); // of one image
  header.writeUInt8(32, 6);
  header.writeUInt8(32, 7);
  header.writeUInt16LE(1, 10); // color planes
  header.writeUInt16LE(32, 12); // bits per pixel
  header.writeUInt32LE(png.byteLength, 14);
  header.writeUInt32LE(header.byteLength, 18);
  return Buffer.concat([header, png]);
}

/** The four squares of the word mark. */
function toMark(guide: Guide, size: number): string {
  const { night, chalk } = paletteOf(guide);
  return `<svg viewBox="0 0 20 20" width="${size}" height="${size}"><path fill="${night}" d="M0 0h9v9H0z"/>
    <path fill="${chalk}" d="M11 0h9v9h-9zM0 11h9v9H0zM11 11h9v9h-9z"/></svg>`;
}

/** On an opaque background with a margin, because phones cut icons into circles and squircles. */
function toIconHtml(guide: Guide, size: number): string {
  // A multiple of the 20 units of the mark, so that the edges of its squares are sharp.
  const mark = Math.round((size * (size <= 32 ? 0.625 : 0.5)) / 20) * 20;
  return `<style>body{margin:0;height:100vh;display:grid;place-items:center;background:${BACKGROUND}}svg{display:block}</style>
    ${toMark(guide, mark)}`;
}

function paletteOf(guide: Guide): {
  readonly chalk: string;
  readonly night: string;
  readonly pencil: string;
} {
  const hexOf = (name: string) => {
    const color = guideColors(guide).find((one) => one.name === name);
    if (color === undefined)
      throw new Error(`The brand has no color named "${name}". Change the image to its colors.`);
    return color.hex;
  };
  return { chalk: hexOf('Chalk'), night: hexOf('Seal by Night'), pencil: hexOf('Pencil') };
}

function toPreviewHtml(guide: Guide, fonts: string): string {
  const { chalk, night, pencil } = paletteOf(guide);
  return `<style>${fonts}
    * { box-sizing: border-box; margin: 0 }
    body { width: 1200px; height: 630px; display: grid; grid-template-columns: 1fr 440px; background: ${BACKGROUND};
      color: ${chalk}; font: 26px/1.4 Inter }
    main { display: grid; grid-template-rows: auto 1fr auto; padding: 64px 48px 60px 72px }
    header { display: flex; gap: 16px; align-items: center; font: 600 40px/1 'Crimson Text' }
    h1 { align-self: center; font: 400 92px/0.98 'Crimson Text'; letter-spacing: -0.02em }
    em { color: ${night} }
    main p { color: ${pencil} }
    aside { display: grid; grid-template-rows: 5fr 2fr 2fr 2fr }
    section { display: grid; grid-auto-flow: column; grid-auto-columns: 1fr }
    div { display: grid; align-content: space-between; padding: 20px 24px; font: 400 28px/1.1 'Crimson Text' }
    .large { padding: 32px; font-size: 64px }
    code { font: 400 18px/1 'IBM Plex Mono' }
  </style>
  <main>
    <header>${toMark(guide, 34)}StyleKit</header>
    <h1>From a sentence<br>to a brand<br><em>style guide</em></h1>
    <p>Accessible colors, matching fonts, design tokens</p>
  </main>
  <aside>${toSwatches(guide)}</aside>`;
}

function toSwatches(guide: Guide): string {
  const [primary, ...others] = guideColors(guide).map(({ hex, name }) => ({
    hex,
    name,
    text: readableText(hex),
  }));
  if (primary === undefined) return '';
  const ratio = Math.floor(wcagContrast(primary.hex, primary.text) * 100) / 100;
  const large = `<div class="large" style="background:${primary.hex};color:${primary.text}">${primary.name}
    <code>${primary.hex}&nbsp; AA ${ratio.toFixed(2)}</code></div>`;
  const rows = [others.slice(0, 2), others.slice(2, 4), others.slice(4)].map((row) => {
    const swatches = row.map(
      ({ hex, name, text }) =>
        `<div style="background:${hex};color:${text}">${name}<code>${hex}</code></div>`,
    );
    return `<section>${swatches.join('')}</section>`;
  });
  return large + rows.join('');
}

async function fontFaces(): Promise<string> {
  const faces = [
    ['Crimson Text', 'crimson-text', 400, 'normal'],
    ['Crimson Text', 'crimson-text', 400, 'italic'],
    ['Crimson Text', 'crimson-text', 600, 'normal'],
    ['Inter', 'inter', 400, 'normal'],
    ['IBM Plex Mono', 'ibm-plex-mono', 400, 'normal'],
  ] as const;
  const rules = faces.map(async ([family, slug, weight, style]) => {
    const file = await readFile(
      path.join(FONTS, slug, `files/${slug}-latin-${weight}-${style}.woff2`),
      'base64',
    );
    return `@font-face{font-family:'${family}';font-weight:${weight};font-style:${style};src:url(data:font/woff2;base64,${file})}`;
  });
  return (await Promise.all(rules)).join('\n');
}
