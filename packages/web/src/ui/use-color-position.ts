import { useState } from 'react';
import { type ColorPosition, FIRST_POSITION, toPosition, toPositionHex } from './color-position.ts';
import { readColorText } from './color-text.ts';

interface FittedColor {
  /** The color the position was taken from or led to, upper case; null while the text is none. */
  readonly hex: string | null;
  readonly position: ColorPosition;
}

/**
 * Where a color given as text stands. A place that was moved to is kept exactly, although eight bits a channel round
 * it: small steps add up, and a hue outlives its way through gray.
 */
export function useColorPosition(text: string, onChange: (hex: string) => void) {
  const hex = readColorText(text)?.toUpperCase() ?? null;
  const [placed, setPlaced] = useState<FittedColor>({ hex: null, position: FIRST_POSITION });
  let { position } = placed;
  if (hex !== placed.hex) {
    position = hex === null ? position : toPosition(hex, position);
    setPlaced({ hex, position });
  }
  const move = (next: ColorPosition) => {
    const moved = toPositionHex(next);
    setPlaced({ hex: moved, position: next });
    onChange(moved);
  };
  return { hex, position, move };
}
