import { convertLchToLab, convertLrgbToOklab, convertLrgbToRgb, convertOklabToLrgb } from 'culori/fn';
import type { LinearRgb, Oklab, Oklch, Rgb } from './color-space.ts';

/** Linear light a channel may lie outside 0–1 and still count as inside: above rounding, below all else. */
const TOLERANCE = 1e-9;
/** ΔE OK that CSS Color 4 takes as just noticeable. */
const NOTICEABLE = 0.02;
/** Chroma at which the search for the nearest color ends. */
const CHROMA_STEP = 1e-4;
/** More than any sRGB color has; magenta has the most, 0.3225. */
const CHROMA_LIMIT = 0.4;
/** Halvings of the limit that bring the chroma within 0.4 / 2¹⁴ = 0.000025. */
const HALVINGS = 14;
const RADIANS = Math.PI / 180;

/**
 * The sRGB color nearest to an OKLCH color: itself when sRGB can show it, else with less chroma.
 *
 * Lightness and hue are kept; chroma falls until clipping the channels makes no noticeable difference (ΔE OK
 * 0.02). Channels of the result are always 0–1; lightness at or beyond 1 is white, at or below 0 black.
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

/** Whether sRGB can show an OKLCH color; a channel may be off by a billionth of linear light. */
export function isInGamut(oklch: Oklch): boolean {
  return isShown(convertOklabToLrgb(convertLchToLab(oklch)));
}

/**
 * The chroma at which an OKLCH lightness (0–1) and hue (degrees) leave sRGB, within 0.000025 and never above.
 *
 * Every chroma below is shown too. 0 at and beyond black and white. Only in the fiftieth of a degree around
 * pure blue (264.05°) does the gamut go on behind a gap; that far corner is left out.
 */
export function maxChroma(l: number, h: number): number {
  if (!(l > 0 && l < 1)) return 0;
  const cosine = Math.cos(h * RADIANS);
  const sine = Math.sin(h * RADIANS);
  let inside = 0;
  let step = CHROMA_LIMIT;
  for (let halving = 0; halving < HALVINGS; halving += 1) {
    step /= 2;
    const chroma = inside + step;
    if (isShown(convertOklabToLrgb({ l, a: chroma * cosine, b: chroma * sine }))) inside = chroma;
  }
  return inside;
}

function reduceChroma(oklch: Oklch, cosine: number, sine: number, wanted: LinearRgb): LinearRgb {
  const hueLine = (chroma: number): Oklab => ({ l: oklch.l, a: chroma * cosine, b: chroma * sine });
  let clipped = clip(wanted);
  if (okDistance(clipped, hueLine(oklch.c)) < NOTICEABLE) return clipped;
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
    if (distance >= NOTICEABLE) {
      high = chroma;
      continue;
    }
    if (NOTICEABLE - distance < CHROMA_STEP) return clipped;
    lowIsShown = false;
    low = chroma;
  }
  return clipped;
}

function isShown({ r, g, b }: LinearRgb): boolean {
  const most = 1 + TOLERANCE;
  return r >= -TOLERANCE && r <= most && g >= -TOLERANCE && g <= most && b >= -TOLERANCE && b <= most;
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
