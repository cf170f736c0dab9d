import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { setTimeout as delay } from 'node:timers/promises';
import { CACHE } from './folders.mjs';
import { isAlive } from './parent.mjs';

/** Holds the number of a process whose server is stopping. */
const FILE = path.join(CACHE, 'stopping');
const LOOK_EVERY_MS = 50;
/** A server stops within 30 seconds. */
const LOOKS = 700;

/** Says to the next start of this checkout that it has to wait. */
export function markStopping() {
  writeFileSync(FILE, String(process.pid));
}

export function markStopped() {
  rmSync(FILE, { force: true });
}

/**
 * Waits for a server that is stopping. Some shells end at Ctrl-C before it does, and a person may start it again while
 * it still has its folder and its port.
 */
export async function waitForPreviousServer() {
  for (let look = 0; look < LOOKS && isStopping(); look += 1) await delay(LOOK_EVERY_MS);
}

function isStopping() {
  return existsSync(FILE) && isAlive(Number(readFileSync(FILE, 'utf8')));
}
