import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { CACHE, ROOT } from './folders.mjs';

/** Folders that are never build inputs. */
const NOT_BUILT = new Set(['node_modules', 'dist', 'test', 'e2e', 'bench', 'screens']);

/**
 * A hash of the names and contents of files. Skips files that do not exist.
 *
 * @param {readonly string[]} files absolute paths
 */
export function digest(files) {
  const hash = createHash('sha256');
  for (const file of [...files].sort()) {
    if (!existsSync(file) || !statSync(file).isFile()) continue;
    hash.update(path.relative(ROOT, file)).update('\0').update(readFileSync(file)).update('\0');
  }
  return hash.digest('hex');
}

/**
 * The files a build of this folder can depend on.
 *
 * @param {string} folder
 * @returns {string[]}
 */
export function sourcesOf(folder) {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const full = path.join(folder, entry.name);
    if (entry.isDirectory()) return NOT_BUILT.has(entry.name) ? [] : sourcesOf(full);
    return entry.name.includes('.test.') ? [] : [full];
  });
}

/**
 * The stored value of a stamp, or an empty string.
 *
 * @param {string} name
 */
export function readStamp(name) {
  const file = path.join(CACHE, `${name}.stamp`);
  return existsSync(file) ? readFileSync(file, 'utf8') : '';
}

/**
 * @param {string} name
 * @param {string} value
 */
export function writeStamp(name, value) {
  mkdirSync(CACHE, { recursive: true });
  writeFileSync(path.join(CACHE, `${name}.stamp`), value);
}
