import type { HarmonyChoice } from '../color/harmony-types.ts';
import type { HueRange } from './avoided-hues.ts';
import type { RecipeId } from './recipes.ts';

/** A color somebody wants, in OKLCH; with `hex` it is kept byte for byte. */
export interface PaletteWish {
  readonly lightness: number;
  readonly chroma: number;
  readonly hue: number;
  readonly hex: string | null;
}

/** What a palette is composed from. */
export interface PaletteRequest {
  /** One to seven, the primary first. One with a hex stands in the role of its place; others take the role that fits them. */
  readonly wishes: readonly PaletteWish[];
  /** A harmony to command, or `auto` to leave the hues to the recipe. */
  readonly harmony: HarmonyChoice;
  readonly avoid: readonly HueRange[];
  /** Each −1 to 1: muted to vivid, dark to light, level to contrasting. */
  readonly mood: { readonly chroma: number; readonly lightness: number; readonly contrast: number };
  /** The character the colors are made in. */
  readonly recipe: RecipeId;
  readonly seed: string;
}
