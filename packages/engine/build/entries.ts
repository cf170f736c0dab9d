import { readFileSync } from 'node:fs';
import path from 'node:path';

const ENGINE = path.join(import.meta.dirname, '..');

/** One public entry of the engine. */
export interface Entry {
  /** As users import it: `@stylekit/engine/export`. */
  readonly name: string;
  /** The path of its source, absolute. */
  readonly file: string;
}

/** One name that an entry exports. */
export interface EntryName {
  readonly name: string;
  readonly isType: boolean;
  /** The path of the source that declares it, absolute. */
  readonly file: string;
}

/** Every public entry, as the manifest of the package lists them. */
export function engineEntries(): Entry[] {
  const manifest: unknown = JSON.parse(readFileSync(path.join(ENGINE, 'package.json'), 'utf8'));
  const { name, exports } = manifest as { name: string; exports: Readonly<Record<string, string>> };
  return Object.entries(exports).map(([subpath, file]) => ({
    name: path.posix.join(name, subpath),
    file: path.join(ENGINE, file),
  }));
}

/** What an entry exports; all of its statements are of the form `export { a, type B } from './file.ts'`. */
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
