import { describe, expect, it } from 'vitest';
import { HARMONY_ANGLES } from '../color/harmony.ts';
import { HARMONY_TYPES, type HarmonyType } from '../color/harmony-types.ts';
import { explainHarmony } from './explain-harmony.ts';

describe('explainHarmony', () => {
  it.each<[HarmonyType, string]>([
    ['monochromatic', 'One hue; the colors differ only in lightness and chroma.'],
    ['analogous', 'Neighboring hues, about 30° apart: calm and easy to combine.'],
    ['complementary', 'Two hues from opposite sides of the wheel: each makes the other look stronger.'],
    [
      'split-complementary',
      'The base hue and the two beside its opposite: a softer contrast than opposite hues.',
    ],
    ['triadic', 'Three hues a third of the wheel apart: lively, without a dominant hue.'],
    [
      'tetradic',
      'Two pairs of opposite hues, about 60° apart: the most varied harmony; it needs one dominant color.',
    ],
    ['square', 'Four hues a quarter of the wheel apart: evenly spread, with strong contrast.'],
  ])('%s', (type, text) => {
    expect(explainHarmony(type)).toBe(text);
  });

  it.each<[HarmonyType, number]>([
    ['complementary', 2],
    ['triadic', 3],
    ['square', 4],
  ])('states the number of hues that %s has', (type, hues) => {
    expect(HARMONY_ANGLES[type]).toHaveLength(hues);
  });

  it('knows every harmony', () => {
    for (const type of HARMONY_TYPES) expect(explainHarmony(type)).toMatch(/^[A-Z].*\.$/);
  });
});
