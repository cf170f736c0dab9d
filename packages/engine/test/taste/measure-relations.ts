import { hueDistance } from '../../src/color/harmony.ts';
import { hexToOklch } from '../../src/color/index.ts';

/** How the strong colors of a palette relate to its primary. L, C and H are OKLCH. */
export interface ColorRelations {
  /** A sky blue, cyan, mint or lime (L > 0.66, C > 0.12, H 112–242) beside a warm primary (C > 0.05, H 15–112). */
  readonly hasCoolNeon: boolean;
  /** A vivid accent (C > 0.13) more than 60° from both the highlight and the primary. */
  readonly hasStranger: boolean;
  /** The distance of the companion from the primary in lightness. */
  readonly companionStep: number;
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
  };
}
