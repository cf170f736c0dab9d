import { existsSync } from 'node:fs';
import process from 'node:process';
import { installWithApt } from './install-with-apt.ts';

/** The headless build first: the same engine, and the tests use less than half the processor time. */
const CANDIDATES = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
];

/**
 * Path of a Chromium for the tests: `CHROMIUM_PATH`, an installed one, Playwright's own, or, as root on Debian, one
 * installed now. Null when there is none.
 */
export async function findChromium(): Promise<string | null> {
  const found = await installedChromium();
  if (found !== null) return found;
  installWithApt('chromium-headless-shell', 'The browser tests need Chromium.');
  return await installedChromium();
}

/** What to install, in one line. */
export function explainMissingChromium(): string {
  return (
    'The browser tests need Chromium, which is not installed. Install it (npx playwright install chromium; Debian: ' +
    'apt-get install chromium-headless-shell) or set CHROMIUM_PATH, then run npm test again.'
  );
}

async function installedChromium(): Promise<string | null> {
  const named = process.env['CHROMIUM_PATH'];
  if (named !== undefined && existsSync(named)) return named;
  const installed = CANDIDATES.find((file) => existsSync(file));
  if (installed !== undefined) return installed;
  const { chromium } = await import('playwright');
  const own = chromium.executablePath();
  return existsSync(own) ? own : null;
}
