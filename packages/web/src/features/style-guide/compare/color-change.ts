import { colorDifference, hexToOklch } from '@stylekit/engine/color';

/** How a color differs from another one. */
export interface ColorChange {
  /** CIEDE2000, 0 for equal colors. */
  readonly deltaE: number;
  /** `lighter, more vivid, hue +24°`; `same` for equal colors, `hardly visible` below a difference of 1. */
  readonly words: string;
}

/** Below this CIEDE2000 difference, two colors side by side look the same. */
const VISIBLE_DELTA_E = 1;
/** The smallest changes of OKLCH lightness, chroma and hue (degrees) that are worth a word. */
const MIN_LIGHTNESS = 0.02;
const MIN_CHROMA = 0.012;
const MIN_HUE = 4;
/** Below this chroma a color looks gray, and its hue says nothing. */
const GRAY_CHROMA = 0.02;

/** Compares two `#RRGGBB` colors. */
export function describeColorChange(from: string, to: string): ColorChange {
  if (from.toUpperCase() === to.toUpperCase()) return { deltaE: 0, words: 'same' };
  const deltaE = colorDifference(from, to);
  return { deltaE, words: deltaE < VISIBLE_DELTA_E ? 'hardly visible' : describeParts(from, to) };
}

function describeParts(from: string, to: string): string {
  const [before, after] = [hexToOklch(from), hexToOklch(to)];
  const [lightness, chroma] = [after.l - before.l, after.c - before.c];
  const turn = Math.round(((after.h - before.h + 540) % 360) - 180);
  const hasHues = Math.min(before.c, after.c) >= GRAY_CHROMA;
  const words = [
    ...(Math.abs(lightness) < MIN_LIGHTNESS ? [] : [lightness > 0 ? 'lighter' : 'darker']),
    ...(Math.abs(chroma) < MIN_CHROMA ? [] : [chroma > 0 ? 'more vivid' : 'quieter']),
    ...(hasHues && Math.abs(turn) >= MIN_HUE ? [`hue ${turn > 0 ? '+' : '−'}${Math.abs(turn)}°`] : []),
  ];
  return words.length === 0 ? 'slightly different' : words.join(', ');
}
