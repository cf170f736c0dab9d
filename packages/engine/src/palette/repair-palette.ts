import { hexToOklch } from '../color/convert-color.ts';
import { type Appearance, toAppearance } from './appearance.ts';
import { placeColor } from './place-color.ts';

/** A palette colour before repair; a kept one never moves. */
export interface RepairableColor {
  readonly hex: string;
  readonly kept: boolean;
}

export interface RepairedPalette {
  readonly hexes: readonly string[];
  /** True when every colour that may move is now far enough from all others. */
  readonly keepsRules: boolean;
}

/**
 * Moves the colours that may move by the least until all pairs differ enough (see `composePalette`).
 *
 * Takes any number of colours and keeps their order. Kept colours are returned byte for byte, others keep their hue
 * and stay as they are when they already differ enough.
 */
export function repairPalette(colors: readonly RepairableColor[]): RepairedPalette {
  const placed: Appearance[] = colors.filter(({ kept }) => kept).map(({ hex }) => toAppearance(hex));
  let keepsRules = true;
  const hexes = colors.map(({ hex, kept }) => {
    if (kept) return hex;
    const placement = placeColor(hexToOklch(hex), placed);
    const unmoved = placement.appearance.hex.toLowerCase() === hex.toLowerCase();
    keepsRules &&= placement.keepsRules;
    placed.push(placement.appearance);
    return unmoved ? hex : placement.appearance.hex;
  });
  return { hexes, keepsRules };
}
