import { defineConfig, type Plugin } from 'vite';
import { directImports } from '../engine/build/direct-imports.ts';
import { packLanguages } from '../engine/build/pack-languages.ts';
import { trimCulori } from '../engine/build/trim-culori.ts';
import { trimStyleDictionary } from '../engine/build/trim-style-dictionary.ts';
import { trimZod } from '../engine/build/trim-zod.ts';
import { eagerFunctions } from './build/eager-functions.ts';
import { prebuiltHelp } from './build/prebuilt-help.ts';

/** Commander can start commands as separate programs. We do not use that, and loading the module takes 10 ms. */
const withoutChildProcess: Plugin = {
  name: 'stylekit:without-child-process',
  enforce: 'pre',
  resolveId: (source) => (source === 'node:child_process' ? '\0no-child-process' : null),
  load: (id) => (id === '\0no-child-process' ? 'export default {};' : null),
};

/**
 * The entry of jsonc-parser also loads its formatter, which prepares 1,200 texts. Only `--fix` changes JSON; all other
 * files import the functions of the parser from the parser itself: 0.7 ms less.
 */
const jsonParserOnly: Plugin = {
  name: 'stylekit:json-parser-only',
  enforce: 'pre',
  async resolveId(source, importer = '') {
    if (source !== 'jsonc-parser' || importer.endsWith('/fix-json.ts')) return null;
    return await this.resolve('jsonc-parser/lib/esm/impl/parser.js', importer);
  },
};

/**
 * A named import of a Node module evaluates all of its exports, including lazy ones (all three standard streams of
 * `node:process`). A default import evaluates only what is used.
 */
const builtinsOnDemand: Plugin = {
  name: 'stylekit:builtins-on-demand',
  generateBundle(_, bundle) {
    for (const chunk of Object.values(bundle)) {
      if (chunk.type !== 'chunk') continue;
      chunk.code = chunk.code.replace(BUILTIN_IMPORT, (_match, whole = '', names = '', name = '') =>
        [whole && toConstant(whole, name), names && toFunctions(names, name)].join(''),
      );
    }
  },
};

/** `import fs, { readFileSync as read } from "node:fs"`, with either part or both. */
const BUILTIN_IMPORT = /\bimport ?(?:\* ?as )?(\w+)?,? ?(?:\{([^}]*)\})? ?from ?"(node:[\w/]+)";/g;

const toConstant = (local: string, module: string): string =>
  `const ${local}=globalThis.process.getBuiltinModule("${module}");`;

/** Modules of functions that take several milliseconds to load, and that most commands never call. */
const SLOW_BUILTINS = ['node:crypto', 'node:fs/promises', 'node:http', 'node:https'];

/** Functions of a Node module; a slow one is loaded when one of them is called. */
function toFunctions(names: string, module: string): string {
  if (!SLOW_BUILTINS.includes(module)) return toConstant(`{${names.replace(/ as /g, ':')}}`, module);
  const functions = names.split(',').map((entry) => {
    const [name = '', local = name] = entry.trim().split(' as ');
    return `${local}=(...args)=>globalThis.process.getBuiltinModule("${module}").${name}(...args)`;
  });
  return `const ${functions.join(',')};`;
}

/** A file with a larger share of such letters, such as the words of Chinese, would grow too much. */
const FEW = 0.02;

/**
 * Escapes the few letters outside ASCII. One of them makes V8 keep a whole file with two bytes for each letter, and
 * hash and collect twice as much: 1 of 73 ms of an export, 2 of 148 ms of generating (processor time).
 */
const asciiCode: Plugin = {
  name: 'stylekit:ascii-code',
  generateBundle(_, bundle) {
    for (const chunk of Object.values(bundle)) {
      if (chunk.type !== 'chunk') continue;
      const count = chunk.code.match(OUTSIDE_ASCII)?.length ?? 0;
      if (count < chunk.code.length * FEW) chunk.code = chunk.code.replace(OUTSIDE_ASCII, toEscape);
    }
  },
};

const OUTSIDE_ASCII = /[^\0-\x7f]/g;
const toEscape = (letter: string): string => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`;

/** What the entry needs to answer `--help`, and what the other files have in common with it. */
const START = /rolldown|\/src\/(?:exit-code|cli-error|io\/system-error)\.ts$/;
/** Loaded when a brief needs it, or part of the entry. */
const ON_DEMAND = /\.json$|\/color-names\.ts$|\/src\/(?:help-texts|find-answer)\.ts$/;

/**
 * Bundles each command into a file of its own, so that a run compiles only the code of one command. What several commands
 * use is one file instead of many: resolving and linking a file takes half a millisecond.
 */
export default defineConfig({
  root: import.meta.dirname,
  plugins: [
    prebuiltHelp(),
    withoutChildProcess,
    jsonParserOnly,
    builtinsOnDemand,
    asciiCode,
    directImports(),
    trimCulori(),
    trimStyleDictionary(),
    trimZod(),
    packLanguages(),
    eagerFunctions(),
  ],
  ssr: { noExternal: true },
  build: {
    ssr: 'src/main.ts',
    outDir: 'dist',
    target: 'node22',
    minify: true,
    license: { fileName: 'THIRD-PARTY-LICENSES.md' },
    rolldownOptions: {
      output: {
        entryFileNames: 'stylekit.js',
        chunkFileNames: '[name].js',
        codeSplitting: {
          groups: [
            { name: 'start', test: START, priority: 2 },
            { name: 'shared', test: (id: string) => !ON_DEMAND.test(id), minShareCount: 3 },
          ],
        },
      },
    },
  },
});
