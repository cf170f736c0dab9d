import type { HighlightStyle } from './highlights.ts';

/** The jobs of accents 3 and 4; the other roles have the same job in every recipe. */
export type AccentJob = 'tint' | 'blush' | 'stone' | 'mist' | 'gray' | 'deep' | 'second-highlight';

/** The rules for the colors of one kind of palette. Lightness and chroma are OKLCH. */
export interface Recipe {
  /** The number of the seven colors with a chroma above 0.13. */
  readonly vivid: readonly [min: number, max: number];
  readonly darkNeutral: { readonly lightness: number; readonly chroma: number };
  /** The page; warm recipes tint it like paper, the others by any hue of the family. */
  readonly lightNeutral: { readonly lightness: number; readonly chroma: number; readonly isWarm?: true };
  /** The weight of each highlight style. */
  readonly highlightStyles: Readonly<Partial<Record<HighlightStyle, number>>>;
  /** True if a third brand color is part of its character. */
  readonly isLoud?: true;
  /** The minimum chroma of the strongest color. */
  readonly strongest: number;
  /** Pairs of jobs for accents 3 and 4 to choose from. */
  readonly accents: readonly (readonly [AccentJob, AccentJob])[];
}

/** The recipes. Every one has a dark neutral and an off-white. */
export const RECIPES = {
  quiet: {
    vivid: [1, 2],
    darkNeutral: { lightness: 0.28, chroma: 0.022 },
    lightNeutral: { lightness: 0.972, chroma: 0.01, isWarm: true },
    highlightStyles: { pastel: 1.5, warm: 1, clear: 1.1, metal: 1 },
    strongest: 0.135,
    accents: [
      ['tint', 'gray'],
      ['blush', 'gray'],
      ['tint', 'stone'],
      ['blush', 'mist'],
    ],
  },
  clean: {
    vivid: [2, 3],
    darkNeutral: { lightness: 0.235, chroma: 0.028 },
    lightNeutral: { lightness: 0.98, chroma: 0.007 },
    highlightStyles: { loud: 0.7, warm: 1, clear: 1.1, pastel: 0.9, metal: 0.7 },
    strongest: 0.15,
    accents: [
      ['tint', 'gray'],
      ['blush', 'mist'],
    ],
  },
  craft: {
    vivid: [2, 3],
    darkNeutral: { lightness: 0.265, chroma: 0.019 },
    lightNeutral: { lightness: 0.962, chroma: 0.018, isWarm: true },
    highlightStyles: { warm: 1.3, loud: 0.6, metal: 1.2, pastel: 1, clear: 1, candy: 0.2 },
    strongest: 0.15,
    accents: [
      ['stone', 'second-highlight'],
      ['blush', 'deep'],
      ['stone', 'deep'],
      ['tint', 'gray'],
    ],
  },
  luxury: {
    vivid: [1, 3],
    darkNeutral: { lightness: 0.195, chroma: 0.015 },
    lightNeutral: { lightness: 0.96, chroma: 0.013, isWarm: true },
    highlightStyles: { metal: 4, warm: 0.9, pastel: 1.2 },
    strongest: 0.15,
    accents: [
      ['blush', 'stone'],
      ['stone', 'deep'],
      ['mist', 'deep'],
      ['blush', 'gray'],
      ['tint', 'gray'],
    ],
  },
  play: {
    vivid: [3, 4],
    darkNeutral: { lightness: 0.265, chroma: 0.028 },
    lightNeutral: { lightness: 0.975, chroma: 0.014 },
    highlightStyles: { loud: 1.3, warm: 1, clear: 1, pastel: 1, candy: 1, neon: 0.8 },
    isLoud: true,
    strongest: 0.15,
    accents: [
      ['second-highlight', 'tint'],
      ['second-highlight', 'blush'],
      ['second-highlight', 'gray'],
      ['second-highlight', 'stone'],
    ],
  },
  editorial: {
    vivid: [2, 3],
    darkNeutral: { lightness: 0.19, chroma: 0.01 },
    lightNeutral: { lightness: 0.968, chroma: 0.013, isWarm: true },
    highlightStyles: { loud: 1.2, warm: 1.1, pastel: 1, metal: 0.9, clear: 1.1, candy: 0.35 },
    strongest: 0.15,
    accents: [
      ['stone', 'second-highlight'],
      ['blush', 'gray'],
      ['mist', 'deep'],
      ['tint', 'gray'],
    ],
  },
  night: {
    vivid: [2, 3],
    darkNeutral: { lightness: 0.185, chroma: 0.024 },
    lightNeutral: { lightness: 0.966, chroma: 0.007 },
    highlightStyles: { neon: 1.6, loud: 1, clear: 1.2, warm: 0.8, pastel: 0.8, metal: 0.5, candy: 0.5 },
    strongest: 0.15,
    accents: [
      ['deep', 'mist'],
      ['deep', 'gray'],
      ['second-highlight', 'gray'],
      ['tint', 'gray'],
      ['deep', 'tint'],
    ],
  },
  bold: {
    vivid: [3, 4],
    darkNeutral: { lightness: 0.215, chroma: 0.026 },
    lightNeutral: { lightness: 0.974, chroma: 0.01 },
    highlightStyles: { loud: 1.6, neon: 1.3, warm: 1, clear: 0.8, candy: 0.6, pastel: 0.4 },
    strongest: 0.15,
    accents: [
      ['second-highlight', 'gray'],
      ['tint', 'second-highlight'],
      ['second-highlight', 'stone'],
      ['blush', 'second-highlight'],
    ],
  },
  soft: {
    vivid: [2, 3],
    darkNeutral: { lightness: 0.32, chroma: 0.027 },
    lightNeutral: { lightness: 0.974, chroma: 0.015, isWarm: true },
    highlightStyles: { pastel: 1.8, candy: 0.5, warm: 1, clear: 1.2, loud: 0.25, metal: 0.5 },
    strongest: 0.15,
    accents: [
      ['blush', 'tint'],
      ['tint', 'gray'],
      ['blush', 'gray'],
      ['second-highlight', 'tint'],
      ['tint', 'mist'],
    ],
  },
  signal: {
    vivid: [2, 3],
    darkNeutral: { lightness: 0.24, chroma: 0.011 },
    lightNeutral: { lightness: 0.964, chroma: 0.007 },
    highlightStyles: { loud: 1.5, warm: 1.2, neon: 0.9, metal: 0.6, clear: 0.9, pastel: 0.5 },
    strongest: 0.15,
    accents: [
      ['tint', 'gray'],
      ['stone', 'gray'],
      ['gray', 'second-highlight'],
      ['mist', 'deep'],
    ],
  },
} as const satisfies Record<string, Recipe>;

/** The maximum number of hue families among the seven colors of a recipe; only colorful ones have a third. */
export function maxHueFamilies({ vivid }: Recipe): number {
  return vivid[0] > 2 ? 3 : 2;
}

/** The id of a recipe. */
export type RecipeId = keyof typeof RECIPES;

/** The ids of all recipes. */
export const RECIPE_IDS = Object.keys(RECIPES) as RecipeId[];
