import type { Oklch } from '../color/color-space.ts';
import { hueDistance } from '../color/harmony.ts';

/*
 * What a designer turns down at first sight, as rules for pairs and sets of colors. Lightness and chroma are OKLCH.
 */

/** From this chroma a color has a hue that competes with others of that hue. */
const CHROMATIC = 0.07;
/** Two colors of one family look like a mistake unless they clearly differ in lightness. */
const TWIN = { deg: 25, lightness: 0.25 };
/** Strong warm colors look alike at larger hue distances, like copper and gold or pink and coral. */
const WARM_TWIN = { from: 335, to: 112, chroma: 0.115, deg: 46, lightness: 0.14 } as const;

/** Lemon and acid yellow. */
const ACID = { hue: [83, 125], lightness: 0.82, chroma: 0.137 } as const;
const RED_OR_ORANGE = { hue: [8, 76], lightness: 0.48, chroma: 0.115 } as const;
/** On a strong red, orange looks like fast food; on a strong green, orange looks like a hardware store. */
const COUNTER = { hue: [31, 75.5], lightness: 0.6, chroma: 0.125 } as const;
const RED_TO_ORANGE = { hue: [31, 75.5], lightness: 0.5, chroma: 0.125 } as const;
const STRONG_RED = { hue: [7, 47], lightness: 0.49, chroma: 0.1635 } as const;
const STRONG_GREEN = { hue: [112, 182], lightness: 0.47, chroma: 0.11 } as const;
const MIDDLE_GREEN = { hue: [112, 215], lightness: 0.52, chroma: 0.07 } as const;
const CORAL = { hue: [8, 40], lightness: 0.5, chroma: 0.12 } as const;

/** Colors of this chroma or more count as a hue of their own. */
const HUE_CHROMA = 0.085;
/** Colors within this hue distance are one family. */
const FAMILY_DEG = 38;
const WARM_FAMILY_DEG = 56;
/** From teal to blue the eye sees one family. */
const COOL_FAMILY = { from: 170, to: 264, deg: 62 } as const;

interface Region {
  readonly hue: readonly [from: number, to: number];
  readonly lightness: number;
  readonly chroma: number;
}

/** Whether two chromatic colors are of one hue family and similar lightness, like two maroons. */
export function areTwins(a: Oklch, b: Oklch): boolean {
  const deg = hueDistance(a.h, b.h);
  const step = Math.abs(a.l - b.l);
  if (Math.min(a.c, b.c) >= CHROMATIC && deg < TWIN.deg && step < TWIN.lightness) return true;
  return isStrongWarm(a) && isStrongWarm(b) && deg < WARM_TWIN.deg && step < WARM_TWIN.lightness;
}

function isStrongWarm({ c, h }: Oklch): boolean {
  return c >= WARM_TWIN.chroma && (h >= WARM_TWIN.from || h <= WARM_TWIN.to);
}

/** The number of pairs of twins. */
export function countTwins(colors: readonly Oklch[]): number {
  return colors.reduce(
    (sum, color, index) => sum + colors.slice(index + 1).filter((other) => areTwins(color, other)).length,
    0,
  );
}

/** Whether a highlight is an acid yellow or lime beside an orange, red or pink primary. */
export function isAcid(highlight: Oklch, primary: Oklch): boolean {
  return isIn(primary, RED_OR_ORANGE) && isIn(highlight, ACID);
}

/** Whether a highlight and a primary are a loud pair: orange on a strong red, orange or red on a strong green. */
export function isGarish(highlight: Oklch, primary: Oklch): boolean {
  if (isIn(primary, STRONG_RED)) return isIn(highlight, COUNTER);
  return isIn(primary, STRONG_GREEN) && isIn(highlight, RED_TO_ORANGE);
}

/** Whether a highlight is a coral on a green or teal of middle lightness; only loud palettes may vibrate. */
export function isVibrating(highlight: Oklch, primary: Oklch): boolean {
  return isIn(primary, MIDDLE_GREEN) && isIn(highlight, CORAL);
}

/**
 * The number of hue families among the colors that are not pale; the warm hues from red to yellow are one, and so are
 * those from teal to blue.
 */
export function countHueFamilies(colors: readonly Oklch[]): number {
  const families: Oklch[] = [];
  for (const color of colors) {
    if (color.c >= HUE_CHROMA && families.every((family) => !isSameFamily(family, color)))
      families.push(color);
  }
  return families.length;
}

/** Whether two colors are of one hue family. */
export function isSameFamily(a: Oklch, b: Oklch): boolean {
  return hueDistance(a.h, b.h) <= familyWidth(a, b);
}

function familyWidth(a: Oklch, b: Oklch): number {
  if (isStrongWarm(a) && isStrongWarm(b)) return WARM_FAMILY_DEG;
  const areCool = [a, b].every(({ h }) => h >= COOL_FAMILY.from && h <= COOL_FAMILY.to);
  return areCool ? COOL_FAMILY.deg : FAMILY_DEG;
}

function isIn({ l, c, h }: Oklch, { hue, lightness, chroma }: Region): boolean {
  return h >= hue[0] && h <= hue[1] && l >= lightness && c >= chroma;
}
