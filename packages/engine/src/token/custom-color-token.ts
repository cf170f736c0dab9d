import { safeParseColor } from '../color/parse-color.ts';
import { EXTENSION, type Token, type TokenReference } from './dtcg.ts';
import { cssToColorToken, reference, toColorToken } from './token-values.ts';

/** Function names are case-insensitive, variables are not. The fallback of a defined variable is never used. */
const PALETTE_VARIABLE =
  /^[Vv][Aa][Rr]\(\s*--((?:primary|secondary-[12]|accent-[1-4])(?:-([1-9]0))?)\s*(?:,.*)?\)$/;

/**
 * A custom CSS color as a token.
 *
 * A color that the format can express becomes the value. var() and color-mix() are stored in the extension instead,
 * and the value is a reference to the palette color of the var(), or else `fallbackHex`.
 */
export function toCustomColorToken(css: string, fallbackHex: string): Token {
  if (safeParseColor(css).ok) return { $type: 'color', $value: cssToColorToken(css) };
  const $extensions = { [EXTENSION]: { css } };
  return { $type: 'color', $value: toPaletteReference(css) ?? toColorToken(fallbackHex), $extensions };
}

/** The token of the palette color or opacity step in `var(--accent-2-30)`; null for any other text. */
function toPaletteReference(css: string): TokenReference | null {
  const [, variable, step] = PALETTE_VARIABLE.exec(css) ?? [];
  if (variable === undefined) return null;
  if (step === undefined) return reference('color', variable);
  return reference('opacity', variable.slice(0, -`-${step}`.length), step);
}
