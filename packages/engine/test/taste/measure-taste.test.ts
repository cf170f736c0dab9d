import { describe, expect, it } from 'vitest';
import { SAMPLE_GUIDE } from '../../src/index.ts';
import { isNearIdentical, isWithinBounds, measureGuideTaste, summarizeTaste } from './measure-taste.ts';
import { asksForEarth, TASTE_BRIEFS } from './taste-briefs.ts';

describe('the measures of taste', () => {
  it('count features of a guide', () => {
    const { colors } = SAMPLE_GUIDE;
    const [first, second] = colors.secondary;
    const guide = {
      ...SAMPLE_GUIDE,
      colors: {
        ...colors,
        // An off-white and an olive.
        secondary: [
          { ...first, hex: '#FAF9F5' },
          { ...second, hex: '#6B6B35' },
        ] as typeof colors.secondary,
      },
    };
    expect(measureGuideTaste(SAMPLE_GUIDE)).toMatchObject({ neutrals: 1, hasOffWhite: false, hasMud: false });
    expect(measureGuideTaste(guide)).toMatchObject({ neutrals: 2, hasOffWhite: true, hasMud: true });
  });

  it('count mud only for briefs that do not ask for earth tones', () => {
    const taste = { ...measureGuideTaste(SAMPLE_GUIDE), hasMud: true };
    const mud = (asked: boolean) =>
      summarizeTaste([{ taste, asksForEarth: asked }]).find(({ name }) => name.includes('mud'));
    expect(mud(true)).toMatchObject({ value: 0 });
    expect(mud(false)).toMatchObject({ value: 100, max: 2 });
  });

  it('treat two look-alike sans serifs as near-identical, but not one family for both', () => {
    expect(isNearIdentical('Roboto', 'Inter')).toBe(true);
    expect(isNearIdentical('Inter', 'Inter')).toBe(false);
    expect(isNearIdentical('Montserrat', 'Lora')).toBe(false);
  });

  it('have a lower and an upper bound', () => {
    const measure = { name: 'any', unit: '' as const, min: 2, max: 3 };
    expect([1.9, 2, 3, 3.1].map((value) => isWithinBounds({ ...measure, value }))).toEqual([
      false,
      true,
      true,
      false,
    ]);
  });

  it('use at least 400 different briefs, some of which ask for earth tones', () => {
    expect(new Set(TASTE_BRIEFS.map(({ input }) => JSON.stringify(input))).size).toBeGreaterThanOrEqual(400);
    const share = TASTE_BRIEFS.filter(asksForEarth).length / TASTE_BRIEFS.length;
    expect(share).toBeGreaterThan(0);
    expect(share).toBeLessThan(0.6);
  });
});
