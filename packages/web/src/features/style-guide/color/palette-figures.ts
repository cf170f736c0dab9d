import {
  COLOR_VISION_DEFICIENCIES,
  colorDifference,
  type Guide,
  type GuideColor,
  guideColors,
  hexToOklch,
  hueDistance,
  simulateColorVision,
} from '@stylekit/engine';
import type { Vision } from './view-colors.ts';

/** The two colours of a palette that are hardest to tell apart, and by how much (CIEDE2000). */
export interface ClosestPair {
  readonly vision: Vision;
  readonly first: string;
  readonly second: string;
  readonly difference: number;
}

export const VISIONS: readonly Vision[] = ['normal', ...COLOR_VISION_DEFICIENCIES];

/** The closest pair of a guide's palette for each kind of vision. */
export function closestPairs(guide: Guide): readonly ClosestPair[] {
  return VISIONS.map((vision) => closestPair(guideColors(guide), vision));
}

function closestPair(colors: readonly GuideColor[], vision: Vision): ClosestPair {
  const seen = colors.map(({ name, hex }) => ({
    name,
    hex: vision === 'normal' ? hex : simulateColorVision(hex, vision),
  }));
  let closest: ClosestPair = { vision, first: '', second: '', difference: Number.POSITIVE_INFINITY };
  for (const [index, one] of seen.entries()) {
    for (const other of seen.slice(index + 1)) {
      const difference = colorDifference(one.hex, other.hex);
      if (difference < closest.difference)
        closest = { vision, first: one.name, second: other.name, difference };
    }
  }
  return closest;
}

/** Chroma below which a colour has no hue worth naming. */
const GREY_CHROMA = 0.02;

/** Where a colour stands on the wheel: its OKLCH hue in degrees and chroma, and the way round from the primary. */
export interface WheelPoint {
  readonly role: string;
  readonly name: string;
  readonly hex: string;
  readonly hue: number;
  readonly chroma: number;
  readonly isGrey: boolean;
  /** 0–180°; 0 for the primary. */
  readonly fromPrimary: number;
}

/** The seven colours of a guide as points of the hue wheel, in role order. */
export function wheelPoints(guide: Guide): readonly WheelPoint[] {
  const anchor = hexToOklch(guide.colors.primary.hex).h;
  return guideColors(guide).map(({ name, hex, variable }) => {
    const { c, h } = hexToOklch(hex);
    return {
      role: variable.slice(2),
      name,
      hex,
      hue: h,
      chroma: c,
      isGrey: c < GREY_CHROMA,
      fromPrimary: hueDistance(h, anchor),
    };
  });
}
