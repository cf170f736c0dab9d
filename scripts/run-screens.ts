import { copyFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import process from 'node:process';
import { SHEET_DESCRIPTIONS } from '../packages/engine/test/taste/taste-briefs.ts';
import { renderBrandImages } from '../packages/web/screens/brand-images.ts';
import { captureGuideSheets } from '../packages/web/screens/capture-guide-sheets.ts';
import { captureScreens } from '../packages/web/screens/capture-screens.ts';
import { recordDemo } from '../packages/web/screens/record-demo.ts';
import { findChromium } from './browser.ts';

// Takes a screenshot of every screen: `npm run screens`, or `npm run screens -- generator` for those with that prefix.
// `npm run screens -- docs` updates the pictures of the documentation. `npm run screens -- guides` renders contact sheets
// of 60 generated guides, and `npm run screens -- brand` updates the icons of the app and the picture of link previews.
// `npm run screens -- film` records the film of the landing page, which needs ffmpeg.

const folder = path.resolve('node_modules/.cache/stylekit/screens');
/** The pictures in the README and docs/tour.md, by file name. */
const SHOWN: Readonly<Record<string, string>> = {
  'style-guide': 'style-guide-top-1280-dark',
  'style-guide-edit': 'style-guide-edit-1280-light',
  landing: 'landing-top-1280-light',
  dashboard: 'dashboard-1280-light',
  project: 'project-1280-light',
  'generator-co-pilot': 'generator-co-pilot-1280-dark',
  'generator-custom': 'generator-custom-1280-light',
  'generator-at-work': 'generator-at-work-1280-dark',
  'generator-custom-phone': 'generator-custom-360-dark',
  'project-preview': 'project-preview-1280-dark',
  account: 'account-1280-light',
};

const chromium = await findChromium();
if (chromium === null) {
  process.stderr.write('The screenshots need Chromium. Install it or set CHROMIUM_PATH.\n');
  process.exit(1);
}
process.env['CHROMIUM_PATH'] = chromium;
const [asked = ''] = process.argv.slice(2);
const onCaptured = (file: string) => process.stdout.write(`${path.relative('.', file)}\n`);
if (asked === 'guides') await captureGuideSheets({ folder, descriptions: SHEET_DESCRIPTIONS, onCaptured });
else if (asked === 'brand') await updateBrandImages();
else if (asked === 'film') await updateFilm();
else await captureScreens({ folder, only: asked === 'docs' ? '' : asked, onCaptured });
if (asked === 'docs') {
  for (const [name, screen] of Object.entries(SHOWN)) {
    await copyFile(path.join(folder, `${screen}.png`), path.resolve(`docs/images/${name}.png`));
  }
}

async function updateBrandImages(): Promise<void> {
  for (const { name, bytes } of await renderBrandImages()) {
    const file = path.resolve('packages/web/public', name);
    await writeFile(file, bytes);
    onCaptured(file);
  }
}

async function updateFilm(): Promise<void> {
  const fileOf = (name: string) => path.resolve('packages/web/public', name);
  const files = { film: fileOf('demo.mp4'), still: fileOf('demo.webp') };
  await recordDemo(files);
  for (const file of Object.values(files)) onCaptured(file);
}
