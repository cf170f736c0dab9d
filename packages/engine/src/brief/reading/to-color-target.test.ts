import { describe, expect, it } from 'vitest';
import { maxChroma } from '../../color/fit-gamut.ts';
import { fitPrimary } from '../../palette/fit-primary.ts';
import type { ColorFinding } from './find-colors.ts';
import { toValueFinding } from './find-colors.ts';
import { toFoundTarget, toSuggestedTarget } from './to-color-target.ts';

const LEVEL = { chroma: 0, lightness: 0, contrast: 0 };
const still = () => 0.5;

function finding(changes: Partial<ColorFinding>): ColorFinding {
  const place = { role: 'plain', polarity: 1, start: 0, end: 1, words: ['word'] } as const;
  return { ...toValueFinding('#000000', place), hex: null, source: 'word', specificity: 'shade', ...changes };
}

describe('toFoundTarget', () => {
  it('keeps a color value, whatever the mood', () => {
    const red = toValueFinding('#ff0000', { role: 'plain', polarity: 1, start: 0, end: 1, words: ['#f00'] });
    const target = toFoundTarget(red, { chroma: -1, lightness: 1, contrast: 0 }, () => 0.9);
    // sRGB red in OKLCH, as in CSS Color 4.
    expect(target).toEqual({ lightness: 0.628, chroma: 0.2577, hue: 29.2, hex: '#ff0000', words: ['#f00'] });
  });

  it('keeps a shade as it is in a level mood', () => {
    const teal = finding({ color: { l: 0.52, c: 0.08, h: 185 }, words: [' teal '] });
    expect(toFoundTarget(teal, LEVEL, still)).toEqual({
      lightness: 0.52,
      chroma: 0.08,
      hue: 185,
      hex: null,
      words: ['teal'],
    });
  });

  it.each([
    // A shade follows the mood by a quarter of 35 % chroma and 0.09 lightness; a modified one by half of that.
    ['a shade', {}, 0.087, 0.543],
    ['a modified shade', { isModified: true }, 0.0835, 0.531],
  ])('moves %s by the mood', (_, changes, chroma, lightness) => {
    const teal = finding({ color: { l: 0.52, c: 0.08, h: 185 }, ...changes });
    const target = toFoundTarget(teal, { chroma: 1, lightness: 1, contrast: 0 }, still);
    expect(target).toMatchObject({ chroma, lightness });
  });

  it('does not color a neutral, and keeps a dark object from being lighter than text allows', () => {
    const black = finding({ color: { l: 0.2, c: 0, h: 0 }, specificity: 'neutral' });
    expect(toFoundTarget(black, { chroma: 1, lightness: 1, contrast: 0 }, still)).toMatchObject({
      lightness: 0.2,
      chroma: 0,
    });
    const chalk = finding({ color: { l: 0.95, c: 0.005, h: 90 }, source: 'object', specificity: null });
    expect(toFoundTarget(chalk, LEVEL, still).lightness).toBe(0.76);
  });

  it('fits a basic word to the tones of a primary, but not a modified one nor an earth tone', () => {
    const office = { l: 0.5, c: 0.13, h: 258 };
    const basic = finding({ color: office, specificity: 'basic' });
    expect(toFoundTarget(basic, LEVEL, still).chroma).toBeCloseTo(fitPrimary(office, 0).c, 3);
    expect(toFoundTarget({ ...basic, isModified: true }, LEVEL, still).chroma).toBe(0.13);
    const earth = finding({ color: { l: 0.42, c: 0.08, h: 60 }, specificity: 'basic' });
    expect(toFoundTarget(earth, LEVEL, still)).toMatchObject({ lightness: 0.42, chroma: 0.08, hue: 60 });
  });

  it('deepens the brown of an object', () => {
    const wood = finding({ color: { l: 0.58, c: 0.09, h: 62 }, source: 'object', specificity: null });
    expect(toFoundTarget(wood, LEVEL, still)).toMatchObject({ lightness: 0.43, chroma: 0.084, hue: 54 });
  });

  it('varies words by the seed, within 1.5° and 3 % of the chroma', () => {
    const teal = finding({ color: { l: 0.52, c: 0.08, h: 185 } });
    expect(toFoundTarget(teal, LEVEL, () => 0)).toMatchObject({
      lightness: 0.512,
      chroma: 0.0776,
      hue: 183.5,
    });
  });

  it('stays in sRGB, and visible', () => {
    const cyan = finding({ color: { l: 0.6, c: 0.3, h: 195 } });
    expect(toFoundTarget(cyan, LEVEL, still).chroma).toBeCloseTo(maxChroma(0.6, 195), 3);
    const faint = finding({ color: { l: 0.6, c: 0.035, h: 195 } });
    expect(toFoundTarget(faint, LEVEL, still).chroma).toBe(0.05);
    const dark = finding({ color: { l: 0.05, c: 0, h: 0 } });
    expect(toFoundTarget(dark, LEVEL, still).lightness).toBe(0.12);
  });

  it('quotes at most six short words', () => {
    const wordy = finding({
      color: { l: 0.52, c: 0.08, h: 185 },
      words: ['', ' ', ...Array.from({ length: 9 }, () => 'x'.repeat(90))],
    });
    expect(toFoundTarget(wordy, LEVEL, still).words).toEqual(Array.from({ length: 6 }, () => 'x'.repeat(60)));
  });
});

describe('toSuggestedTarget', () => {
  it('follows the mood fully, and fits the tones of a primary', () => {
    const color = { l: 0.55, c: 0.2, h: 258 };
    expect(toSuggestedTarget(color, LEVEL, ['law firm'])).toEqual({
      lightness: 0.55,
      chroma: 0.2,
      hue: 258,
      hex: null,
      words: ['law firm'],
    });
    const muted = toSuggestedTarget(color, { chroma: -1, lightness: -1, contrast: 0 }, []);
    expect(muted.lightness).toBeLessThan(0.5);
    expect(muted.chroma).toBeLessThan(0.18);
  });
});
