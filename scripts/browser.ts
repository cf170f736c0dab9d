import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import process from 'node:process';

const CANDIDATES = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/**
 * Path of a Chromium the journeys can drive: `CHROMIUM_PATH`, an installed one, Playwright's own, or one installed now.
 *
 * Null when none can be had; the caller says so and fails the run.
 */
export async function findChromium(): Promise<string | null> {
  const found = await installedChromium();
  if (found !== null) return found;
  say('No Chromium found; installing one for the browser tests …');
  run('npx', ['--no-install', 'playwright', 'install', 'chromium'], 'packages/web');
  const downloaded = await installedChromium();
  if (downloaded !== null) return downloaded;
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    run('apt-get', ['update', '-qq']);
    run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium']);
  }
  return await installedChromium();
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

function run(command: string, args: string[], cwd = '.'): void {
  spawnSync(command, args, { cwd, stdio: ['ignore', process.stderr, process.stderr] });
}

function say(line: string): void {
  process.stderr.write(`${line}\n`);
}
