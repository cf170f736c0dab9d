import type { HarmonyType } from '../color/harmony-types.ts';
import { anchorHue, paletteHue } from '../palette/palette-hues.ts';
import { joinWords } from './prose.ts';

const MEANING: Readonly<Record<HarmonyType, string>> = {
  monochromatic: 'One hue throughout; lightness and chroma alone tell the colors apart.',
  analogous: 'Neighboring hues, about 30° apart: calm, and easy to keep together.',
  complementary: 'Two hues from opposite sides of the wheel: each makes the other look stronger.',
  'split-complementary': 'The base hue and the two beside its opposite: contrast with less of a clash.',
  triadic: 'Three hues a third of the wheel apart: lively, with no side that dominates.',
  tetradic:
    'Two pairs of opposite hues, about 60° apart: the richest choice, held together by one leading color.',
  square: 'Four hues a quarter of the wheel apart: evenly spread and full of contrast.',
};

/** What a harmony means, and the hues (OKLCH, whole degrees) it has in this palette. */
export function explainHarmony(type: HarmonyType, hexes: readonly string[]): string {
  const hues = [
    ...new Set(hexes.map(paletteHue).flatMap((hue) => (hue === null ? [] : [Math.round(hue) % 360]))),
  ];
  const anchor = anchorHue(hexes);
  if (anchor === null) return MEANING[type];
  const list = joinWords(hues.sort((a, b) => a - b).map((hue) => `${hue}°`));
  return `${MEANING[type]} Hues in this palette: ${list}, counted from ${Math.round(anchor) % 360}°.`;
}
