import type { Oklch } from '../color/color-space.ts';
import type { SeededRandom } from '../seeded-random.ts';
import { type HueRange, isAvoided } from './avoided-hues.ts';
import type { HueFamily } from './hue-families.ts';
import type { PaletteRequest } from './palette-request.ts';
import type { Recipe } from './recipes.ts';

/** The hues a commanded harmony gives to the colors beside the primary; null where an accent needs none. */
export interface CommandedHues {
  readonly highlight: number;
  readonly companion: number;
  readonly accents: readonly [third: number | null, fourth: number | null];
}

/** What every part of a plan is made from. */
export interface PlanContext {
  readonly recipe: Recipe;
  readonly primary: Oklch;
  /** The hue angles are counted from, and the one that tints the neutrals of a primary without a hue. */
  readonly anchor: number;
  /** True when the primary has no hue of its own. */
  readonly isNeutral: boolean;
  /** True when the brief asks for an earth tone: nothing beside it may glow. */
  readonly isEarthy: boolean;
  readonly family: Omit<HueFamily, 'from'>;
  readonly avoid: readonly HueRange[];
  readonly commanded: CommandedHues | null;
  readonly mood: PaletteRequest['mood'];
  readonly random: SeededRandom;
}

/** A value moved by up to `most` to either side. */
export function vary(value: number, most: number, random: SeededRandom): number {
  return value + (random() * 2 - 1) * most;
}

/** One of the options by chance. */
export function pick<T>(options: readonly [T, ...T[]], random: SeededRandom): T {
  return options[Math.floor(random() * options.length)] ?? options[0];
}

/** One of the hues that is not avoided, a little turned; the anchor when all of them are. */
export function pickHue(hues: readonly number[], { avoid, anchor, random }: PlanContext): number {
  const [first, ...rest] = hues.filter((hue) => !isAvoided(hue, avoid));
  if (first === undefined) return anchor;
  const hue = pick([first, ...rest], random);
  const turned = (vary(hue, 6, random) + 360) % 360;
  return isAvoided(turned, avoid) ? hue : turned;
}
