import { describe, expect, it } from 'vitest';
import type { FontTrait } from '../../typography/font-catalog.ts';
import { type FontShift, weighFonts } from './weigh-fonts.ts';
import { type MoodShift, weighMood } from './weigh-mood.ts';

describe('weighMood', () => {
  /** 0.9 × 1.45 v / (1 + 0.45 |v|) for the sum v of each part, three decimals, −1 to 1. */
  it.each<[string, MoodShift[], [number, number, number]]>([
    ['is level without words', [], [0, 0, 0]],
    ['follows one word', [{ shift: [1, -1, 0.5], weight: 1 }], [0.9, -0.9, 0.533]],
    [
      'is bounded with many',
      [
        { shift: [1, -1, 0], weight: 1 },
        { shift: [1, -1, 0], weight: 1 },
      ],
      [1, -1, 0],
    ],
    [
      'cancels opposite words',
      [
        { shift: [1, 0, 0], weight: 1 },
        { shift: [-1, 0, 0], weight: 1 },
      ],
      [0, 0, 0],
    ],
    ['turns away from an excluded word, by seven tenths', [{ shift: [1, 0, 0], weight: -1 }], [-0.695, 0, 0]],
    ['follows half a word', [{ shift: [1, 0, 0], weight: 0.5 }], [0.533, 0, 0]],
  ])('%s', (_, shifts, [chroma, lightness, contrast]) => {
    const mood = weighMood(shifts);
    expect(mood.chroma).toBeCloseTo(chroma, 9);
    expect(mood.lightness).toBeCloseTo(lightness, 9);
    expect(mood.contrast).toBeCloseTo(contrast, 9);
  });
});

describe('weighFonts', () => {
  /** With 0.5 no weight varies, and the third of four matching traits is added. */
  const weigh = (...shifts: FontShift[]) => weighFonts(shifts, () => 0.5);
  const shift = (fonts: Partial<Record<FontTrait, number>>, weight = 1): FontShift => ({ fonts, weight });

  it('adds up traits relative to the strongest, with a matching one', () => {
    expect(weigh(shift({ warm: 0.5, bold: 0.5 }), shift({ warm: 0.5 }))).toEqual({
      bold: 0.5,
      handmade: 0.4,
      warm: 1,
    });
  });

  it('strengthens a matching trait that is requested already', () => {
    expect(weigh(shift({ warm: 1, handmade: 0.3 }))).toEqual({ handmade: 0.7, warm: 1 });
    expect(weigh(shift({ warm: 1, handmade: 0.9 }))).toEqual({ handmade: 1, warm: 1 });
  });

  it('drops excluded and weak traits', () => {
    expect(weigh(shift({ warm: 1, bold: 0.15 }), shift({ corporate: 1 }, -1))).toEqual({
      handmade: 0.4,
      warm: 1,
    });
  });

  it('keeps seven traits', () => {
    const all = Object.fromEntries(
      ['warm', 'calm', 'classic', 'friendly', 'modern', 'neutral', 'retro', 'technical'].map(
        (trait, index) => [trait, 1 - index / 100],
      ),
    );
    expect(Object.keys(weigh(shift(all))).sort()).toEqual(
      ['calm', 'classic', 'friendly', 'handmade', 'modern', 'neutral', 'retro', 'warm'].sort(),
    );
  });

  it('draws a default without any', () => {
    expect(weigh()).toEqual({ friendly: 0.4, geometric: 1 });
  });

  it('lists traits in one order, whatever the order of the words', () => {
    const keys = Object.keys(weigh(shift({ warm: 1, bold: 0.9, calm: 0.8 })));
    expect(keys).toEqual([...keys].sort());
  });
});
