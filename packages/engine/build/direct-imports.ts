import type { Plugin } from 'vite';
import { type Entry, engineEntries, readEntry } from './entries.ts';

/*
 * The engine's entries re-export everything. In a bundle that loads parts of the engine later, an entry would run all of it
 * as soon as any name is asked for, so names are taken from the files that define them.
 */

const IMPORT = /\bimport\s*\{([^}]*)\}\s*from\s*['"](@stylekit\/engine(?:\/[\w-]+)?)['"]/g;

/** A Vite plugin that turns imports from the engine's entries into imports from the files behind them. */
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

/** The file of every value an entry exports. */
function valueFiles(entry: Entry): ReadonlyMap<string, string> {
  return new Map(
    readEntry(entry)
      .filter(({ isType }) => !isType)
      .map(({ name, file }) => [name, file]),
  );
}
