import type { HarmonyType } from '../color/harmony-types.ts';
import { anchorHue, paletteHue } from '../palette/palette-hues.ts';
import { joinWords } from './prose.ts';

const MEANING: Readonly<Record<HarmonyType, string>> = {
  monochromatic: 'One hue; the colors differ only in lightness and chroma.',
  analogous: 'Neighboring hues, about 30° apart: calm and easy to combine.',
  complementary: 'Two hues from opposite sides of the wheel: each makes the other look stronger.',
  'split-complementary':
    'The base hue and the two beside its opposite: a softer contrast than opposite hues.',
  triadic: 'Three hues a third of the wheel apart: lively, without a dominant hue.',
  tetradic:
    'Two pairs of opposite hues, about 60° apart: the most varied harmony; it needs one dominant color.',
  square: 'Four hues a quarter of the wheel apart: evenly spread, with strong contrast.',
};

/** Explains a harmony and lists its hues in this palette (OKLCH, whole degrees). */
export function explainHarmony(type: HarmonyType, hexes: readonly string[]): string {
  const hues = [
    ...new Set(hexes.map(paletteHue).flatMap((hue) => (hue === null ? [] : [Math.round(hue) % 360]))),
  ];
  const anchor = anchorHue(hexes);
  if (anchor === null) return MEANING[type];
  const list = joinWords(hues.sort((a, b) => a - b).map((hue) => `${hue}°`));
  return `${MEANING[type]} Hues in this palette: ${list}, measured from ${Math.round(anchor) % 360}°.`;
}
