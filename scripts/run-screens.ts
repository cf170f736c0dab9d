import path from 'node:path';
import process from 'node:process';
import { takeScreens } from '../packages/web/screens/take-screens.ts';
import { findChromium } from './browser.ts';

// Takes a picture of every screen: `npm run screens`, or `npm run screens -- generator` for those that begin so.

const folder = path.resolve('node_modules/.cache/stylekit/screens');
const chromium = await findChromium();
if (chromium === null) {
  process.stderr.write('The pictures need Chromium. Install it, or name one in CHROMIUM_PATH.\n');
  process.exit(1);
}
process.env['CHROMIUM_PATH'] = chromium;
await takeScreens({
  folder,
  only: process.argv[2] ?? '',
  onTaken: (file) => process.stdout.write(`${path.relative('.', file)}\n`),
});
