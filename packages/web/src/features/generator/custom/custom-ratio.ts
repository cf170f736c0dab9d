import { readableText, wcagContrast } from '@stylekit/engine';
import { formatRatio } from '@stylekit/engine/check';

/** The WCAG 2.2 thresholds for text of normal size. */
const AA = 4.5;
const AAA = 7;

/** The contrast of two `#RRGGBB` colors and its WCAG level, such as `4.63 AA`. */
export function toRatioMark(background: string, text: string): string {
  const ratio = wcagContrast(background, text);
  const level = ratio >= AAA ? ' AAA' : ratio >= AA ? ' AA' : '';
  return `${formatRatio(ratio)}${level}`;
}

/** The name of the text color with the higher contrast. */
export function textColorName(background: string): 'black' | 'white' {
  return readableText(background) === '#000000' ? 'black' : 'white';
}
