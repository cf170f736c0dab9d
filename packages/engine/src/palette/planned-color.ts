import type { Oklch } from '../color/color-space.ts';
import { hexToOklch } from '../color/convert-color.ts';
import { isMud } from './mud.ts';
import { NEUTRAL_CHROMA } from './palette-hues.ts';

/** Where a color may be moved to: OKLCH lightness and chroma, and whether it may become a muddy brown or olive. */
export interface ColorBounds {
  readonly lightness: readonly [least: number, most: number];
  readonly chroma: readonly [least: number, most: number];
  readonly allowsMud: boolean;
}

/** Where a color of a palette should be; a kept one stays byte for byte. */
export interface PlannedColor {
  readonly target: Oklch;
  readonly kept: string | null;
  readonly bounds: ColorBounds;
}

/** Beyond this lightness eight-bit colors hold no hue. */
const HUE_LIGHTNESS = [0.16, 0.965] as const;
const NEUTRAL_LIGHTNESS = [0.16, 0.99] as const;
/** The least chroma of a color that shows its hue. */
const LEAST_HUE_CHROMA = 0.03;
const MOST_CHROMA = 0.4;

/** A given color. */
export function toKeptColor(hex: string): PlannedColor {
  const target = hexToOklch(hex);
  return { target, kept: hex, bounds: freeBounds(target) };
}

/** A color that may move anywhere as long as it keeps its hue, or stays a neutral when it is one. */
export function toFreeColor(target: Oklch): PlannedColor {
  return { target, kept: null, bounds: freeBounds(target) };
}

/** A color of the engine's own choice: it keeps to the job it has and never turns to mud. */
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

/** The same color without the bounds of its job, for palettes that given colors crowd. */
export function withoutJob(color: PlannedColor): PlannedColor {
  return color.kept === null ? toFreeColor(color.target) : color;
}

function freeBounds(target: Oklch): ColorBounds {
  const allowsMud = isMud(target);
  if (target.c < NEUTRAL_CHROMA)
    return { lightness: NEUTRAL_LIGHTNESS, chroma: [target.c, target.c], allowsMud };
  return { lightness: HUE_LIGHTNESS, chroma: [LEAST_HUE_CHROMA, MOST_CHROMA], allowsMud };
}

function clamp(value: number, [least, most]: readonly [number, number]): number {
  return Math.min(most, Math.max(least, value));
}
