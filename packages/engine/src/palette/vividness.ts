import type { Oklch } from '../color/color-space.ts';

/** OKLCH chroma above which a color counts as vivid. */
export const VIVID_CHROMA = 0.13;
/** OKLCH chroma below which a color of a palette counts as one of its neutrals. */
const NEUTRAL_CHROMA = 0.03;

/** How many of the colors are vivid. */
export function countVivid(colors: readonly Oklch[]): number {
  return colors.filter(({ c }) => c > VIVID_CHROMA).length;
}

/** How many of the colors are neutrals. */
export function countNeutrals(colors: readonly Oklch[]): number {
  return colors.filter(({ c }) => c < NEUTRAL_CHROMA).length;
}

/** True when one of the colors is an off-white, the page of the brand. */
export function hasOffWhite(colors: readonly Oklch[]): boolean {
  return colors.some(({ l, c }) => l > 0.95 && c < 0.025);
}
