import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

/*
 * What the doors export is a promise. A change of the list in golden/public-api.json is a change of the package's
 * version, and everything on it has a doc comment.
 */

const ROOT = path.join(import.meta.dirname, '..');
const DOORS = {
  '.': 'src/index.ts',
  './brief': 'src/brief/index.ts',
  './export': 'src/export/index.ts',
} as const;

type Door = keyof typeof DOORS;

interface Promised {
  readonly values: readonly string[];
  readonly types: readonly string[];
}

const promised = JSON.parse(
  readFileSync(path.join(import.meta.dirname, 'golden/public-api.json'), 'utf8'),
) as Record<Door, Promised>;

interface Reexport {
  readonly name: string;
  readonly isType: boolean;
  readonly file: string;
}

function readDoor(door: Door): Reexport[] {
  const file = path.join(ROOT, DOORS[door]);
  const text = readFileSync(file, 'utf8');
  return [...text.matchAll(/export (type )?\{([^}]*)\} from '([^']+)'/g)].flatMap(
    ([, type, names = '', from = '']) =>
      names
        .split(',')
        .map((name) => name.trim())
        .filter((name) => name !== '')
        .map((name) => ({
          name: name.replace(/^type /, ''),
          isType: type !== undefined || name.startsWith('type '),
          file: path.join(path.dirname(file), from),
        })),
  );
}

/** Whether a `/** … *​/` stands right before the declaration of a name, or before the one it is derived from. */
function isDocumented({ name, file }: Reexport): boolean {
  const declaration = new RegExp(
    `/\\*\\*(?:(?!\\*/)[\\s\\S])*\\*/\\nexport (?:async )?(?:function|const|class|interface|type) ${name}\\b`,
  );
  return declaration.test(readFileSync(file, 'utf8'));
}

describe.each(Object.keys(DOORS) as Door[])('the door %s', (door) => {
  const reexports = readDoor(door);

  it('exports exactly the values that are promised', async () => {
    const module = (await import(path.join(ROOT, DOORS[door]))) as object;
    expect(Object.keys(module).sort()).toEqual(promised[door].values);
  });

  it('exports exactly the types that are promised', () => {
    const types = reexports.filter(({ isType }) => isType).map(({ name }) => name);
    expect(types.sort()).toEqual(promised[door].types);
  });

  it('is what the package manifest says, for readers of the source and of the build', () => {
    const manifest = JSON.parse(readFileSync(path.join(ROOT, 'package.json'), 'utf8')) as {
      exports: Record<string, string>;
      publishConfig: { exports: Record<string, { types: string; default: string }> };
    };
    expect(manifest.exports[door]).toBe(`./${DOORS[door]}`);
    const built = DOORS[door].replace(/^src\//, './dist/').replace(/\.ts$/, '');
    expect(manifest.publishConfig.exports[door]).toEqual({ types: `${built}.d.ts`, default: `${built}.js` });
  });

  it.each(reexports.filter(({ isType }) => !isType))('documents $name', (reexport) => {
    expect(isDocumented(reexport)).toBe(true);
  });
});
