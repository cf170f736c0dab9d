import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';

/*
 * The engine's doors re-export everything. In a bundle that loads parts of the engine later, a door would run all of it
 * as soon as any name is asked for, so names are taken from the files that define them.
 */

const SOURCE = path.resolve(import.meta.dirname, '../src');

const DOORS: ReadonlyMap<string, string> = new Map([
  ['@stylekit/engine', path.join(SOURCE, 'index.ts')],
  ['@stylekit/engine/brief', path.join(SOURCE, 'brief/index.ts')],
  ['@stylekit/engine/export', path.join(SOURCE, 'export/index.ts')],
]);

const IMPORT = /\bimport\s*\{([^}]*)\}\s*from\s*['"](@stylekit\/engine(?:\/brief|\/export)?)['"]/g;

/** A Vite plugin that turns imports from the engine's doors into imports from the files behind them. */
export function directImports(): Plugin {
  const files = new Map([...DOORS].map(([door, file]) => [door, readDoor(file)]));
  return {
    name: 'stylekit:direct-imports',
    enforce: 'pre',
    transform(code) {
      if (!code.includes('@stylekit/engine')) return null;
      const direct = code.replace(IMPORT, (_, names: string, door: string) =>
        names
          .split(',')
          .map((name) => name.trim())
          .filter((name) => name !== '' && !name.startsWith('type '))
          .map((name) => `import { ${name} } from '${fileOf(name, door, files)}';`)
          .join('\n'),
      );
      return { code: direct, map: null };
    },
  };
}

function fileOf(name: string, door: string, files: ReadonlyMap<string, ReadonlyMap<string, string>>): string {
  const exported = name.split(/\s+as\s+/)[0] ?? name;
  const file = files.get(door)?.get(exported);
  if (file === undefined) throw new Error(`${door} does not export ${exported}.`);
  return file;
}

/** The file of every value a door exports; its lines are all of the form `export { a, type B } from './file.ts'`. */
function readDoor(door: string): ReadonlyMap<string, string> {
  const exports = readFileSync(door, 'utf8').matchAll(/export \{([^}]*)\} from '([^']+)'/g);
  return new Map(
    [...exports].flatMap(([, names = '', file = '']) =>
      names
        .split(',')
        .map((name) => name.trim())
        .filter((name) => name !== '' && !name.startsWith('type '))
        .map((name): [string, string] => [name, path.resolve(path.dirname(door), file)]),
    ),
  );
}
