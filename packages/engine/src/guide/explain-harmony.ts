import type { HarmonyType } from '../color/harmony-types.ts';

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

/** Explains what a harmony is. */
export function explainHarmony(type: HarmonyType): string {
  return MEANING[type];
}
