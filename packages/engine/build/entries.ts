import { readFileSync } from 'node:fs';
import path from 'node:path';

const ENGINE = path.join(import.meta.dirname, '..');

/** One public entry of the engine. */
export interface Entry {
  /** The import name: `@stylekit/engine/export`. */
  readonly name: string;
  /** The absolute path of its source. */
  readonly file: string;
}

/** One export of an entry. */
export interface EntryName {
  readonly name: string;
  readonly isType: boolean;
  /** The absolute path of the file that declares it. */
  readonly file: string;
}

/** All public entries, from the package manifest. */
export function engineEntries(): Entry[] {
  const manifest: unknown = JSON.parse(readFileSync(path.join(ENGINE, 'package.json'), 'utf8'));
  const { name, exports } = manifest as { name: string; exports: Readonly<Record<string, string>> };
  return Object.entries(exports).map(([subpath, file]) => ({
    name: path.posix.join(name, subpath),
    file: path.join(ENGINE, file),
  }));
}

/** The exports of an entry; all of its statements must have the form `export { a, type B } from './file.ts'`. */
export function readEntry({ file }: Entry): EntryName[] {
  const statements = readFileSync(file, 'utf8').matchAll(/export (type )?\{([^}]*)\} from '([^']+)'/g);
  return [...statements].flatMap(([, allTypes, names = '', from = '']) =>
    names
      .split(',')
      .map((name) => name.trim())
      .filter((name) => name !== '')
      .map((written) => {
        const name = written.replace(/^type /, '');
        const isType = allTypes !== undefined || name !== written;
        return { name, isType, file: path.resolve(path.dirname(file), from) };
      }),
  );
}
