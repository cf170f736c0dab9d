import { readableText, wcagContrast } from '@stylekit/engine';
import { formatRatio } from '@stylekit/engine/check';

/** Contrast from which text of normal size meets WCAG 2.2 level AA and level AAA. */
const AA = 4.5;
const AAA = 7;

/** `4.63 AA`: the contrast of two `#RRGGBB` colors and the level it meets for text of normal size. */
export function toRatioMark(ground: string, text: string): string {
  const ratio = wcagContrast(ground, text);
  const level = ratio >= AAA ? ' AAA' : ratio >= AA ? ' AA' : '';
  return `${formatRatio(ratio)}${level}`;
}

/** The text that reads best on a ground, in a word. */
export function readableWord(ground: string): 'black' | 'white' {
  return readableText(ground) === '#000000' ? 'black' : 'white';
}
