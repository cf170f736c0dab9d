import { createHash, randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { mkdir, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Deps } from '../deps.ts';
import { describeSystemError } from './system-error.ts';

/** A response of the server and its entity tag. */
export interface CachedResponse {
  readonly etag: string;
  readonly body: string;
}

type Place = Pick<Deps, 'env' | 'system'>;

const MAX_FILES = 50;

/** The cache folder of the user for responses, readable only by the user. */
function cacheFolder({ env, system }: Place): string {
  const windows = system.platform === 'win32' ? env['LOCALAPPDATA'] : undefined;
  const configured = env['XDG_CACHE_HOME'] ?? '';
  const base = path.isAbsolute(configured) ? configured : (windows ?? path.join(system.homeFolder, '.cache'));
  return path.join(base, 'stylekit');
}

/** The name contains the token, so that another account never gets the response; as a hash, which reveals nothing. */
function fileOf(parts: readonly string[], place: Place): string {
  const name = createHash('sha256').update(JSON.stringify(parts)).digest('hex');
  return path.join(cacheFolder(place), `${name}.json`);
}

/** The stored response for a server, a token and a path; null when there is none. Synchronous, like all small reads. */
export function readCached(parts: readonly string[], place: Place): CachedResponse | null {
  try {
    const value: unknown = JSON.parse(readFileSync(fileOf(parts, place), 'utf8'));
    if (typeof value !== 'object' || value === null || !('etag' in value) || !('body' in value)) return null;
    const { etag, body } = value;
    return typeof etag === 'string' && typeof body === 'string' ? { etag, body } : null;
  } catch (error) {
    // Without a cache, or with a damaged one, the response is loaded again.
    if (!(error instanceof SyntaxError)) describeSystemError(error);
    return null;
  }
}

/** Stores a response as a whole. A folder that cannot be written only means that there is no cache. */
export async function writeCached(
  parts: readonly string[],
  response: CachedResponse,
  place: Place,
): Promise<void> {
  const file = fileOf(parts, place);
  const staged = `${file}.${randomBytes(6).toString('hex')}`;
  try {
    await mkdir(path.dirname(file), { recursive: true, mode: 0o700 });
    await writeFile(staged, JSON.stringify(response), { mode: 0o600, flag: 'wx' });
    await rename(staged, file);
    await removeOldest(path.dirname(file));
  } catch (error) {
    describeSystemError(error);
    await rm(staged, { force: true }).catch(describeSystemError);
  }
}

/** Removes all stored responses. */
export async function clearCache(place: Place): Promise<void> {
  await rm(cacheFolder(place), { recursive: true, force: true });
}

async function removeOldest(folder: string): Promise<void> {
  const names = await readdir(folder);
  if (names.length <= MAX_FILES) return;
  const files = await Promise.all(
    names.map(async (name) => {
      const file = path.join(folder, name);
      return { file, time: (await stat(file)).mtimeMs };
    }),
  );
  const old = files.sort((a, b) => b.time - a.time).slice(MAX_FILES);
  for (const { file } of old) await rm(file, { force: true });
}
