import type { Oklch } from '../color/color-space.ts';
import { hexToOklch, oklchToHex } from '../color/convert-color.ts';
import { limitChroma } from '../color/fit-gamut.ts';
import { roundTo } from '../color/round-to.ts';

/** The steps of a ramp, lightest first. */
export const RAMP_STEPS = [50, 100, 200, 300, 400, 500, 600, 700, 800, 900, 950] as const;

/** One of the eleven steps of a ramp: 50 is the lightest, 950 the darkest. */
export type RampStep = (typeof RAMP_STEPS)[number];

/** The color of one step. */
export interface RampColor {
  readonly step: RampStep;
  /** '#RRGGBB' */
  readonly hex: string;
  /** Whether this is the color that the ramp was made from. */
  readonly isBase: boolean;
}

/** A step number and its OKLCH lightness. */
interface Anchor {
  readonly step: number;
  readonly lightness: number;
}

/** The lightness of a ramp is linear in the step number between these ends. */
const LIGHT_END: Anchor = { step: 50, lightness: 0.972 };
const DARK_END: Anchor = { step: 950, lightness: 0.232 };

/** Where ramps are strongest, in OKLCH lightness, and the share of that chroma that is left at each end. */
const PEAK_LIGHTNESS = 0.6;
const LIGHT_END_SHARE = 0.08;
const DARK_END_SHARE = 0.4;
/** How much stronger than its base a step may be, so that an off-white has a ramp of tinted grays. */
const MAX_GAIN = 2;

/**
 * The ramp of a '#RRGGBB' color: eleven colors of its hue from light to dark.
 *
 * The color itself, unchanged, is the step whose usual lightness is nearest. From it, OKLCH lightness is linear in the
 * step number to 0.972 at 50 and to 0.232 at 950; a base beyond an end is that end. Chroma has its maximum at medium
 * lightness, at most twice that of the base, decreases toward the ends, and is reduced where sRGB cannot show it. A gray
 * has a ramp of grays.
 *
 * @throws SK_COLOR_INVALID when the text is not # and six hex digits
 */
export function colorRamp(hex: string): RampColor[] {
  const base = hexToOklch(hex);
  const baseStep = nearestStep(base.l);
  const anchor = { step: baseStep, lightness: base.l };
  return RAMP_STEPS.map((step) => {
    if (step === baseStep) return { step, hex, isBase: true };
    const end = step < baseStep ? LIGHT_END : DARK_END;
    return { step, hex: oklchToHex(withLightness(base, lightnessAt(step, anchor, end))), isBase: false };
  });
}

function nearestStep(lightness: number): RampStep {
  const distance = (step: RampStep) =>
    roundTo(Math.abs(lightnessAt(step, LIGHT_END, DARK_END) - lightness), 6);
  return RAMP_STEPS.reduce((best, step) => (distance(step) < distance(best) ? step : best));
}

function lightnessAt(step: number, from: Anchor, to: Anchor): number {
  return from.lightness + ((to.lightness - from.lightness) * (step - from.step)) / (to.step - from.step);
}

function withLightness(base: Oklch, l: number): Oklch {
  const gain = Math.min(MAX_GAIN, chromaShare(l) / chromaShare(base.l));
  return limitChroma({ l, c: base.c * gain, h: base.h });
}

/** The share of the greatest chroma at a lightness: 1 at medium lightness, less toward both ends. */
function chromaShare(l: number): number {
  if (l >= PEAK_LIGHTNESS) {
    const t = Math.min((l - PEAK_LIGHTNESS) / (LIGHT_END.lightness - PEAK_LIGHTNESS), 1);
    return 1 - ((1 - LIGHT_END_SHARE) * (t + t * t)) / 2;
  }
  const t = Math.min((PEAK_LIGHTNESS - l) / (PEAK_LIGHTNESS - DARK_END.lightness), 1);
  return 1 - (1 - DARK_END_SHARE) * t * t;
}
