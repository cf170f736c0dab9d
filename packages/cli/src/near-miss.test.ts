import { describe, expect, it } from 'vitest';
import { nearMiss } from './near-miss.ts';

const FRUIT = ['apple', 'banana', 'cherry'];

describe('nearMiss', () => {
  it.each([
    ['aple', 'apple'],
    ['BANANA', 'banana'],
    ['chery', 'cherry'],
    ['bnaana', 'banana'],
    ['', null],
    ['melon', null],
    ['x'.repeat(100_000), null],
  ])('%s → %s', (typed, expected) => {
    expect(nearMiss(typed, FRUIT)).toBe(expected);
  });
});
