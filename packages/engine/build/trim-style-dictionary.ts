import type { Plugin } from 'vite';

/*
 * Style Dictionary includes a file system, a glob library, an archiver, a color library, a code formatter and about
 * 90 formats and transforms. StyleKit exports tokens in memory with its own transforms and format, so none of that
 * code runs; it would add 160 kB (gzip) to the web bundle and double the time of the command.
 */

const NOT_BUNDLED = 'This part of Style Dictionary is not bundled with StyleKit.';

const NO_PATHS = `
  const unavailable = () => { throw new Error('${NOT_BUNDLED}'); };
  export { unavailable as dirname, unavailable as extname, unavailable as join, unavailable as resolve };
`;

/**
 * Copies what tokens consist of: maps, lists and plain objects; frozen values are shared. Style Dictionary copies every
 * token several times with `structuredClone`, which writes and reads a message for each: 3 of the 43 ms that an export to
 * CSS and JSON added to the start of Node.
 */
const COPY = `
  export function copyTokens(value) {
    if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value;
    if (Array.isArray(value)) return value.map(copyTokens);
    if (value instanceof Map) return new Map(Array.from(value, ([key, entry]) => [key, copyTokens(entry)]));
    const copy = {};
    for (const key of Object.keys(value)) copy[key] = copyTokens(value[key]);
    return copy;
  }
`;
const COPY_ID = '\0style-dictionary-copy';

/** Merges token files; here there is one set of tokens, so merging it into nothing is a copy. */
const MERGE = `
  import { copyTokens } from '${COPY_ID}';
  export default (sets) => Object.assign({}, ...sets.map(copyTokens));
`;

/** The replacements of modules that Style Dictionary imports. */
const REPLACEMENTS: Readonly<Record<string, string>> = {
  '@bundled-es-modules/glob': `export const globSync = () => { throw new Error('${NOT_BUNDLED}'); };`,
  'style-dictionary/fs': `export const fs = {}; export const setFs = () => { throw new Error('${NOT_BUNDLED}'); };`,
  // Paths are only joined to write, clean or read files.
  'path-unified/posix': NO_PATHS,
  'path-unified/win32': NO_PATHS,
  json5: 'export default JSON;',
  // Log colors. Chained calls such as chalk.rgb(…).bold(…) must return the text.
  chalk: `
    const style = new Proxy((text) => (typeof text === 'string' ? text : style), { get: () => style });
    export default style;
  `,
  './utils/deepExtend.js': MERGE,
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
      if (source === COPY_ID) return COPY_ID;
      return isStyleDictionary(importer ?? '') && Object.hasOwn(REPLACEMENTS, source)
        ? `${PREFIX}${source}`
        : null;
    },
    load(id) {
      if (id === COPY_ID) return COPY;
      return id.startsWith(PREFIX) ? (REPLACEMENTS[id.slice(PREFIX.length)] ?? null) : null;
    },
    transform(code, id) {
      if (!isStyleDictionary(id) || !code.includes('structuredClone(')) return null;
      const copying = code.replaceAll('structuredClone(', 'copyTokens(');
      return { code: `import { copyTokens } from '${COPY_ID}';\n${copying}`, map: null };
    },
  };
}

function isStyleDictionary(id: string): boolean {
  return id.replaceAll('\\', '/').includes('/style-dictionary/lib/');
}
