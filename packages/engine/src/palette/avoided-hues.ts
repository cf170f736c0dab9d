import { hueDistance } from '../color/harmony.ts';

/** A range of hues to avoid, in OKLCH degrees to each side of its center. */
export interface HueRange {
  readonly hue: number;
  readonly spread: number;
}

/** Whether a hue is in one of the ranges. */
export function isAvoided(hue: number, avoid: readonly HueRange[]): boolean {
  return avoid.some((range) => hueDistance(hue, range.hue) <= range.spread);
}
