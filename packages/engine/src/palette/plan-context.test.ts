import { describe, expect, it } from 'vitest';
import { makePlanContext } from '../../test/make-plan-context.ts';
import { jitter, pick, pickHue } from './plan-context.ts';

describe('jitter', () => {
  it.each([
    [0, 0.9],
    [0.25, 0.95],
    [0.5, 1],
    [0.75, 1.05],
  ])('with the random number %d moves 1 to %d', (random, expected) => {
    expect(jitter(1, 0.1, () => random)).toBeCloseTo(expected, 12);
  });
});

describe('pick', () => {
  it.each([
    [0, 'a'],
    [0.333, 'a'],
    [0.334, 'b'],
    [0.999, 'c'],
  ])('with the random number %d picks %s', (random, expected) => {
    expect(pick(['a', 'b', 'c'], () => random)).toBe(expected);
  });
});

describe('pickHue', () => {
  it('turns the picked hue by up to 6°', () => {
    expect(pickHue([100, 200], makePlanContext())).toBe(200);
    expect(pickHue([100, 200], makePlanContext({ random: () => 0.75 }))).toBe(203);
    expect(pickHue([2], makePlanContext({ random: () => 0 }))).toBe(356);
  });

  it('does not pick an avoided hue, nor turn into one', () => {
    const avoid = [{ hue: 200, spread: 10 }];
    expect(pickHue([100, 200], makePlanContext({ avoid }))).toBe(100);
    expect(pickHue([188], makePlanContext({ avoid, random: () => 0.9 }))).toBe(188);
  });

  it('is the anchor when all are avoided', () => {
    expect(pickHue([100, 200], makePlanContext({ avoid: [{ hue: 0, spread: 180 }] }))).toBe(262);
    expect(pickHue([], makePlanContext())).toBe(262);
  });
});
