import { hexToOklch } from '../color/convert-color.ts';
import { type PlacedPalette, placePalette } from './place-palette.ts';
import { toFreeColor, toKeptColor } from './planned-color.ts';

/** A palette colour before repair; a kept one never moves. */
export interface RepairableColor {
  readonly hex: string;
  readonly kept: boolean;
}

/**
 * Moves the colours that may move by the least until all pairs differ enough (see `composePalette`).
 *
 * Takes any number of colours and keeps their order. Kept colours are returned byte for byte, others keep their hue
 * and stay as they are when they already differ enough.
 */
export function repairPalette(colors: readonly RepairableColor[]): PlacedPalette {
  const { hexes, keepsRules } = placePalette(
    colors.map(({ hex, kept }) => (kept ? toKeptColor(hex) : toFreeColor(hexToOklch(hex)))),
  );
  const unmoved = (index: number, hex: string) => colors[index]?.hex.toLowerCase() === hex.toLowerCase();
  return {
    hexes: hexes.map((hex, index) => (unmoved(index, hex) ? (colors[index]?.hex ?? hex) : hex)),
    keepsRules,
  };
}
