import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { setTimeout as delay } from 'node:timers/promises';
import { CACHE } from './folders.mjs';
import { isAlive } from './parent.mjs';

/** File with the process id of a server that is stopping. */
const FILE = path.join(CACHE, 'stopping');
const LOOK_EVERY_MS = 50;
/** A server stops within 30 seconds. */
const LOOKS = 700;

/** Makes the next start in this checkout wait until this server has stopped. */
export function markStopping() {
  writeFileSync(FILE, String(process.pid));
}

export function markStopped() {
  rmSync(FILE, { force: true });
}

/**
 * Waits for a server that is stopping. Some shells return to the prompt on Ctrl-C before it has stopped, so it may be
 * started again while the old one still uses its data folder and port.
 */
export async function waitForPreviousServer() {
  for (let look = 0; look < LOOKS && isStopping(); look += 1) await delay(LOOK_EVERY_MS);
}

function isStopping() {
  return existsSync(FILE) && isAlive(Number(readFileSync(FILE, 'utf8')));
}
