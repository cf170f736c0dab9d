import { hueDistance } from '../color/harmony.ts';

/** A range of hues to stay out of, in OKLCH degrees to each side of its center. */
export interface HueRange {
  readonly hue: number;
  readonly spread: number;
}

/** True when a hue lies in one of the ranges. */
export function isAvoided(hue: number, avoid: readonly HueRange[]): boolean {
  return avoid.some((range) => hueDistance(hue, range.hue) <= range.spread);
}
