import type { Oklch } from '../color/color-space.ts';
import { hexToOklch } from '../color/convert-color.ts';
import { isMud } from './mud.ts';
import { NEUTRAL_CHROMA } from './palette-hues.ts';

/** The allowed OKLCH lightness and chroma of a color, and whether it may be a muddy brown or olive. */
export interface ColorBounds {
  readonly lightness: readonly [min: number, max: number];
  readonly chroma: readonly [min: number, max: number];
  readonly allowsMud: boolean;
}

/** The target of one palette color; a kept one is returned byte for byte. */
export interface PlannedColor {
  readonly target: Oklch;
  readonly kept: string | null;
  readonly bounds: ColorBounds;
}

/** Outside this lightness, eight-bit colors have no hue. */
const HUE_LIGHTNESS = [0.16, 0.965] as const;
const NEUTRAL_LIGHTNESS = [0.16, 0.99] as const;
/** The minimum chroma of a color with a visible hue. */
const MIN_HUE_CHROMA = 0.03;
const MAX_CHROMA = 0.4;

/** A given color. */
export function toKeptColor(hex: string): PlannedColor {
  const target = hexToOklch(hex);
  return { target, kept: hex, bounds: freeBounds(target) };
}

/** A color that may change in lightness and chroma, but keeps its hue or stays neutral. */
export function toFreeColor(target: Oklch): PlannedColor {
  return { target, kept: null, bounds: freeBounds(target) };
}

/** A color chosen by the engine: it stays in the bounds of its job and never becomes mud. */
export function toPlannedColor(
  target: Oklch,
  lightness: ColorBounds['lightness'],
  chroma: ColorBounds['chroma'],
): PlannedColor {
  const bounds = { lightness, chroma, allowsMud: false };
  return {
    target: { l: clamp(target.l, lightness), c: clamp(target.c, chroma), h: (target.h + 360) % 360 },
    kept: null,
    bounds,
  };
}

/** The same color without the bounds of its job, for palettes with little freedom because of given colors. */
export function withoutJob(color: PlannedColor): PlannedColor {
  return color.kept === null ? toFreeColor(color.target) : color;
}

function freeBounds(target: Oklch): ColorBounds {
  const allowsMud = isMud(target);
  if (target.c < NEUTRAL_CHROMA)
    return { lightness: NEUTRAL_LIGHTNESS, chroma: [target.c, target.c], allowsMud };
  return { lightness: HUE_LIGHTNESS, chroma: [MIN_HUE_CHROMA, MAX_CHROMA], allowsMud };
}

function clamp(value: number, [min, max]: readonly [number, number]): number {
  return Math.min(max, Math.max(min, value));
}
