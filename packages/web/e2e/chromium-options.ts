import { existsSync } from 'node:fs';
import process from 'node:process';

const FLAGS = ['--no-sandbox', '--disable-gpu', '--disable-background-networking'];

/** Selects Chromium: `CHROMIUM_PATH`, an installed one, or Playwright's own. */
export function chromiumOptions(): { args: string[]; executablePath?: string } {
  const candidates = [process.env['CHROMIUM_PATH'], '/usr/bin/chromium-headless-shell', '/usr/bin/chromium'];
  const executablePath = candidates.find((file) => file !== undefined && existsSync(file));
  return executablePath === undefined ? { args: FLAGS } : { executablePath, args: FLAGS };
}
