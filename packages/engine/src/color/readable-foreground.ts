import { StyleKitError } from '../error.ts';
import type { Oklch } from './color-space.ts';
import { hexToOklch, oklchToHex } from './convert-color.ts';
import { maxChroma } from './fit-gamut.ts';
import { roundTo } from './round-to.ts';
import { wcagContrast } from './wcag-contrast.ts';

/** Halvings of the lightness range: 2⁻¹², a quarter of an 8-bit step. */
const HALVINGS = 12;

/**
 * A '#RRGGBB' ink in the hue of a color that reads on a surface: the color itself, untouched, when it
 * passes.
 *
 * Otherwise the nearest OKLCH lightness, darker or lighter, that reaches `minimumRatio` (WCAG 2.2, 1–21); hue
 * is kept and chroma as far as sRGB can show it there. Up to 4.58 there is an answer on every surface.
 *
 * @throws SK_COLOR_INVALID when a text is not # and six hex digits, or no color at all reaches the ratio
 * there
 */
export function readableForeground(colorHex: string, surfaceHex: string, minimumRatio = 4.5): string {
  if (wcagContrast(colorHex, surfaceHex) >= minimumRatio) return colorHex;
  const color = hexToOklch(colorHex);
  const passes = (hex: string) => wcagContrast(hex, surfaceHex) >= minimumRatio;
  const candidates = [0, 1]
    .filter((end) => passes(inkAt(color, end)))
    .map((end) => nearestLightness(color, end, passes))
    .sort((a, b) => roundTo(Math.abs(a - color.l) - Math.abs(b - color.l), 6));
  const nearest = candidates[0];
  if (nearest === undefined) throw unreachable(surfaceHex, minimumRatio);
  return inkAt(color, nearest);
}

/** The lightness next to the color's own, toward `end`, whose ink passes; `end` itself is known to pass. */
function nearestLightness(color: Oklch, end: number, passes: (hex: string) => boolean): number {
  let failing = color.l;
  let passing = end;
  for (let halving = 0; halving < HALVINGS; halving += 1) {
    const middle = (failing + passing) / 2;
    if (passes(inkAt(color, middle))) passing = middle;
    else failing = middle;
  }
  return passing;
}

function inkAt(color: Oklch, lightness: number): string {
  const c = Math.min(color.c, maxChroma(lightness, color.h));
  return oklchToHex({ l: lightness, c, h: color.h });
}

function unreachable(surfaceHex: string, ratio: number): StyleKitError {
  const best = Math.max(wcagContrast(surfaceHex, '#000000'), wcagContrast(surfaceHex, '#FFFFFF'));
  return new StyleKitError(
    'SK_COLOR_INVALID',
    `No color reaches a contrast of ${roundTo(ratio, 2)}:1 on ${surfaceHex}.`,
    `The most this surface allows is ${Math.floor(best * 100) / 100}:1. Ask for less or change the surface.`,
  );
}
