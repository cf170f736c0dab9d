import { describe, expect, it } from 'vitest';
import { isMud } from './mud.ts';

describe('isMud', () => {
  it.each([
    ['a brown', 0.45, 0.08, 60, true],
    ['an olive', 0.5, 0.09, 115, true],
    ['a chocolate, which is deeper', 0.29, 0.06, 50, false],
    ['a tan, which is lighter', 0.65, 0.08, 60, false],
    ['an orange, which is stronger', 0.6, 0.16, 60, false],
    ['a gray', 0.5, 0.02, 60, false],
    ['a brick red', 0.5, 0.1, 30, false],
    ['a forest green', 0.45, 0.09, 140, false],
    // The region is .3–.62, .03–.11 and 35–125°, with margins for rounding of .004, .003 and 2°.
    ['the darkest with the margin', 0.2961, 0.07, 80, true],
    ['past the darkest', 0.2959, 0.07, 80, false],
    ['the lightest with the margin', 0.6239, 0.07, 80, true],
    ['past the lightest', 0.6241, 0.07, 80, false],
    ['the palest with the margin', 0.5, 0.0271, 80, true],
    ['past the palest', 0.5, 0.0269, 80, false],
    ['the strongest with the margin', 0.5, 0.1129, 80, true],
    ['past the strongest', 0.5, 0.1131, 80, false],
    ['the reddest with the margin', 0.5, 0.07, 33, true],
    ['past the reddest', 0.5, 0.07, 32.9, false],
    ['the greenest with the margin', 0.5, 0.07, 127, true],
    ['past the greenest', 0.5, 0.07, 127.1, false],
  ])('%s', (_, l, c, h, expected) => {
    expect(isMud({ l, c, h })).toBe(expected);
  });
});
