import { mkdir, readdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { FONT_NAMES, generateGuide } from '@stylekit/engine';
import { chromium } from 'playwright';
import { chromiumOptions } from '../e2e/chromium-options.ts';
import { type GuideCard, sharedCss, toGuideCard } from './guide-card.ts';

const CARDS_PER_SHEET = 12;
const WIDTH = 2000;

interface SheetOptions {
  readonly folder: string;
  /** The brief of each card. */
  readonly descriptions: readonly string[];
  readonly onCaptured: (file: string) => void;
}

/** Captures contact sheets of generated guides with the fonts of the app. */
export async function captureGuideSheets({ folder, descriptions, onCaptured }: SheetOptions): Promise<void> {
  await mkdir(folder, { recursive: true });
  const cards = await Promise.all(descriptions.map(makeCard));
  const fonts = await fontFaces();
  const browser = await chromium.launch(chromiumOptions());
  try {
    const page = await browser.newPage({ viewport: { width: WIDTH, height: 1000 } });
    for (let start = 0; start < cards.length; start += CARDS_PER_SHEET) {
      const name = path.join(folder, `guides-${start / CARDS_PER_SHEET + 1}`);
      await writeFile(`${name}.html`, toSheet(cards.slice(start, start + CARDS_PER_SHEET), fonts));
      await page.goto(pathToFileURL(`${name}.html`).href);
      await page.evaluate(() => document.fonts.ready);
      await page.screenshot({ path: `${name}.png`, fullPage: true });
      onCaptured(`${name}.png`);
    }
  } finally {
    await browser.close();
  }
}

async function makeCard(description: string, index: number): Promise<GuideCard> {
  const guide = await generateGuide('ai', { description });
  return toGuideCard(guide, `${index}`, `${index + 1}  ${description}`);
}

/** The upright Latin fonts of all families, from the font packages. */
async function fontFaces(): Promise<string> {
  const faces = await Promise.all(
    FONT_NAMES.map(async (name) => {
      const slug = name === 'Source Sans Pro' ? 'source-sans-3' : name.toLowerCase().replaceAll(' ', '-');
      const folder = path.resolve('packages/web/node_modules/@fontsource', slug, 'files');
      const files = (await readdir(folder)).flatMap((file) => {
        const weight = new RegExp(`^${slug}-latin-(\\d00)-normal\\.woff2$`).exec(file)?.[1];
        return weight === undefined ? [] : [{ weight, url: pathToFileURL(path.join(folder, file)).href }];
      });
      return files.map(
        ({ weight, url }) =>
          `@font-face{font-family:'${name}';font-weight:${weight};src:url('${url}') format('woff2')}`,
      );
    }),
  );
  return faces.flat().join('\n');
}

function toSheet(cards: readonly GuideCard[], fonts: string): string {
  return `<!doctype html><meta charset="utf-8"><style>${fonts}
    ${cards.map(({ css }) => css).join('\n')}
    ${sharedCss()}
    * { box-sizing: border-box }
    body { margin: 0; display: grid; grid-template-columns: repeat(4, 1fr); gap: 14px; padding: 14px; background: #e9e9e9 }
    article { background: #fff; overflow: hidden; display: flex; flex-direction: column }
    article > header, article > footer { padding: 5px 8px; color: #444; font: 11px/1.4 sans-serif; white-space: nowrap;
      overflow: hidden; text-overflow: ellipsis }
    .strip { display: flex; height: 44px } .strip i { display: block }
    .themes { display: grid; grid-template-columns: 1fr 1fr; flex: 1; zoom: 0.72 }
    .themes > section { padding: 18px 16px; display: grid; gap: 14px; align-content: start; overflow-wrap: anywhere; min-width: 0 }
    h2, h3, p { margin: 0 }
    .row { display: flex; flex-wrap: wrap; gap: 10px; align-items: center }
    .sample-card { padding: 16px; display: grid; gap: 8px; border-style: solid; border-width: var(--card-border-width);
      border-color: var(--card-border); border-radius: var(--card-radius); background: var(--card-background);
      box-shadow: var(--card-shadow); color: var(--card-text) }
    .sample-input { padding: 6px 10px; border: var(--input-border-width) solid var(--input-border); border-radius: var(--input-radius) }
    .band { padding: 14px; display: flex; flex-wrap: wrap; gap: 10px; justify-content: space-between; align-items: center }
    .dots i { width: 22px; height: 22px; border-radius: 50% } s { text-decoration: none }
  </style>${cards.map(({ html }) => html).join('')}`;
}
