import { describe, expect, it } from 'vitest';
import { indexPositions } from './locate-path.ts';

const TEXT = `{
  "a": { "b.c": [1, { "d": 2 }, [3]] },\r
  "": 4,
  "a\\u0062": 5, "twice": 6,
  "twice": 7
}`;

describe('indexPositions', () => {
  it.each([
    ['a', 2, 3],
    ['a.b.c', 2, 10],
    ['a.b.c.0', 2, 18],
    ['a.b.c.1', 2, 21],
    ['a.b.c.1.d', 2, 23],
    ['a.b.c.2.0', 2, 34],
    ['', 3, 3],
    ['ab', 4, 3],
    // JSON.parse takes the last one, too.
    ['twice', 5, 3],
  ])('finds "%s" at %d:%d', (path, line, column) => {
    expect(indexPositions(TEXT)(path)).toEqual({ line, column });
  });

  it('gives the nearest parent of a path that does not exist, else null', () => {
    expect(indexPositions(TEXT)('a.b.c.1.x.y')).toEqual({ line: 2, column: 21 });
    expect(indexPositions(TEXT)('a.b.c.1.x.y')).toEqual(indexPositions(TEXT)('a.b.c.1'));
    expect(indexPositions(TEXT)('x.y')).toBeNull();
    expect(indexPositions('{"a": 1}')('')).toBeNull();
  });

  it('indexes a large text', () => {
    const text = JSON.stringify(
      Object.fromEntries(Array.from({ length: 50_000 }, (_, n) => [`t${n}`, [n]])),
      null,
      1,
    );
    expect(indexPositions(text)('t49999.0')).toEqual({ line: 150_000, column: 3 });
  });
});
