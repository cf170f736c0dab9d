import { convertLchToLab, convertLrgbToOklab, convertLrgbToRgb, convertOklabToLrgb } from 'culori/fn';
import type { LinearRgb, Oklab, Oklch, Rgb } from './color-space.ts';

/** How far a linear-light channel may be outside 0–1 and still be in gamut: more than the rounding error. */
const TOLERANCE = 1e-9;
/** ΔE OK that CSS Color 4 defines as just noticeable. */
const JND = 0.02;
/** Chroma at which the search for the nearest color ends. */
const CHROMA_STEP = 1e-4;
/** Above the chroma of every sRGB color; the maximum is 0.3225 (magenta). */
const MAX_CHROMA = 0.4;
/** Bisection steps: the error of the chroma is at most 0.4 / 2¹⁴ = 0.000025. */
const BISECTION_STEPS = 14;
const MAX_ERROR = MAX_CHROMA / 2 ** BISECTION_STEPS;
/** Pure blue, in degrees: here a color in gamut may have less saturated ones of the same lightness that are not. */
const GAP = { hue: 264.05, margin: 0.05 };
const RADIANS = Math.PI / 180;

/**
 * The sRGB color nearest to an OKLCH color: the color itself when sRGB can show it, otherwise with less chroma.
 *
 * Lightness and hue are kept; chroma falls until clipping the channels makes no noticeable difference (ΔE OK 0.02).
 * Channels of the result are always 0–1; lightness ≥ 1 is white, ≤ 0 is black.
 *
 * @see https://www.w3.org/TR/css-color-4/#binsearch
 */
export function fitGamut(oklch: Oklch): Rgb {
  if (oklch.l >= 1) return { r: 1, g: 1, b: 1 };
  if (oklch.l <= 0) return { r: 0, g: 0, b: 0 };
  const cosine = Math.cos(oklch.h * RADIANS);
  const sine = Math.sin(oklch.h * RADIANS);
  const wanted = convertOklabToLrgb({ l: oklch.l, a: oklch.c * cosine, b: oklch.c * sine });
  const fitted = isShown(wanted) ? clip(wanted) : reduceChroma(oklch, cosine, sine, wanted);
  const { r, g, b } = convertLrgbToRgb(fitted);
  return { r, g, b };
}

/** Whether sRGB can show an OKLCH color; linear-light channels have a tolerance of 1e-9. */
export function isInGamut(oklch: Oklch): boolean {
  return isShown(convertOklabToLrgb(convertLchToLab(oklch)));
}

/**
 * The chroma at which an OKLCH lightness (0–1) and hue (degrees) leave sRGB; at most 0.000025 too low, never too
 * high.
 *
 * Every lower chroma is in gamut too. 0 for black and white and outside 0–1. Exception: within 0.02° of pure blue
 * (264.05°) the gamut continues behind a gap, which this function ignores.
 */
export function maxChroma(l: number, h: number): number {
  if (!(l > 0 && l < 1)) return 0;
  const cosine = Math.cos(h * RADIANS);
  const sine = Math.sin(h * RADIANS);
  let inside = 0;
  let step = MAX_CHROMA;
  for (let halving = 0; halving < BISECTION_STEPS; halving += 1) {
    step /= 2;
    const chroma = inside + step;
    if (isShown(convertOklabToLrgb({ l, a: chroma * cosine, b: chroma * sine }))) inside = chroma;
  }
  return inside;
}

/**
 * A color with at most the `maxChroma` of its lightness and hue. Most colors are well inside sRGB, which one conversion
 * shows instead of fourteen.
 */
export function limitChroma(color: Oklch): Oklch {
  const { l, c, h } = color;
  const isInside = l > 0 && l < 1 && !isAtGap(h) && isInGamut({ l, c: c + MAX_ERROR, h });
  return isInside ? color : { l, c: Math.min(c, maxChroma(l, h)), h };
}

function isAtGap(h: number): boolean {
  const turns = (h - GAP.hue) / 360;
  return Math.abs(turns - Math.round(turns)) * 360 < GAP.margin;
}

function reduceChroma(oklch: Oklch, cosine: number, sine: number, wanted: LinearRgb): LinearRgb {
  const hueLine = (chroma: number): Oklab => ({ l: oklch.l, a: chroma * cosine, b: chroma * sine });
  let clipped = clip(wanted);
  if (okDistance(clipped, hueLine(oklch.c)) < JND) return clipped;
  let low = 0;
  let high = oklch.c;
  let lowIsShown = true;
  while (high - low > CHROMA_STEP) {
    const chroma = (low + high) / 2;
    const point = hueLine(chroma);
    const linear = convertOklabToLrgb(point);
    if (lowIsShown && isShown(linear)) {
      low = chroma;
      continue;
    }
    clipped = clip(linear);
    const distance = okDistance(clipped, point);
    if (distance >= JND) {
      high = chroma;
      continue;
    }
    if (JND - distance < CHROMA_STEP) return clipped;
    lowIsShown = false;
    low = chroma;
  }
  return clipped;
}

function isShown({ r, g, b }: LinearRgb): boolean {
  const max = 1 + TOLERANCE;
  return r >= -TOLERANCE && r <= max && g >= -TOLERANCE && g <= max && b >= -TOLERANCE && b <= max;
}

function clip({ r, g, b }: LinearRgb): LinearRgb {
  return { r: clipChannel(r), g: clipChannel(g), b: clipChannel(b) };
}

function clipChannel(value: number): number {
  return Math.min(Math.max(value, 0), 1);
}

function okDistance(linear: LinearRgb, from: Oklab): number {
  const { l, a, b } = convertLrgbToOklab(linear);
  return Math.sqrt((l - from.l) ** 2 + (a - from.a) ** 2 + (b - from.b) ** 2);
}
