import type { Oklch } from '../color/color-space.ts';
import { hexToOklch, oklchToHex } from '../color/convert-color.ts';
import type { ColorNamer } from '../color/name-color.ts';
import { readableText } from '../color/readable-text.ts';
import { wcagContrast } from '../color/wcag-contrast.ts';
import { type Guide, guideColors } from '../guide/guide.ts';
import { fitPalette } from '../palette/fit-palette.ts';
import { PALETTE_ROLES, type PaletteRole } from '../palette/palette-roles.ts';
import { toFreeColor, toKeptColor } from '../palette/planned-color.ts';

/** How an alternative differs from the color. */
export const ALTERNATIVE_KINDS = [
  'warmer',
  'cooler',
  'lighter',
  'deeper',
  'quieter',
  'stronger',
  'more-contrast',
] as const;

/** One of `ALTERNATIVE_KINDS`. */
export type AlternativeKind = (typeof ALTERNATIVE_KINDS)[number];

/** Another color for a role of a guide. */
export interface ColorAlternative {
  readonly kind: AlternativeKind;
  /** `#RRGGBB` */
  readonly hex: string;
  readonly name: string;
}

/** The hue that looks warmest (orange) and coolest (blue), in OKLCH degrees. */
const WARM_HUE = 55;
const COOL_HUE = 245;
/** How far each kind moves a color: degrees of hue, OKLCH lightness, factor of chroma. */
const HUE_STEP = 18;
const LIGHTNESS_STEP = 0.09;
const QUIET_FACTOR = 0.6;
const STRONG_FACTOR = 1.35;
const STRONG_MIN_STEP = 0.03;
const CONTRAST_STEP = 0.04;
/** The contrast of black or white text that `more-contrast` reaches if possible (WCAG 2.2 AAA). */
const HIGH_CONTRAST = 7;

/**
 * Alternatives for a color of a guide, each as near to its idea (warmer, deeper …) as the other six colors allow.
 *
 * All keep the distances of the palette (CIEDE2000 ≥ 8, and ≥ 4 with each color-vision deficiency). Alternatives that
 * are impossible, or equal to the color or to another alternative, are left out.
 */
export function colorAlternatives(
  guide: Guide,
  role: PaletteRole,
  nameColor: ColorNamer,
): ColorAlternative[] {
  const colors = guideColors(guide);
  const index = PALETTE_ROLES.indexOf(role);
  const color = colors[index];
  if (color === undefined) return [];
  const others = colors.filter((_, other) => other !== index);
  const taken = new Set(others.map(({ name }) => name));
  const seen = new Set([color.hex.toLowerCase()]);
  return ALTERNATIVE_KINDS.flatMap((kind): ColorAlternative[] => {
    const target = moveColor(kind, color.hex);
    const hex = target === null ? null : fitBeside(target, others);
    if (hex === null || seen.has(hex.toLowerCase())) return [];
    seen.add(hex.toLowerCase());
    return [{ kind, hex, name: nameColor(hex, taken) }];
  });
}

/** The nearest color to a target that is far enough from all others, or null. */
function fitBeside(target: Oklch, others: readonly { readonly hex: string }[]): string | null {
  const { hexes, meetsRules } = fitPalette([
    ...others.map(({ hex }) => toKeptColor(hex)),
    toFreeColor(target),
  ]);
  return meetsRules ? (hexes.at(-1) ?? null) : null;
}

function moveColor(kind: AlternativeKind, hex: string): Oklch | null {
  const { l, c, h } = hexToOklch(hex);
  switch (kind) {
    case 'warmer':
      return { l, c, h: turnToward(h, WARM_HUE) };
    case 'cooler':
      return { l, c, h: turnToward(h, COOL_HUE) };
    case 'lighter':
      return { l: Math.min(0.98, l + LIGHTNESS_STEP), c, h };
    case 'deeper':
      return { l: Math.max(0.16, l - LIGHTNESS_STEP), c, h };
    case 'quieter':
      return { l, c: c * QUIET_FACTOR, h };
    case 'stronger':
      return { l, c: Math.max(c * STRONG_FACTOR, c + STRONG_MIN_STEP), h };
    case 'more-contrast':
      return raiseContrast({ l, c, h });
  }
}

/** Turns a hue by one step toward another, the shorter way, and never past it. */
function turnToward(hue: number, goal: number): number {
  const gap = ((goal - hue + 540) % 360) - 180;
  return (hue + Math.max(-HUE_STEP, Math.min(HUE_STEP, gap)) + 360) % 360;
}

/** Moves the lightness away from the middle until text on the color has AAA contrast; null when it has already. */
function raiseContrast({ l, c, h }: Oklch): Oklch | null {
  const start = oklchToHex({ l, c, h });
  const text = readableText(start);
  if (wcagContrast(start, text) >= HIGH_CONTRAST) return null;
  const step = text === '#000000' ? CONTRAST_STEP : -CONTRAST_STEP;
  for (let next = l + step; next > 0.1 && next < 0.98; next += step) {
    if (wcagContrast(oklchToHex({ l: next, c, h }), text) >= HIGH_CONTRAST) return { l: next, c, h };
  }
  return null;
}
