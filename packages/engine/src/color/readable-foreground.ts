import { StyleKitError } from '../error.ts';
import type { Oklch } from './color-space.ts';
import { hexToOklch, oklchToHex } from './convert-color.ts';
import { limitChroma } from './fit-gamut.ts';
import { roundTo } from './round-to.ts';
import { wcagContrast } from './wcag-contrast.ts';

/** Bisection steps of the lightness range: 2⁻¹² is a quarter of an 8-bit step. */
const BISECTION_STEPS = 12;

/**
 * A '#RRGGBB' color with the same hue that is readable on a surface; the color itself, unchanged, when it passes.
 *
 * Otherwise the color at the nearest OKLCH lightness, darker or lighter, that reaches `minimumRatio` (WCAG 2.2,
 * 1–21), with the same hue and as much of the chroma as sRGB can show. Every surface allows a ratio of up to 4.58.
 *
 * @throws SK_COLOR_INVALID when a text is not # and six hex digits, or no color reaches the ratio
 */
export function readableForeground(colorHex: string, surfaceHex: string, minimumRatio = 4.5): string {
  if (wcagContrast(colorHex, surfaceHex) >= minimumRatio) return colorHex;
  const color = hexToOklch(colorHex);
  const passes = (hex: string) => wcagContrast(hex, surfaceHex) >= minimumRatio;
  const candidates = [0, 1]
    .filter((end) => passes(foregroundAt(color, end)))
    .map((end) => nearestLightness(color, end, passes))
    .sort((a, b) => roundTo(Math.abs(a - color.l) - Math.abs(b - color.l), 6));
  const nearest = candidates[0];
  if (nearest === undefined) throw unreachable(surfaceHex, minimumRatio);
  return foregroundAt(color, nearest);
}

/** The lightness nearest to the color toward `end` that passes; `end` itself must pass. */
function nearestLightness(color: Oklch, end: number, passes: (hex: string) => boolean): number {
  let failing = color.l;
  let passing = end;
  for (let halving = 0; halving < BISECTION_STEPS; halving += 1) {
    const middle = (failing + passing) / 2;
    if (passes(foregroundAt(color, middle))) passing = middle;
    else failing = middle;
  }
  return passing;
}

function foregroundAt(color: Oklch, lightness: number): string {
  return oklchToHex(limitChroma({ l: lightness, c: color.c, h: color.h }));
}

function unreachable(surfaceHex: string, ratio: number): StyleKitError {
  const best = Math.max(wcagContrast(surfaceHex, '#000000'), wcagContrast(surfaceHex, '#FFFFFF'));
  return new StyleKitError(
    'SK_COLOR_INVALID',
    `No color reaches a contrast of ${roundTo(ratio, 2)}:1 on ${surfaceHex}.`,
    `The maximum on this surface is ${Math.floor(best * 100) / 100}:1. Use a lower ratio or another surface.`,
  );
}
