import type { Oklch } from '../color/color-space.ts';
import type { SeededRandom } from '../seeded-random.ts';
import { type HueRange, isAvoided } from './avoided-hues.ts';
import type { HueFamily } from './hue-families.ts';
import type { PaletteRequest } from './palette-request.ts';
import type { Recipe } from './recipes.ts';

/** The hues of the other colors in a requested harmony; null for an accent that needs none. */
export interface RequiredHues {
  readonly highlight: number;
  readonly companion: number;
  readonly accents: readonly [third: number | null, fourth: number | null];
}

/** The shared input of all planning functions. */
export interface PlanContext {
  readonly recipe: Recipe;
  readonly primary: Oklch;
  /** The base hue of the harmony; it also tints the neutrals when the primary has no hue. */
  readonly anchor: number;
  /** True when the primary has no hue. */
  readonly isNeutral: boolean;
  /** True when the brief asks for an earth tone; then no color may be neon. */
  readonly isEarthy: boolean;
  readonly family: Omit<HueFamily, 'from'>;
  readonly avoid: readonly HueRange[];
  readonly requiredHues: RequiredHues | null;
  readonly mood: PaletteRequest['mood'];
  readonly random: SeededRandom;
}

/** Moves a value randomly by up to `max` in either direction. */
export function jitter(value: number, max: number, random: SeededRandom): number {
  return value + (random() * 2 - 1) * max;
}

/** A random option. */
export function pick<T>(options: readonly [T, ...T[]], random: SeededRandom): T {
  return options[Math.floor(random() * options.length)] ?? options[0];
}

/** A random hue that is not avoided, rotated slightly; the anchor when all are avoided. */
export function pickHue(hues: readonly number[], { avoid, anchor, random }: PlanContext): number {
  const [first, ...rest] = hues.filter((hue) => !isAvoided(hue, avoid));
  if (first === undefined) return anchor;
  const hue = pick([first, ...rest], random);
  const rotated = (jitter(hue, 6, random) + 360) % 360;
  return isAvoided(rotated, avoid) ? hue : rotated;
}
