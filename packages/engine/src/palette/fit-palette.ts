import { type Appearance, toAppearance } from './appearance.ts';
import { fitColor } from './fit-color.ts';
import type { PlannedColor } from './planned-color.ts';

/** Colors as they were placed, in the order they were given in. */
export interface FittedPalette {
  readonly hexes: readonly string[];
  /** True when every color that may move is far enough from all others. */
  readonly keepsRules: boolean;
}

/**
 * Places colors, each as near to its target as the rules allow. Kept ones come first, so that all others make room, then
 * those with an earlier place in `order` (indexes; without it the order of the colors).
 */
export function fitPalette(
  colors: readonly PlannedColor[],
  order: readonly number[] = [...colors.keys()],
): FittedPalette {
  const placed: Appearance[] = colors.flatMap(({ kept }) => (kept === null ? [] : [toAppearance(kept)]));
  const hexes = colors.map(({ kept }) => kept ?? '');
  let keepsRules = true;
  for (const index of order) {
    const color = colors[index];
    if (color === undefined || color.kept !== null) continue;
    const placement = fitColor(color, placed);
    keepsRules &&= placement.keepsRules;
    placed.push(placement.appearance);
    hexes[index] = placement.appearance.hex;
  }
  return { hexes, keepsRules };
}
