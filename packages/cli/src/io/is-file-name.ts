import { existsSync } from 'node:fs';
import path from 'node:path';

/**
 * Whether a text means a file, not the name of a guide: it looks like a path, or such a file exists. A missing file that
 * looks like a path is then reported as that.
 */
export function isFileName(source: string, folder: string): boolean {
  return /[\\/]|\.\w{1,8}$/.test(source) || source.trim() === '' || existsSync(path.resolve(folder, source));
}
