import { useState } from 'react';
import { type ColorPosition, FIRST_POSITION, toPosition, toPositionHex } from './color-position.ts';
import { readColorText } from './color-text.ts';

interface PickedColor {
  /** The color of the position in upper case, or null if the text is not a color. */
  readonly hex: string | null;
  readonly position: ColorPosition;
}

/**
 * The picker position of a color text. The exact position is kept although 8-bit channels round it, so that small steps
 * add up and the hue survives gray.
 */
export function useColorPosition(text: string, onChange: (hex: string) => void) {
  const hex = readColorText(text)?.toUpperCase() ?? null;
  const [picked, setPicked] = useState<PickedColor>({ hex: null, position: FIRST_POSITION });
  let { position } = picked;
  if (hex !== picked.hex) {
    position = hex === null ? position : toPosition(hex, position);
    setPicked({ hex, position });
  }
  const move = (next: ColorPosition) => {
    const moved = toPositionHex(next);
    setPicked({ hex: moved, position: next });
    onChange(moved);
  };
  return { hex, position, move };
}
