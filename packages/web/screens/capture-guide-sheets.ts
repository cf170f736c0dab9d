import { mkdir, readdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { FONT_NAMES, generateGuide } from '@stylekit/engine';
import { chromium } from 'playwright';
import { chromiumOptions } from '../e2e/chromium-options.ts';
import { toGuideCard } from './guide-card.ts';

const CARDS_PER_SHEET = 12;
const WIDTH = 1720;

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

async function makeCard(description: string, index: number): Promise<string> {
  return toGuideCard(await generateGuide('ai', { description }), `${index + 1}  ${description}`);
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

function toSheet(cards: readonly string[], fonts: string): string {
  return `<!doctype html><meta charset="utf-8"><style>${fonts}
    * { box-sizing: border-box; margin: 0 }
    body { display: grid; grid-template-columns: repeat(4, 1fr); gap: 14px; padding: 14px; background: #e9e9e9; font: 12px/1.4 sans-serif }
    article { background: #fff; overflow: hidden; display: flex; flex-direction: column }
    header, footer { padding: 5px 8px; color: #444; font-size: 11px; white-space: nowrap; overflow: hidden; text-overflow: ellipsis }
    .strip { display: flex; height: 62px } .strip i { display: block }
    .body { display: flex; flex: 1 } .body > section { flex: 1; min-width: 0 }
    .body > section:first-child { padding: 12px; display: flex; flex-direction: column; gap: 8px; overflow-wrap: anywhere }
    .page { margin: 10px; box-shadow: 0 0 0 1px #0002; align-self: start }
    nav { display: flex; justify-content: space-between; align-items: center; padding: 5px 8px }
    .card { flex: 1; padding: 8px; min-height: 44px } .card i { display: block; height: 5px; margin-bottom: 5px }
    .surfaces { display: flex } .surfaces section { flex: 1; display: flex; gap: 8px; align-items: center; padding: 8px 12px }
    .button { display: inline-block; padding: 4px 12px; font-size: 12px; border: 1px solid transparent }
  </style>${cards.join('')}`;
}
