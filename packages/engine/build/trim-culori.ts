import type { Plugin } from 'vite';

/*
 * Every function of culori that takes a color also takes its text, and so brings culori's parser. The engine hands it
 * colors with their mode only and reads texts itself; in a bundle the parser costs every page more than a kilobyte.
 */

const PREPARE = '\0culori-prepare';

/** A Vite plugin that leaves culori's parser out of a bundle: a color is taken as it is. */
export function trimCulori(): Plugin {
  return {
    name: 'stylekit:trim-culori',
    enforce: 'pre',
    resolveId(source, importer) {
      const fromCulori = importer?.replaceAll('\\', '/').includes('/culori/src/') ?? false;
      return fromCulori && source.endsWith('/_prepare.js') ? PREPARE : null;
    },
    load(id) {
      return id === PREPARE ? 'export default (color) => color;' : null;
    },
  };
}
