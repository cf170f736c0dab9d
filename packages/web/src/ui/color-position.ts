import { hexToOklch, maxChroma, oklchToHex } from '@stylekit/engine/color';

/** The position of a color in the picker. Every position is inside the sRGB gamut. */
export interface ColorPosition {
  /** OKLCH hue, 0–360 degrees. */
  readonly hue: number;
  /**
   * Chroma as a share (0–1) of the maximum that sRGB allows at this lightness and hue. Exceeds 1 only near pure blue,
   * where `maxChroma` is an approximation.
   */
  readonly chroma: number;
  /** OKLCH lightness, 0–1. */
  readonly lightness: number;
}

export type PositionAxis = keyof ColorPosition;

/** The initial position while no color is set. */
export const FIRST_POSITION: ColorPosition = { hue: 260, chroma: 0.7, lightness: 0.6 };

/** Below this chroma, 8-bit channels do not define a hue. */
const MIN_CHROMA = 0.002;
/** The steps of arrow keys without and with Shift, as shares of an axis. */
const STEP = 0.05;
const FINE_STEP = 0.01;

/**
 * The position of a `#RRGGBB` color. Undefined values come from the previous position: grays have no hue, and black and
 * white also have no chroma.
 */
export function toPosition(hex: string, before: ColorPosition): ColorPosition {
  const { l, c, h } = hexToOklch(hex);
  const max = maxChroma(l, h);
  const lightness = clampShare(l);
  if (max < MIN_CHROMA) return { ...before, lightness };
  if (c < MIN_CHROMA) return { hue: before.hue, chroma: 0, lightness };
  return { hue: h, chroma: c / max, lightness };
}

/** The `#RRGGBB` color of a position, in upper case. */
export function toPositionHex({ hue, chroma, lightness }: ColorPosition): string {
  return oklchToHex({ l: lightness, c: chroma * maxChroma(lightness, hue), h: hue });
}

/**
 * Moves a position by one step: 5% of the axis, or 1% if `isFine`. The hue wraps around; the other axes are clamped.
 */
export function withNudge(
  position: ColorPosition,
  axis: PositionAxis,
  { direction, isFine }: { readonly direction: 1 | -1; readonly isFine: boolean },
): ColorPosition {
  const step = direction * (isFine ? FINE_STEP : STEP);
  if (axis === 'hue') return { ...position, hue: (position.hue + step * 360 + 360) % 360 };
  return { ...position, [axis]: clampShare(position[axis] + step) };
}

/** Clamps a number to 0–1. */
export function clampShare(value: number): number {
  return Math.min(1, Math.max(0, value));
}

/** `62%` */
export function formatPercent(share: number): string {
  return `${Math.round(clampShare(share) * 100)}%`;
}

/** `217°` */
export function formatHue(degrees: number): string {
  return `${Math.round(degrees) % 360}°`;
}
