import type { Plugin } from 'vite';

/*
 * Style Dictionary brings a file system, a glob, an archiver, a color library, a code formatter and some 90 formats
 * and transforms of its own. A guide is exported from tokens in memory by our own transforms and format, so none of
 * that ever runs; left in a bundle it costs 160 kB (gzip) in the browser and half of the command's time.
 */

const NOT_BUNDLED = 'This part of Style Dictionary is not bundled with StyleKit.';

/** Modules that Style Dictionary imports and what stands in for them. */
const STAND_INS: Readonly<Record<string, string>> = {
  '@bundled-es-modules/glob': `export const globSync = () => { throw new Error('${NOT_BUNDLED}'); };`,
  'style-dictionary/fs': `export const fs = {}; export const setFs = () => { throw new Error('${NOT_BUNDLED}'); };`,
  json5: 'export default JSON;',
  // Colors of log lines. Chained calls such as chalk.rgb(…).bold(…) have to end in the text.
  chalk: `
    const paint = new Proxy((text) => (typeof text === 'string' ? text : paint), { get: () => paint });
    export default paint;
  `,
  './common/actions.js': 'export default {};',
  './common/filters.js': 'export default {};',
  './common/formats.js': 'export default {};',
  './common/transforms.js': 'export default {};',
  './common/transformGroups.js': 'export default {};',
};

const PREFIX = '\0style-dictionary-stand-in:';

/** A Vite plugin that leaves out of a bundle what `exportGuide` never uses of Style Dictionary. */
export function trimStyleDictionary(): Plugin {
  return {
    name: 'stylekit:trim-style-dictionary',
    enforce: 'pre',
    resolveId(source, importer) {
      const fromStyleDictionary = importer?.replaceAll('\\', '/').includes('/style-dictionary/lib/') ?? false;
      return fromStyleDictionary && Object.hasOwn(STAND_INS, source) ? `${PREFIX}${source}` : null;
    },
    load(id) {
      return id.startsWith(PREFIX) ? (STAND_INS[id.slice(PREFIX.length)] ?? null) : null;
    },
  };
}
