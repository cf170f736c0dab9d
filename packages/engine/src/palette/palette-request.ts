import type { HarmonyChoice } from '../color/harmony-types.ts';
import type { HueRange } from './avoided-hues.ts';
import type { RecipeId } from './recipes.ts';

/** A requested color in OKLCH; with `hex` it is kept byte for byte. */
export interface RequestedColor {
  readonly lightness: number;
  readonly chroma: number;
  readonly hue: number;
  readonly hex: string | null;
}

/** The input of `composePalette`. */
export interface PaletteRequest {
  /**
   * One to seven, the primary first. One with a hex gets the role at its index; others get the role that fits them.
   */
  readonly colorTargets: readonly RequestedColor[];
  /** A required harmony, or `auto` to leave the hues to the recipe. */
  readonly harmony: HarmonyChoice;
  /** For each of the seven roles a `#RRGGBB` color to keep byte for byte, or null; by default all are null. */
  readonly locked?: readonly (string | null)[];
  readonly avoid: readonly HueRange[];
  /** Each −1 to 1: muted to vivid, dark to light, low to high contrast. */
  readonly mood: { readonly chroma: number; readonly lightness: number; readonly contrast: number };
  /** The recipe of the colors that were not requested. */
  readonly recipe: RecipeId;
  readonly seed: string;
}
