import { safeParseColor } from '../color/parse-color.ts';
import { EXTENSION, type Token, type TokenReference } from './dtcg.ts';
import { cssToColorToken, reference, toColorToken } from './token-values.ts';

/** Functions are the same in either case, variables are not. One the guide defines never falls back. */
const PALETTE_VARIABLE =
  /^[Vv][Aa][Rr]\(\s*--((?:primary|secondary-[12]|accent-[1-4])(?:-([1-9]0))?)\s*(?:,.*)?\)$/;

/**
 * A color somebody chose by hand, as a token.
 *
 * One the format can say becomes its value. var() and color-mix() cannot be said: they stand in the extension, and the
 * value is a reference to the palette color that var() names, or else `standInHex`.
 */
export function toChosenColor(css: string, standInHex: string): Token {
  if (safeParseColor(css).ok) return { $type: 'color', $value: cssToColorToken(css) };
  const $extensions = { [EXTENSION]: { css } };
  return { $type: 'color', $value: toPaletteReference(css) ?? toColorToken(standInHex), $extensions };
}

/** The token of the palette color or opacity step that `var(--accent-2-30)` names; null for any other text. */
function toPaletteReference(css: string): TokenReference | null {
  const [, variable, step] = PALETTE_VARIABLE.exec(css) ?? [];
  if (variable === undefined) return null;
  if (step === undefined) return reference('color', variable);
  return reference('opacity', variable.slice(0, -`-${step}`.length), step);
}
