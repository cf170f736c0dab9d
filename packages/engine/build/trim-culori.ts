import type { Plugin } from 'vite';

/*
 * Every culori function that accepts a color also accepts a CSS text, so it imports the parser of culori. The engine
 * only passes color objects and has its own parser; removing that of culori saves every page more than a kilobyte.
 */

const PREPARE = '\0culori-prepare';

/** A Vite plugin that removes the parser of culori from a bundle; colors are used unchanged. */
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
