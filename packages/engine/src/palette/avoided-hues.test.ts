import { expect, it } from 'vitest';
import { isAvoided } from './avoided-hues.ts';

it.each([
  ['the center', 20, [{ hue: 20, spread: 0 }], true],
  ['the edge', 40, [{ hue: 20, spread: 20 }], true],
  ['past the edge', 40.1, [{ hue: 20, spread: 20 }], false],
  ['before 0°', 355, [{ hue: 5, spread: 10 }], true],
  ['after 0°', 4, [{ hue: 355, spread: 9 }], true],
  [
    'a second range',
    200,
    [
      { hue: 20, spread: 20 },
      { hue: 210, spread: 15 },
    ],
    true,
  ],
  ['any hue within 180°', 123, [{ hue: 0, spread: 180 }], true],
  ['no range', 20, [], false],
])('isAvoided of %s', (_, hue, avoid, expected) => {
  expect(isAvoided(hue, avoid)).toBe(expected);
});
