import { describe, expect, it } from 'vitest';
import type { Oklch } from '../color/color-space.ts';
import { countNeutrals, countVivid, hasOffWhite } from './vividness.ts';

const color = (l: number, c: number): Oklch => ({ l, c, h: 100 });

describe('countVivid', () => {
  it.each([
    [[], 0],
    [[0.13], 0],
    [[0.1301], 1],
    [[0.2, 0.1, 0.4], 2],
  ])('counts the chromas %j as %d', (chromas, count) => {
    expect(countVivid(chromas.map((c) => color(0.5, c)))).toBe(count);
  });
});

describe('countNeutrals', () => {
  it.each([
    [[], 0, 0],
    [[0.0299], 0, 1],
    [[0.03], 0, 0],
    [[0.0299], 0.003, 0],
    [[0.0269], 0.003, 1],
    [[0, 0.01, 0.2], 0, 2],
  ])('counts the chromas %j with the margin %d as %d', (chromas, margin, count) => {
    expect(
      countNeutrals(
        chromas.map((c) => color(0.5, c)),
        margin,
      ),
    ).toBe(count);
  });
});

describe('hasOffWhite', () => {
  it.each([
    ['an off-white', color(0.97, 0.01), true],
    ['a light gray', color(0.95, 0.01), false],
    ['a pale color', color(0.97, 0.025), false],
  ])('of %s', (_, found, expected) => {
    expect(hasOffWhite([color(0.5, 0.2), found])).toBe(expected);
  });
});
