import { describe, expect, it } from 'vitest';
import type { Oklch } from '../color/color-space.ts';
import { HIGHLIGHTS, type HighlightId } from './highlights.ts';
import {
  areTwins,
  countHueFamilies,
  countTwins,
  isAcid,
  isGarish,
  isSameFamily,
  isVibrating,
} from './taste-rules.ts';

type Values = readonly [l: number, c: number, h: number];
const at = ([l, c, h]: Values): Oklch => ({ l, c, h });
const highlight = (id: HighlightId): Oklch => {
  const [h, c, l] = HIGHLIGHTS[id];
  return { l, c, h };
};

describe('areTwins', () => {
  it.each<[string, boolean, Values, Values]>([
    ['two maroons', true, [0.35, 0.12, 20], [0.4, 0.1, 30]],
    ['two reds on both sides of 0°', true, [0.5, 0.1, 350], [0.5, 0.1, 10]],
    ['cool colors below 25°', true, [0.5, 0.1, 200], [0.5, 0.1, 224]],
    ['cool colors at 25°', false, [0.5, 0.1, 200], [0.5, 0.1, 225]],
    ['one hue with a lightness step of 0.25', false, [0.5, 0.1, 200], [0.25, 0.1, 200]],
    ['one hue with a lightness step below 0.25', true, [0.5, 0.1, 200], [0.26, 0.1, 200]],
    ['a color beside a grayish one of its hue', false, [0.5, 0.1, 200], [0.5, 0.069, 200]],
    ['copper and gold', true, [0.69, 0.145, 48], [0.795, 0.14, 78]],
    ['pink and coral', true, [0.78, 0.139, 354], [0.715, 0.16, 28]],
    ['coral and gold, 50° apart', false, [0.715, 0.16, 28], [0.795, 0.14, 78]],
    ['copper and gold with a lightness step of 0.15', false, [0.69, 0.145, 48], [0.84, 0.14, 78]],
    ['a weak copper and gold', false, [0.69, 0.11, 48], [0.795, 0.14, 78]],
    ['strong cool colors 30° apart', false, [0.6, 0.16, 250], [0.6, 0.16, 280]],
  ])('%s: %s', (_, expected, first, second) => {
    expect(areTwins(at(first), at(second))).toBe(expected);
    expect(areTwins(at(second), at(first))).toBe(expected);
  });
});

describe('countTwins', () => {
  it('counts pairs, not colors', () => {
    const maroon = at([0.35, 0.12, 20]);
    expect(countTwins([])).toBe(0);
    expect(countTwins([maroon, at([0.5, 0.15, 258])])).toBe(0);
    expect(countTwins([maroon, maroon, maroon])).toBe(3);
  });
});

const ORANGE = at([0.7, 0.17, 54]);
const RED = at([0.55, 0.2, 25]);
const GREEN = at([0.55, 0.14, 150]);
const TEAL = at([0.55, 0.1, 190]);
const BLUE = at([0.5, 0.16, 258]);

describe('isAcid', () => {
  it.each<[HighlightId, string, Oklch, boolean]>([
    ['sunflower', 'orange', ORANGE, true],
    ['chartreuse', 'orange', ORANGE, true],
    ['lime', 'red', RED, true],
    ['honey', 'orange', ORANGE, false],
    ['butter', 'orange', ORANGE, false],
    ['sunflower', 'blue', BLUE, false],
    ['sunflower', 'brown', at([0.4, 0.1, 50]), false],
    ['sunflower', 'crimson pink', at([0.6, 0.2, 5]), false],
  ])('%s on %s', (id, _, primary, expected) => {
    expect(isAcid(highlight(id), primary)).toBe(expected);
  });
});

describe('isGarish', () => {
  it.each<[HighlightId, string, Oklch, boolean]>([
    ['orange', 'red', RED, true],
    ['marigold', 'red', RED, true],
    ['crimson', 'red', RED, false],
    ['gold', 'red', RED, false],
    ['orange', 'a muted red', at([0.55, 0.16, 25]), false],
    ['vermilion', 'green', GREEN, true],
    ['peach', 'green', GREEN, true],
    ['honey', 'green', GREEN, false],
    ['crimson', 'green', GREEN, false],
    ['orange', 'a deep green', at([0.45, 0.14, 150]), false],
    ['orange', 'a calm green', at([0.55, 0.1, 150]), false],
    ['orange', 'blue', BLUE, false],
  ])('%s on %s', (id, _, primary, expected) => {
    expect(isGarish(highlight(id), primary)).toBe(expected);
  });
});

describe('isVibrating', () => {
  it.each<[HighlightId, string, Oklch, boolean]>([
    ['coral', 'teal', TEAL, true],
    ['vermilion', 'green', GREEN, true],
    ['apricot', 'teal', TEAL, false],
    ['coral', 'a forest green', at([0.45, 0.1, 150]), false],
    ['coral', 'a grayish green', at([0.6, 0.06, 150]), false],
    ['coral', 'blue', BLUE, false],
  ])('%s on %s', (id, _, primary, expected) => {
    expect(isVibrating(highlight(id), primary)).toBe(expected);
  });
});

describe('isSameFamily', () => {
  it.each<[string, boolean, Values, Values]>([
    ['38° apart', true, [0.5, 0.1, 120], [0.5, 0.1, 158]],
    ['39° apart', false, [0.5, 0.1, 120], [0.5, 0.1, 159]],
    ['strong red and gold, 55° apart', true, [0.55, 0.2, 20], [0.8, 0.14, 75]],
    ['muted red and gold, 55° apart', false, [0.55, 0.1, 20], [0.8, 0.14, 75]],
    ['strong crimson and gold, 58° apart', false, [0.55, 0.2, 17], [0.8, 0.14, 75]],
    ['teal and blue, 62° apart', true, [0.5, 0.1, 175], [0.5, 0.1, 237]],
    ['teal and blue, 63° apart', false, [0.5, 0.1, 175], [0.5, 0.1, 238]],
    ['emerald and blue, 62° apart', false, [0.5, 0.1, 160], [0.5, 0.1, 222]],
  ])('%s: %s', (_, expected, first, second) => {
    expect(isSameFamily(at(first), at(second))).toBe(expected);
  });
});

describe('countHueFamilies', () => {
  it.each<[number, readonly Values[]]>([
    [0, []],
    [0, [[0.9, 0.084, 20]]],
    [1, [[0.6, 0.085, 20]]],
    [
      1,
      [
        [0.55, 0.2, 20],
        [0.7, 0.17, 54],
        [0.8, 0.15, 75],
      ],
    ],
    [
      2,
      [
        [0.4, 0.12, 262],
        [0.7, 0.16, 30],
        [0.9, 0.04, 150],
      ],
    ],
    [
      3,
      [
        [0.4, 0.12, 262],
        [0.7, 0.16, 30],
        [0.6, 0.12, 150],
      ],
    ],
  ])('counts %i families', (expected, colors) => {
    expect(countHueFamilies(colors.map(at))).toBe(expected);
  });
});
