import {
  type ColorTokenValue,
  type DimensionTokenValue,
  type DurationTokenValue,
  EXTENSION,
  type ShadowTokenValue,
  type Token,
  type TokenGroup,
} from '../token/dtcg.ts';
import { toFontFamily } from './css-text.ts';
import { toCssColor, toCssLength, toCssShadow, toCssTime } from './css-values.ts';
import type { StyleContext } from './style-context.ts';

/**
 * Returns a function for the CSS value of a token by its path, equal to what Style Dictionary resolves for the
 * export, but synchronous and without that dependency.
 *
 * The function throws a RangeError for a path without a token, and a TypeError for a token that has no CSS value.
 */
export function readTokenCss(tokens: TokenGroup): StyleContext['value'] {
  const value = (...path: readonly string[]): string => {
    const token = findToken(tokens, path);
    const words = token.$extensions?.[EXTENSION]['css'];
    if (token.$type === 'color' && typeof words === 'string') return words;
    if (typeof token.$value === 'string') return value(...token.$value.slice(1, -1).split('.'));
    return toCss(token, typeof words === 'string' ? words : undefined);
  };
  return value;
}

function findToken(tokens: TokenGroup, path: readonly string[]): Token {
  let found: Token | TokenGroup | undefined = tokens;
  for (const name of path) found = found === undefined || isToken(found) ? undefined : found[name];
  if (found === undefined || !isToken(found)) throw new RangeError(`There is no token ${path.join('.')}.`);
  return found;
}

function toCss({ $type, $value }: Token, words: string | undefined): string {
  switch ($type) {
    case 'color':
      return toCssColor($value as ColorTokenValue);
    case 'dimension':
      return toCssLength($value as DimensionTokenValue);
    case 'duration':
      return toCssTime($value as DurationTokenValue);
    case 'fontFamily':
      return toFontFamily($value as readonly string[]);
    case 'shadow':
      return toCssShadow($value as ShadowTokenValue, words);
    case 'fontWeight':
    case 'number':
      return String($value);
    default:
      throw new TypeError(`A token of the type ${$type} has no CSS value.`);
  }
}

function isToken(child: Token | TokenGroup): child is Token {
  return '$value' in child;
}
