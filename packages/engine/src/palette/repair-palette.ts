import { hexToOklch } from '../color/convert-color.ts';
import { separation, toAppearance } from './appearance.ts';
import { fitColor } from './fit-color.ts';
import type { FittedPalette } from './fit-palette.ts';
import { toFreeColor } from './planned-color.ts';

/** A palette color before repair; a kept one never moves. */
export interface RepairableColor {
  readonly hex: string;
  readonly kept: boolean;
}

/**
 * Moves colors as little as possible until all pairs differ enough (see `composePalette`).
 *
 * Accepts any number of colors and keeps their order. Kept colors are returned byte for byte; others keep their hue
 * and do not change when they already differ enough.
 */
export function repairPalette(colors: readonly RepairableColor[]): FittedPalette {
  const fitted = colors.filter(({ kept }) => kept).map(({ hex }) => toAppearance(hex));
  let meetsRules = true;
  const hexes = colors.map(({ hex, kept }) => {
    if (kept) return hex;
    // A color may be outside the bounds of fitting, such as pure blue, and is still right.
    const appearance = toAppearance(hex);
    const differs = fitted.every((other) => separation(appearance, other) >= 1);
    const next = differs ? { appearance, meetsRules: true } : fitColor(toFreeColor(hexToOklch(hex)), fitted);
    meetsRules &&= next.meetsRules;
    fitted.push(next.appearance);
    return next.appearance.hex;
  });
  return { hexes, meetsRules };
}
