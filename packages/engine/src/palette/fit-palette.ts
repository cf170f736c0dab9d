import { type Appearance, toAppearance } from './appearance.ts';
import { fitColor } from './fit-color.ts';
import type { PlannedColor } from './planned-color.ts';

/** Fitted colors, in the order of the input. */
export interface FittedPalette {
  readonly hexes: readonly string[];
  /** True when every movable color is far enough from all others. */
  readonly meetsRules: boolean;
}

/**
 * Fits colors, each as near to its target as the rules allow. Kept colors come first, so that all others yield to
 * them, then the rest by `order` (indexes; by default the order of the colors).
 */
export function fitPalette(
  colors: readonly PlannedColor[],
  order: readonly number[] = [...colors.keys()],
): FittedPalette {
  const fitted: Appearance[] = colors.flatMap(({ kept }) => (kept === null ? [] : [toAppearance(kept)]));
  const hexes = colors.map(({ kept }) => kept ?? '');
  let meetsRules = true;
  for (const index of order) {
    const color = colors[index];
    if (color === undefined || color.kept !== null) continue;
    const fittedColor = fitColor(color, fitted);
    meetsRules &&= fittedColor.meetsRules;
    fitted.push(fittedColor.appearance);
    hexes[index] = fittedColor.appearance.hex;
  }
  return { hexes, meetsRules };
}
