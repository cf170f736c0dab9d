import { describe, expect, it } from 'vitest';
import type { Oklch } from '../color/color-space.ts';
import { HIGHLIGHTS, type HighlightId, isCoolNeon, isForeign, isFresh } from './highlights.ts';

const color = (id: HighlightId): Oklch => {
  const [h, c, l] = HIGHLIGHTS[id];
  return { l, c, h };
};

const TERRACOTTA = { l: 0.55, c: 0.14, h: 40 };
const VIOLET = { l: 0.5, c: 0.2, h: 293 };
const LIGHT_VIOLET = { l: 0.6, c: 0.15, h: 293 };

describe('isFresh', () => {
  it.each([
    [104.9, false],
    [105, true],
    [324.9, true],
    [325, false],
    [20, false],
  ])('%d°: %s', (h, expected) => {
    expect(isFresh({ l: 0.7, c: 0.15, h })).toBe(expected);
  });
});

describe('isForeign', () => {
  it.each<[HighlightId, string, Oklch, boolean]>([
    ['mint', 'terracotta, a screen color on a natural one', TERRACOTTA, true],
    ['chartreuse', 'terracotta, fresh but no screen color', TERRACOTTA, false],
    ['lilac', 'terracotta, not light enough', TERRACOTTA, true],
    ['mint', 'violet', VIOLET, false],
    ['sky', 'violet, not light enough', VIOLET, true],
    ['mint', 'a light violet, not light enough', LIGHT_VIOLET, true],
    ['coral', 'terracotta, because it is warm', TERRACOTTA, false],
    ['coral', 'violet, because it is warm', VIOLET, false],
  ])('%s on %s', (id, _, primary, expected) => {
    expect(isForeign(color(id), primary)).toBe(expected);
  });
});

describe('isCoolNeon', () => {
  it('is true of lime, mint, aqua and chartreuse only', () => {
    const ids = Object.keys(HIGHLIGHTS) as HighlightId[];
    expect(ids.filter((id) => isCoolNeon(color(id)))).toEqual(['chartreuse', 'lime', 'mint', 'aqua']);
  });
});
