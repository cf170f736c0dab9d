import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { type EntryName, engineEntries, readEntry } from '../build/entries.ts';

/*
 * What the entries export is a promise. A change of the list in golden/public-api.json is a change of the package's
 * version, and everything on it has a doc comment.
 */

const ROOT = path.join(import.meta.dirname, '..');

interface Promised {
  readonly values: readonly string[];
  readonly types: readonly string[];
}

const promised = JSON.parse(
  readFileSync(path.join(import.meta.dirname, 'golden/public-api.json'), 'utf8'),
) as Readonly<Record<string, Promised>>;

/** Whether a `/** … *​/` stands right before the declaration of a name, or before the one it is derived from. */
function isDocumented({ name, file }: EntryName): boolean {
  const declaration = new RegExp(
    `/\\*\\*(?:(?!\\*/)[\\s\\S])*\\*/\\nexport (?:async )?(?:function|const|class|interface|type) ${name}\\b`,
  );
  return declaration.test(readFileSync(file, 'utf8'));
}

describe('the package', () => {
  it('has exactly the entries that are promised', () => {
    expect(engineEntries().map(({ name }) => name)).toEqual(Object.keys(promised));
  });
});

describe.each(engineEntries())('the entry $name', (entry) => {
  const names = readEntry(entry);

  it('exports exactly the values that are promised', async () => {
    const module = (await import(entry.file)) as object;
    expect(Object.keys(module).sort()).toEqual(promised[entry.name]?.values);
  });

  it('exports exactly the types that are promised', () => {
    const types = names.filter(({ isType }) => isType).map(({ name }) => name);
    expect(types.sort()).toEqual(promised[entry.name]?.types);
  });

  it('is what the package manifest says, for readers of the source and of the build', () => {
    const manifest = JSON.parse(readFileSync(path.join(ROOT, 'package.json'), 'utf8')) as {
      publishConfig: { exports: Record<string, { types: string; default: string }> };
    };
    const built = path
      .relative(ROOT, entry.file)
      .replace(/^src\//, './dist/')
      .replace(/\.ts$/, '');
    const subpath = entry.name.replace('@stylekit/engine', '.');
    expect(manifest.publishConfig.exports[subpath]).toEqual({
      types: `${built}.d.ts`,
      default: `${built}.js`,
    });
  });

  it.each(names)('documents $name', (exported) => {
    expect(isDocumented(exported)).toBe(true);
  });
});
