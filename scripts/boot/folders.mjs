import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** Root folder of the repository. */
export const ROOT = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..');

/** Cache of this checkout: stamps, compiled code, and the output of installers and builds. */
export const CACHE = path.join(ROOT, 'node_modules', '.cache', 'stylekit');
