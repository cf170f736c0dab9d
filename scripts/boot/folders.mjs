import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** The repository. */
export const ROOT = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..');

/** What this checkout keeps between runs: stamps, compiled code and the output of installers and builds. */
export const CACHE = path.join(ROOT, 'node_modules', '.cache', 'stylekit');
