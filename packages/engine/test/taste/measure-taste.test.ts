import { describe, expect, it } from 'vitest';
import { SAMPLE_GUIDE } from '../../src/index.ts';
import { isMurkyGray, isPale, isWeakBrown, measureRelations } from './measure-relations.ts';
import { isNearIdentical, measureGuideTaste } from './measure-taste.ts';
import { isWithinBounds, summarizeTaste } from './summarize-taste.ts';
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

  it('find what designers turned down', () => {
    const measure = (hexes: string) => measureRelations(hexes.split(' '));
    const radio = measure('#E26C00 #192472 #6F102B #F8AC04 #F9F5F0 #C0021A #656B74');
    const tools = measure('#EB6C00 #201B18 #882921 #F5D800 #F6F4F3 #ACA6A3 #756A65');
    const batteries = measure('#2AAD68 #191F1B #19543B #FD8917 #F0F2F0 #A2ADA7 #6A706D');
    expect(radio).toMatchObject({ hasTwins: true, hasFreshHighlight: false });
    expect(tools).toMatchObject({ hasAcidHighlight: true });
    expect(batteries).toMatchObject({ isFastFood: true, hasTwins: false });
    expect(['#F5CC98', '#EDAAB0'].map(isPale)).toEqual([true, true]);
    expect(['#817574', '#756A65'].map(isMurkyGray)).toEqual([false, true]);
  });

  it('find highlights of interfaces, highlights without weight, and cold grays', () => {
    const measure = (hexes: string) => measureRelations(hexes.split(' '));
    const furniture = measure('#008852 #212618 #49DDA7 #6790F2 #F4F8F5 #CEDEFF #727470');
    const linen = measure('#ECB84E #252831 #7B0F29 #F77C62 #FAEFE5 #FFD4CA #F6E1C1');
    const cargo = measure('#B9411B #251F22 #E9A8B3 #56ACF5 #F7F2E8 #767375 #C8E1F9');
    const fishmonger = measure('#04608A #15232E #A8E2DE #F77E69 #F7F1E8 #EDAE2C #76736E');
    expect(furniture).toMatchObject({ hasScreenHighlight: true, highlightFamily: 'fresh' });
    expect(linen).toMatchObject({ hasLevelHighlight: true, highlightFamily: 'coral' });
    expect(cargo).toMatchObject({ hasScreenHighlight: true, hasStrayGray: true });
    expect(fishmonger).toMatchObject({
      hasScreenHighlight: false,
      hasLevelHighlight: false,
      hasStrayGray: false,
    });
    expect(['#A66D3A', '#8A552D'].map(isWeakBrown)).toEqual([true, false]);
  });

  it('find nothing in palettes they praised', () => {
    const praised = [
      '#8D2D1E #1B1415 #F2ACBB #E8B42B #F5F2ED #FFE4AB #706869',
      '#433588 #202531 #B7BDF6 #F58F60 #FAF6F1 #DFDBFD #6B6E76',
      '#2B5C8A #1B1B1B #9CC3DD #E9B44C #F4EFE6 #CFC7B8 #6B6E76',
    ];
    for (const palette of praised.map((hexes) => hexes.split(' '))) {
      expect(measureRelations(palette)).toMatchObject({
        hasAcidHighlight: false,
        hasTwins: false,
        isFastFood: false,
      });
      expect(isPale(palette[0] ?? '')).toBe(false);
    }
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
