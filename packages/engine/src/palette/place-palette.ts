import type { Oklch } from '../color/color-space.ts';
import { type Appearance, toAppearance } from './appearance.ts';
import { placeColor } from './place-color.ts';

/** Where a colour should stand; a kept one stays byte for byte. */
export interface PlannedColor {
  readonly target: Oklch;
  readonly kept: string | null;
}

/** Colors in the order they were planned, and whether they are as far apart as the rules ask. */
export interface PlacedPalette {
  readonly hexes: readonly string[];
  /** True when every colour that may move is far enough from all others. */
  readonly keepsRules: boolean;
}

/** Places colours in their order, each as near to its target as the rules allow. Kept ones come first, so that all others make room. */
export function placePalette(colors: readonly PlannedColor[]): PlacedPalette {
  const placed: Appearance[] = colors.flatMap(({ kept }) => (kept === null ? [] : [toAppearance(kept)]));
  let keepsRules = true;
  const hexes = colors.map(({ target, kept }) => {
    if (kept !== null) return kept;
    const placement = placeColor(target, placed);
    keepsRules &&= placement.keepsRules;
    placed.push(placement.appearance);
    return placement.appearance.hex;
  });
  return { hexes, keepsRules };
}
