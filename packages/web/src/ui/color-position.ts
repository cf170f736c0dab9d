import { hexToOklch, maxChroma, oklchToHex } from '@stylekit/engine/color';

/** Where a color stands in the picker. Every place is a color that sRGB shows. */
export interface ColorPosition {
  /** OKLCH hue, 0–360 degrees. */
  readonly hue: number;
  /**
   * Chroma as a share of the most that sRGB shows at this lightness and hue: 0–1, and beyond 1 only in the far corner
   * of pure blue, which `maxChroma` leaves out.
   */
  readonly chroma: number;
  /** OKLCH lightness, 0–1. */
  readonly lightness: number;
}

export type PositionAxis = keyof ColorPosition;

/** Where the picker stands while no color is chosen. */
export const FIRST_POSITION: ColorPosition = { hue: 260, chroma: 0.7, lightness: 0.6 };

/** Chroma below which eight bits a channel no longer carry a hue. */
const LEAST_CHROMA = 0.002;
/** What an arrow key moves by, and with Shift, as shares of an axis. */
const STEP = 0.05;
const FINE_STEP = 0.01;

/**
 * Where a `#RRGGBB` color stands. What it does not say itself is taken from the place before: a gray has no hue, black
 * and white have no share of chroma either.
 */
export function toPosition(hex: string, before: ColorPosition): ColorPosition {
  const { l, c, h } = hexToOklch(hex);
  const most = maxChroma(l, h);
  const lightness = clampShare(l);
  if (most < LEAST_CHROMA) return { ...before, lightness };
  if (c < LEAST_CHROMA) return { hue: before.hue, chroma: 0, lightness };
  return { hue: h, chroma: c / most, lightness };
}

/** The `#RRGGBB` color at a place, upper case. */
export function toPositionHex({ hue, chroma, lightness }: ColorPosition): string {
  return oklchToHex({ l: lightness, c: chroma * maxChroma(lightness, hue), h: hue });
}

/** One arrow key further along an axis: 5 % of it, 1 % when `isFine`. The hue goes round, the others end. */
export function withNudge(
  position: ColorPosition,
  axis: PositionAxis,
  { direction, isFine }: { readonly direction: 1 | -1; readonly isFine: boolean },
): ColorPosition {
  const step = direction * (isFine ? FINE_STEP : STEP);
  if (axis === 'hue') return { ...position, hue: (position.hue + step * 360 + 360) % 360 };
  return { ...position, [axis]: clampShare(position[axis] + step) };
}

/** The share 0–1 nearest to a number. */
export function clampShare(value: number): number {
  return Math.min(1, Math.max(0, value));
}

/** `62 %` */
export function formatPercent(share: number): string {
  return `${Math.round(clampShare(share) * 100)} %`;
}

/** `217°` */
export function formatHue(degrees: number): string {
  return `${Math.round(degrees) % 360}°`;
}
