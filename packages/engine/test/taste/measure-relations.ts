import type { Oklch } from '../../src/color/color-space.ts';
import { hueDistance } from '../../src/color/harmony.ts';
import { hexToOklch } from '../../src/color/index.ts';
import { wcagContrast } from '../../src/index.ts';

/** How the strong colors of a palette relate to its primary. L, C and H are OKLCH. */
export interface ColorRelations {
  /** A sky blue, cyan, mint or lime (L > 0.66, C > 0.12, H 112–242) beside a warm primary (C > 0.05, H 15–112). */
  readonly hasCoolNeon: boolean;
  /** A vivid accent (C > 0.13) more than 60° from both the highlight and the primary. */
  readonly hasStranger: boolean;
  /** The distance of the companion from the primary in lightness. */
  readonly companionStep: number;
  /** A blue highlight (L 0.6–0.8, H 235–290) on a warm or green primary (H 20–180), or mint or cyan on a green one. */
  readonly hasScreenHighlight: boolean;
  /** A highlight with less than 0.12 of lightness between it and a primary of another color or hue within 60°. */
  readonly hasLevelHighlight: boolean;
  /** A gray (L 0.45–0.85, C < 0.03) with a hue more than 20° from that of the page, or hardly any (C < 0.0055) or too much. */
  readonly hasStrayGray: boolean;
  readonly highlightFamily: HighlightFamily;
  /** A fresh highlight: lime, green, teal, blue or violet (H 105–325). */
  readonly hasFreshHighlight: boolean;
  /** A lemon or acid yellow highlight (L > 0.82, C > 0.14, H 88–125) beside an orange or red primary (C > 0.12, H 8–75). */
  readonly hasAcidHighlight: boolean;
  /** Two colors of one family (C > 0.07, within 25°, no tints) without 0.25 of lightness between them, like two maroons. */
  readonly hasTwins: boolean;
  /** A strong orange (C > 0.13, H 32–74) on a strong red (L > 0.5, C > 0.165) or green (L > 0.48, C > 0.115). */
  readonly isFastFood: boolean;
}

/** The families of highlights. */
export type HighlightFamily =
  | 'pink'
  | 'vermilion'
  | 'coral'
  | 'apricot'
  | 'marigold'
  | 'honey'
  | 'butter'
  | 'fresh';

function highlightFamily({ l, h }: Oklch): HighlightFamily {
  if (h >= 105 && h < 325) return 'fresh';
  if (h >= 87 && h < 105) return 'butter';
  if (h >= 78 && h < 105) return 'honey';
  if (h >= 69 && h < 105) return 'marigold';
  if (h >= 44 && h < 105) return 'apricot';
  if (l < 0.68) return 'vermilion';
  return h >= 23 && h < 105 ? 'coral' : 'pink';
}

/** Whether a primary is a tan or brown (H 35–75, C 0.04–0.13) too light for white text. */
export function isWeakBrown(primary: string): boolean {
  const { l, c, h } = hexToOklch(primary);
  return isWithin(h, 35, 75) && isWithin(c, 0.04, 0.13) && l < 0.72 && wcagContrast(primary, '#FFFFFF') < 4.5;
}

function isScreenHighlight({ l, h }: Oklch, primary: Oklch): boolean {
  if (primary.c < 0.03) return false;
  if (isWithin(primary.h, 110, 180) && isWithin(h, 145, 235) && l > 0.6) return true;
  return isWithin(primary.h, 20, 180) && isWithin(h, 235, 290) && isWithin(l, 0.6, 0.8);
}

function isStrayGray({ l, c, h }: Oklch, page: Oklch): boolean {
  if (c >= 0.03 || !isWithin(l, 0.45, 0.85)) return false;
  return hueDistance(h, page.h) > 20 || !isWithin(c, 0.0055, 0.0255);
}

/** Whether a primary is too pale for a button or for the color of a brand. */
export function isPale(primary: string): boolean {
  const { l, c, h } = hexToOklch(primary);
  const isGolden = h > 55 && h < 125;
  return c > 0.03 && (l > (isGolden ? 0.92 : 0.76) || (l > 0.72 && c < 0.1));
}

/** Whether a color is a murky gray: of middle lightness (0.42–0.7) with a brown, olive or green tint (C > 0.0115). */
export function isMurkyGray(hex: string): boolean {
  const { l, c, h } = hexToOklch(hex);
  return l > 0.42 && l < 0.7 && c > 0.0115 && c < 0.03 && h > 35 && h < 205;
}

function areTwins(a: Oklch, b: Oklch): boolean {
  return (
    isChromatic(a) &&
    isChromatic(b) &&
    hueDistance(a.h, b.h) < 24.5 &&
    Math.abs(a.l - b.l) < TWIN_STEP - STEP_TOLERANCE
  );
}

/** Tints are pale on purpose, so a light color needs more chroma. */
function isChromatic({ l, c }: Oklch): boolean {
  return c > (l > 0.85 ? 0.1 : 0.07);
}

/** The step in lightness of a tonal duotone, and how much of it rounding and fitting may take. */
const TWIN_STEP = 0.25;
const STEP_TOLERANCE = 0.02;

function isWithin(value: number, from: number, to: number): boolean {
  return value >= from && value <= to;
}

/** Far enough for a neighbor on the hue circle and its variation by the seed. */
const RELATED_DEG = 60;

/** Measures seven colors in role order. */
export function measureRelations(hexes: readonly string[]): ColorRelations {
  const [primary, dark, companion, highlight, light, ...accents] = hexes.map(hexToOklch);
  if (!(primary && dark && companion && highlight && light)) throw new RangeError('Seven colors are needed.');
  const isWarm = primary.c > 0.05 && primary.h > 15 && primary.h < 112;
  const relatives = primary.c > 0.03 ? [highlight, primary] : [highlight];
  return {
    hasCoolNeon:
      isWarm &&
      [companion, highlight, ...accents].some(({ l, c, h }) => l > 0.66 && c > 0.12 && h > 112 && h < 242),
    hasStranger: accents.some(
      ({ c, h }) => c > 0.13 && relatives.every((relative) => hueDistance(relative.h, h) > RELATED_DEG),
    ),
    companionStep: Math.abs(primary.l - companion.l),
    hasScreenHighlight: isScreenHighlight(highlight, primary),
    hasLevelHighlight:
      Math.abs(highlight.l - primary.l) < 0.12 &&
      (primary.c < 0.03 || hueDistance(highlight.h, primary.h) < 60),
    hasStrayGray: accents.some((accent) => isStrayGray(accent, light)),
    highlightFamily: highlightFamily(highlight),
    hasFreshHighlight: highlight.h >= 105 && highlight.h < 325,
    hasAcidHighlight:
      isWithin(highlight.h, 88, 125) &&
      highlight.l > 0.82 &&
      highlight.c > 0.14 &&
      isWithin(primary.h, 8, 75) &&
      primary.c > 0.12,
    hasTwins: [primary, dark, companion, highlight, light, ...accents].some((color, index, all) =>
      all.slice(index + 1).some((other) => areTwins(color, other)),
    ),
    isFastFood:
      isWithin(highlight.h, 32, 74) &&
      highlight.c > 0.13 &&
      ((isWithin(primary.h, 8, 45) && primary.l > 0.5 && primary.c > 0.165) ||
        (isWithin(primary.h, 112, 178) && primary.l > 0.48 && primary.c > 0.115)),
  };
}
