// Public API of @stylekit/engine/color.

export { ciede2000, colorDifference } from './color-difference.ts';
export { isColorValue, toColorValue } from './color-grammar.ts';
export type { Lab, Oklch, Rgb } from './color-space.ts';
export {
  COLOR_VISION_DEFICIENCIES,
  type ColorVisionDeficiency,
  simulateColorVision,
} from './color-vision.ts';
export { hexToLab, hexToOklch, hexToRgb, oklchToHex } from './convert-color.ts';
export { fitGamut, maxChroma } from './fit-gamut.ts';
export { toCmykString, toHex, toHslString, toOklchString, toRgbString } from './format-color.ts';
export { harmonyHues, hueDistance, recognizeHarmony } from './harmony.ts';
export type { HarmonyChoice, HarmonyType } from './harmony-types.ts';
export { mixColors } from './mix-color.ts';
export { isMixSpace, type MixSpace, mixInSpace } from './mix-in-space.ts';
export { type ColorNamer, loadColorNamer } from './name-color.ts';
export { type ColorParseResult, type ParsedColor, parseColor, safeParseColor } from './parse-color.ts';
export { relativeLuminance } from './wcag-contrast.ts';
