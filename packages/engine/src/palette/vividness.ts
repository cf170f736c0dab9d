import type { Oklch } from '../color/color-space.ts';

/** OKLCH chroma above which a color counts as vivid. */
export const VIVID_CHROMA = 0.13;
/** OKLCH chroma below which a palette color counts as neutral. */
const NEUTRAL_CHROMA = 0.03;

/** The number of vivid colors. */
export function countVivid(colors: readonly Oklch[]): number {
  return colors.filter(({ c }) => c > VIVID_CHROMA).length;
}

/** The number of neutrals; a margin leaves room for the rounding of planned colors. */
export function countNeutrals(colors: readonly Oklch[], margin = 0): number {
  return colors.filter(({ c }) => c < NEUTRAL_CHROMA - margin).length;
}

/** Whether one of the colors is an off-white, for the page background. */
export function hasOffWhite(colors: readonly Oklch[]): boolean {
  return colors.some(({ l, c }) => l > 0.95 && c < 0.025);
}
