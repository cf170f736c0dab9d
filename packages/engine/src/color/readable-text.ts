import { wcagContrast } from './wcag-contrast.ts';

/**
 * Black or white, whichever has the higher contrast with a '#RRGGBB' background; at least 4.58:1 on any color.
 *
 * The better of the two is never below √21 = 4.58, so body text always passes WCAG 2.2 level AA.
 *
 * @throws SK_COLOR_INVALID when the text is not # and six hex digits
 */
export function readableText(backgroundHex: string): '#000000' | '#FFFFFF' {
  const black = wcagContrast(backgroundHex, '#000000');
  const white = wcagContrast(backgroundHex, '#FFFFFF');
  return white > black ? '#FFFFFF' : '#000000';
}
