import { describe, expect, it } from 'vitest';
import { findVarCalls } from './find-references.ts';

describe('findVarCalls', () => {
  it.each([
    ['var(--a)', [{ name: '--a', fallback: null, start: 0, end: 8 }]],
    ['1px solid var( --a )', [{ name: '--a', fallback: null, start: 10, end: 20 }]],
    ['var(--a, red)', [{ name: '--a', fallback: 'red', start: 0, end: 13 }]],
    ['var(--a,)', [{ name: '--a', fallback: '', start: 0, end: 9 }]],
    ['VAR(--a)', [{ name: '--a', fallback: null, start: 0, end: 8 }]],
    [
      'var(--a) var(--b)',
      [
        { name: '--a', fallback: null, start: 0, end: 8 },
        { name: '--b', fallback: null, start: 9, end: 17 },
      ],
    ],
    ['rgb(var(--a) / 50%)', [{ name: '--a', fallback: null, start: 4, end: 12 }]],
  ])('finds the calls in %s', (value, expected) => {
    expect(findVarCalls(value)).toEqual(expected);
  });

  it('keeps calls of a fallback in the fallback, with their commas', () => {
    expect(findVarCalls('var(--a, var(--b, rgb(1, 2, 3)))')).toEqual([
      { name: '--a', fallback: 'var(--b, rgb(1, 2, 3))', start: 0, end: 32 },
    ]);
  });

  it.each(['myvar(--a)', '--var(--a)', 'env(--a)', 'var', 'var(--a', ''])('finds none in %j', (value) => {
    expect(findVarCalls(value)).toEqual([]);
  });

  it('remembers nothing of the value before', () => {
    findVarCalls('1px 1px 1px var(--a)');
    expect(findVarCalls('var(--b)')).toHaveLength(1);
  });
});
