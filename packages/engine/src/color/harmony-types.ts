/** The color harmonies a guide can state, in the order of the pickers. */
export const HARMONY_TYPES = [
  'monochromatic',
  'analogous',
  'complementary',
  'split-complementary',
  'triadic',
  'tetradic',
  'square',
] as const;

/** A harmony: the angles between the hues of a palette. */
export type HarmonyType = (typeof HARMONY_TYPES)[number];

/** What a brief may ask for: one harmony, or `auto` to let the engine choose. */
export const HARMONY_CHOICES = ['auto', ...HARMONY_TYPES] as const;

/** A harmony, or `auto` for the one that suits the colors. */
export type HarmonyChoice = (typeof HARMONY_CHOICES)[number];
