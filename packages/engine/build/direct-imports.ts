import type { Plugin } from 'vite';
import { type Entry, engineEntries, readEntry } from './entries.ts';

/*
 * The entries of the engine re-export all files. In a bundle that loads parts of the engine on demand, importing one
 * name from an entry would load all of them, so imports are rewritten to the defining files.
 */

const IMPORT = /\bimport\s*\{([^}]*)\}\s*from\s*['"](@stylekit\/engine(?:\/[\w-]+)?)['"]/g;

/** A Vite plugin that rewrites imports from the entries of the engine to the defining files. */
export function directImports(): Plugin {
  const files = new Map(engineEntries().map((entry) => [entry.name, valueFiles(entry)]));
  return {
    name: 'stylekit:direct-imports',
    enforce: 'pre',
    transform(code) {
      if (!code.includes('@stylekit/engine')) return null;
      const direct = code.replace(IMPORT, (_, names: string, entry: string) =>
        names
          .split(',')
          .map((name) => name.trim())
          .filter((name) => name !== '' && !name.startsWith('type '))
          .map((name) => `import { ${name} } from '${fileOf(name, entry, files)}';`)
          .join('\n'),
      );
      return { code: direct, map: null };
    },
  };
}

function fileOf(
  name: string,
  entry: string,
  files: ReadonlyMap<string, ReadonlyMap<string, string>>,
): string {
  const exported = name.split(/\s+as\s+/)[0] ?? name;
  const file = files.get(entry)?.get(exported);
  if (file === undefined) throw new Error(`${entry} does not export ${exported}.`);
  return file;
}

/** The defining file of every value an entry exports. */
function valueFiles(entry: Entry): ReadonlyMap<string, string> {
  return new Map(
    readEntry(entry)
      .filter(({ isType }) => !isType)
      .map(({ name, file }) => [name, file]),
  );
}
