import type { Oklch } from '../../color/color-space.ts';

/*
 * Words that modify a color: dark, pale, warm … Each maps an OKLCH color to another and keeps the hue, except for
 * words about temperature.
 */

const toward = (from: number, to: number, share: number) => from + (to - from) * share;
const limit = (value: number, low: number, high: number) => Math.min(high, Math.max(low, value));

/** Rotates a hue by at most `degrees` toward `goal`, in the shorter direction. */
function turnToward(hue: number, goal: number, degrees: number): number {
  const gap = ((goal - hue + 540) % 360) - 180;
  return (hue + limit(gap, -degrees, degrees) + 360) % 360;
}

type ColorModifier = (color: Oklch) => Oklch;

/** The modifiers by id. */
export const MODIFIERS = {
  dark: ({ l, c, h }) => ({ l: limit(l * 0.68, 0.16, 0.45), c: c * 0.8, h }),
  deep: ({ l, c, h }) => ({ l: limit(l * 0.76, 0.2, 0.5), c: c * 0.95, h }),
  light: ({ l, c, h }) => ({ l: limit(toward(l, 0.92, 0.6), 0.72, 0.95), c: c * 0.7, h }),
  pale: ({ l, c, h }) => ({ l: limit(toward(l, 0.94, 0.75), 0.8, 0.96), c: c * 0.45, h }),
  bright: ({ l, c, h }) => ({ l: limit(l + 0.06, 0.3, 0.92), c: c * 1.2, h }),
  vivid: ({ l, c, h }) => ({ l, c: c * 1.3, h }),
  muted: ({ l, c, h }) => ({ l, c: c * 0.55, h }),
  dusty: ({ l, c, h }) => ({ l: toward(l, 0.66, 0.4), c: c * 0.48, h }),
  pastel: ({ l, c, h }) => ({ l: limit(toward(l, 0.86, 0.85), 0.8, 0.92), c: limit(c * 0.5, 0.05, 0.1), h }),
  neon: ({ l, c, h }) => ({ l: limit(toward(l, 0.78, 0.5), 0.6, 0.92), c: Math.max(c * 1.35, 0.2), h }),
  warm: ({ l, c, h }) => ({ l, c, h: turnToward(h, 60, 9) }),
  cool: ({ l, c, h }) => ({ l, c, h: turnToward(h, 250, 9) }),
  burnt: ({ l, c, h }) => ({ l: l * 0.86, c: c * 0.92, h: turnToward(h, 35, 8) }),
} as const satisfies Record<string, ColorModifier>;

export type ModifierId = keyof typeof MODIFIERS;
