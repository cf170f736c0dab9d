import { describe, expect, it } from 'vitest';
import { type BusinessTypeConceptId, findBusinessType } from '../lexicon/business-type-concepts.ts';
import { analyzeText } from './analyze-text.ts';
import { contradictsBusinessType, findBusinessTypeStyle, maxMoodChroma } from './find-business-type-style.ts';
import { findColors } from './find-colors.ts';
import { type BrandSignals, findSignals } from './find-signals.ts';
import type { PhraseMatch } from './match-phrases.ts';

async function signalsIn(text: string): Promise<BrandSignals> {
  const analyzed = await analyzeText(text);
  const consumed = new Set<PhraseMatch>();
  findColors(analyzed, consumed);
  return findSignals(analyzed, consumed);
}

describe('findSignals', () => {
  it.each([
    ['A playful shop.', ['playful 1']],
    ['A shop that is not playful.', ['playful -1']],
    ['A shop that is less playful.', ['playful -0.5']],
    ['A playful, elegant shop.', ['playful 1', 'elegant 1']],
    ['Playful by day, playful by night.', ['Playful 1']],
    ['A shop for children.', ['children 0.7']],
  ])('weighs the moods of %j', async (text, moods) => {
    expect((await signalsIn(text)).moods.map(({ word, weight }) => `${word} ${weight}`)).toEqual(moods);
  });

  it.each([
    ['A triadic palette.', ['triadic']],
    ['No triadic palette, an analogous one.', ['analogous']],
    ['Complementary colors.', ['complementary']],
  ])('finds the harmony of %j', async (text, harmonies) => {
    expect((await signalsIn(text)).harmonies.map(({ type }) => type)).toEqual(harmonies);
  });

  it.each([
    ['A bakery with a bookshop.', ['bakery', 'bookshop']],
    ['A bakery, and another bakery.', ['bakery']],
    ['A quiet place.', []],
  ])('finds the business types of %j', async (text, ids) => {
    expect((await signalsIn(text)).businessTypes.map(({ id }) => id)).toEqual(ids);
  });
});

describe('the style of a business type', () => {
  const signals = (...ids: BusinessTypeConceptId[]): BrandSignals => ({
    moods: [],
    businessTypes: ids.map((id) => ({ id, concept: findBusinessType(id), word: id })),
    harmonies: [],
  });
  const shift = (chroma: number) => ({ shift: [chroma, 0, 0] as const });

  it('is its own, else that of its industry, and that of the first of several', () => {
    expect(findBusinessTypeStyle(signals('law'))).toMatchObject({
      isSpecific: true,
      businessStyle: { fonts: { classic: 0.9 } },
    });
    expect(findBusinessTypeStyle(signals('bakery'))?.isSpecific).toBe(false);
    expect(findBusinessTypeStyle(signals('law', 'bakery'))?.isSpecific).toBe(true);
    expect(findBusinessTypeStyle(signals())).toBeNull();
  });

  it.each<[BusinessTypeConceptId | null, number]>([
    // 0.3 × (1 − 0.5) and 0.3 × (1 − 0.7)
    ['law', 0.15],
    ['funeral', 0.09],
    ['architecture', 1],
    ['bakery', 1],
    [null, 1],
  ])('of %s allows a chroma of the mood of %d', (id, max) => {
    expect(maxMoodChroma(id === null ? signals() : signals(id))).toBeCloseTo(max, 9);
  });

  it.each<[BusinessTypeConceptId, number, boolean]>([
    ['funeral', 0.25, true],
    ['funeral', 0.2, false],
    ['funeral', -0.5, false],
    ['bakery', 0.8, false],
  ])('of %s contradicts a mood of %d: %s', (id, chroma, expected) => {
    expect(contradictsBusinessType({ shift: [...shift(chroma).shift] }, signals(id))).toBe(expected);
  });
});
