import { describe, expect, it } from 'vitest';
import { suggestName } from './suggest-name.ts';

const FRUIT = ['apple', 'banana', 'cherry'];

describe('suggestName', () => {
  it.each([
    ['aple', 'apple'],
    ['BANANA', 'banana'],
    ['chery', 'cherry'],
    ['bnaana', 'banana'],
    ['', null],
    ['melon', null],
    ['x'.repeat(100_000), null],
  ])('%s → %s', (typed, expected) => {
    expect(suggestName(typed, FRUIT)).toBe(expected);
  });
});
