import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import unsuitable from './names/data/unsuitable-names.json' with { type: 'json' };

/* Data files are edited and reviewed by line, so they have one entry per line. */

const ENGINE = path.join(import.meta.dirname, '..');
const files = globSync('{src,test}/**/data/*.json', {
  cwd: ENGINE,
});

describe('the data files', () => {
  it('exist', () => {
    expect(files.length).toBeGreaterThanOrEqual(7);
  });

  it.each(files)('%s has one entry per line', (file) => {
    const text = readFileSync(path.join(ENGINE, file), 'utf8');
    expect(text).toBe(`${JSON.stringify(JSON.parse(text), null, 2)}\n`);
  });
});

describe('the unsuitable names', () => {
  it.each([
    ...Object.entries(unsuitable.stems),
    ...Object.entries(unsuitable.words),
    ['names', unsuitable.names] as const,
  ])('of %s are sorted and unique', (_, list) => {
    expect(list).toEqual([...new Set(list)].sort());
  });
});
