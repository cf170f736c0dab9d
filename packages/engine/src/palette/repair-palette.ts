import { hexToOklch } from '../color/convert-color.ts';
import { type FittedPalette, fitPalette } from './fit-palette.ts';
import { toFreeColor, toKeptColor } from './planned-color.ts';

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
  const { hexes, meetsRules } = fitPalette(
    colors.map(({ hex, kept }) => (kept ? toKeptColor(hex) : toFreeColor(hexToOklch(hex)))),
  );
  const unmoved = (index: number, hex: string) => colors[index]?.hex.toLowerCase() === hex.toLowerCase();
  return {
    hexes: hexes.map((hex, index) => (unmoved(index, hex) ? (colors[index]?.hex ?? hex) : hex)),
    meetsRules,
  };
}
