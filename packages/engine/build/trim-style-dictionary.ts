import type { Plugin } from 'vite';

/*
 * Style Dictionary includes a file system, a glob library, an archiver, a color library, a code formatter and about
 * 90 formats and transforms. StyleKit exports tokens in memory with its own transforms and format, so none of that
 * code runs; it would add 160 kB (gzip) to the web bundle and double the time of the command.
 */

const NOT_BUNDLED = 'This part of Style Dictionary is not bundled with StyleKit.';

/** The replacements of modules that Style Dictionary imports. */
const REPLACEMENTS: Readonly<Record<string, string>> = {
  '@bundled-es-modules/glob': `export const globSync = () => { throw new Error('${NOT_BUNDLED}'); };`,
  'style-dictionary/fs': `export const fs = {}; export const setFs = () => { throw new Error('${NOT_BUNDLED}'); };`,
  json5: 'export default JSON;',
  // Log colors. Chained calls such as chalk.rgb(…).bold(…) must return the text.
  chalk: `
    const style = new Proxy((text) => (typeof text === 'string' ? text : style), { get: () => style });
    export default style;
  `,
  './common/actions.js': 'export default {};',
  './common/filters.js': 'export default {};',
  './common/formats.js': 'export default {};',
  './common/transforms.js': 'export default {};',
  './common/transformGroups.js': 'export default {};',
};

const PREFIX = '\0style-dictionary-replacement:';

/** A Vite plugin that removes the parts of Style Dictionary that `exportGuide` does not use. */
export function trimStyleDictionary(): Plugin {
  return {
    name: 'stylekit:trim-style-dictionary',
    enforce: 'pre',
    resolveId(source, importer) {
      const fromStyleDictionary = importer?.replaceAll('\\', '/').includes('/style-dictionary/lib/') ?? false;
      return fromStyleDictionary && Object.hasOwn(REPLACEMENTS, source) ? `${PREFIX}${source}` : null;
    },
    load(id) {
      return id.startsWith(PREFIX) ? (REPLACEMENTS[id.slice(PREFIX.length)] ?? null) : null;
    },
  };
}
