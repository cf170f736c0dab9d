import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

const web = path.join(import.meta.dirname, '../..');
/** Type, line heights, letter spacing, corners, space and sizes. */
const ARBITRARY =
  /(?<![\w-])-?(?:text|leading|tracking|rounded|[pm][xytrbl]?|gap(?:-[xy])?|(?:min-|max-)?[hw]|size|top|right|bottom|left)-\[[^\]\s]+\]/g;

/** Values that no scale has, with the reason. */
const ALLOWED = new Map([
  ['min-h-[60svh]', 'a share of the screen'],
  ['min-h-[70svh]', 'a share of the screen'],
  ['min-h-[1.4em]', 'one line of the element’s own font'],
  ['min-h-[1.6em]', 'one line of the element’s own font'],
  ['gap-x-[1ch]', 'one character of a code font'],
  ['max-w-[80rem]', 'the page, a single use'],
]);

it('takes type and space from the scale in uno.config.ts', () => {
  const files = ['uno.config.ts', ...globSync('src/**/*.tsx', { cwd: web })];
  const found = files.flatMap((file) =>
    [...readFileSync(path.join(web, file), 'utf8').matchAll(ARBITRARY)].map(([value]) => ({ file, value })),
  );
  expect(found.filter(({ value }) => !ALLOWED.has(value))).toEqual([]);
  // An exception that is no longer needed is removed from the list.
  const used = new Set(found.map(({ value }) => value));
  expect([...ALLOWED.keys()].filter((value) => !used.has(value))).toEqual([]);
});
