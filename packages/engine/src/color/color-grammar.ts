import { MAX_COLOR_LENGTH } from './color-error.ts';
import { findColorFunction } from './color-function-rules.ts';
import { findColorName } from './color-name.ts';
import { readComponents } from './component-grammar.ts';
import {
  consumeIf,
  consumeSeparator,
  consumeToken,
  peekToken,
  readTokens,
  skipSpace,
  type TokenReader,
} from './css-token.ts';
import { readInside, readVariable } from './value-grammar.ts';

/*
 * The color values that may enter a stylesheet. Length is checked first, no token can end a declaration, and the
 * functions are a closed list, so an accepted value cannot load a resource.
 */

const HEX = /^#(?:[0-9a-f]{3}|[0-9a-f]{6}|[0-9a-f]{8})$/;
const PERCENTAGE = /^\+?(?:\d+(?:\.\d+)?|\.\d+)%$/;
const SPACE = /^(?:srgb|srgb-linear|display-p3|a98-rgb|prophoto-rgb|rec2020|lab|oklab|xyz|xyz-d50|xyz-d65)$/;
const POLAR_SPACE = /^(?:hsl|hwb|lch|oklch)$/;
const HUE_METHOD = /^(?:shorter|longer|increasing|decreasing)$/;
/**
 * Whether the whole text is a color value that a guide may contain.
 *
 * Hex with 3, 6 or 8 digits, rgb(), rgba(), hsl(), hsla(), var() or color-mix(); the last two may also contain
 * oklch() and named colors. A channel may be calc() or var(). At most 200 characters, six nested functions, one line,
 * no surrounding space. Ranges are not checked, because browsers clip values.
 *
 * @see https://www.w3.org/TR/css-color-5/#color-mix
 */
export function isColorValue(text: string): boolean {
  if (text.length > MAX_COLOR_LENGTH) return false;
  const reader = readTokens(text);
  if (reader === null) return false;
  return readColor(reader, 0) && reader.at === reader.tokens.length;
}

/** The trimmed color value if a guide may contain it, otherwise ''. */
export function toColorValue(text: string): string {
  if (text.length > MAX_COLOR_LENGTH) return '';
  const trimmed = text.trim();
  return isColorValue(trimmed) ? trimmed : '';
}

function readColor(reader: TokenReader, depth: number): boolean {
  const token = consumeToken(reader);
  if (HEX.test(token)) return true;
  switch (token) {
    case 'rgb(':
    case 'rgba(':
    case 'hsl(':
    case 'hsla(':
      return readFunction(reader, depth, token);
    case 'var(':
      return readInside(reader, depth, (inside, level) => readVariable(inside, level, readColor));
    case 'color-mix(':
      return readInside(reader, depth, readMix);
    case 'oklch(':
      return depth > 0 && readFunction(reader, depth, token);
    default:
      return depth > 0 && isKeyword(token);
  }
}

function isKeyword(token: string): boolean {
  return findColorName(token) !== undefined || token === 'transparent' || token === 'currentcolor';
}

function readFunction(reader: TokenReader, depth: number, token: string): boolean {
  const rule = findColorFunction(token.slice(0, -1));
  return (
    rule !== undefined && readInside(reader, depth, (inside, level) => readComponents(inside, level, rule))
  );
}

/** `in space, color share, color share`, each share optional and before or after its color. */
function readMix(reader: TokenReader, depth: number): boolean {
  if (!consumeIf(reader, /^in$/)) return false;
  skipSpace(reader);
  if (!readMixSpace(reader) || consumeSeparator(reader) !== ',') return false;
  if (!readMixPart(reader, depth) || consumeSeparator(reader) !== ',') return false;
  return readMixPart(reader, depth);
}

function readMixSpace(reader: TokenReader): boolean {
  if (consumeIf(reader, SPACE)) return true;
  if (!consumeIf(reader, POLAR_SPACE)) return false;
  const start = reader.at;
  skipSpace(reader);
  if (!consumeIf(reader, HUE_METHOD)) {
    reader.at = start;
    return true;
  }
  skipSpace(reader);
  return consumeIf(reader, /^hue$/);
}

function readMixPart(reader: TokenReader, depth: number): boolean {
  const isShareFirst = consumeShare(reader);
  skipSpace(reader);
  if (!readColor(reader, depth)) return false;
  if (isShareFirst) return true;
  const start = reader.at;
  skipSpace(reader);
  if (!consumeShare(reader)) reader.at = start;
  return true;
}

/** A share is 0% to 100%. */
function consumeShare(reader: TokenReader): boolean {
  return Number.parseFloat(peekToken(reader)) <= 100 && consumeIf(reader, PERCENTAGE);
}
