import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { type EntryName, engineEntries, readEntry } from '../build/entries.ts';

/*
 * The exports of the entries are the public API. A change of golden/public-api.json needs a new package version, and
 * every export has a doc comment.
 */

const ROOT = path.join(import.meta.dirname, '..');

interface Promised {
  readonly values: readonly string[];
  readonly types: readonly string[];
}

const promised = JSON.parse(
  readFileSync(path.join(import.meta.dirname, 'golden/public-api.json'), 'utf8'),
) as Readonly<Record<string, Promised>>;

/** Whether a `/** … *​/` comment directly precedes the declaration of a name, or of the one it is derived from. */
function isDocumented({ name, file }: EntryName): boolean {
  const declaration = new RegExp(
    `/\\*\\*(?:(?!\\*/)[\\s\\S])*\\*/\\nexport (?:async )?(?:function|const|class|interface|type) ${name}\\b`,
  );
  return declaration.test(readFileSync(file, 'utf8'));
}

describe('the package', () => {
  it('has exactly the documented entries', () => {
    expect(engineEntries().map(({ name }) => name)).toEqual(Object.keys(promised));
  });
});

describe.each(engineEntries())('the entry $name', (entry) => {
  const names = readEntry(entry);

  it('exports exactly the listed values', async () => {
    const module = (await import(entry.file)) as object;
    expect(Object.keys(module).sort()).toEqual(promised[entry.name]?.values);
  });

  it('exports exactly the listed types', () => {
    const types = names.filter(({ isType }) => isType).map(({ name }) => name);
    expect(types.sort()).toEqual(promised[entry.name]?.types);
  });

  it('matches the package manifest, for source and build', () => {
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
