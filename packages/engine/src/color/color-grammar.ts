import { COLOR_LENGTH_LIMIT } from './color-fault.ts';
import { findColorFunction } from './color-function-rules.ts';
import { findColorName } from './color-name.ts';
import { readComponents } from './component-grammar.ts';
import {
  peekToken,
  readTokens,
  skipSpace,
  type TokenReader,
  takeIf,
  takeSeparator,
  takeToken,
} from './css-token.ts';
import { readInside, readVariable } from './value-grammar.ts';

/*
 * The color values that may enter a stylesheet. Length is checked before anything else, the tokens carry
 * nothing that could end a declaration, and the functions are a closed list, so nothing that passes can load
 * anything.
 */

const HEX = /^#(?:[0-9a-f]{3}|[0-9a-f]{6}|[0-9a-f]{8})$/;
const PERCENTAGE = /^\+?(?:\d+(?:\.\d+)?|\.\d+)%$/;
const SPACE = /^(?:srgb|srgb-linear|display-p3|a98-rgb|prophoto-rgb|rec2020|lab|oklab|xyz|xyz-d50|xyz-d65)$/;
const POLAR_SPACE = /^(?:hsl|hwb|lch|oklch)$/;
const HUE_METHOD = /^(?:shorter|longer|increasing|decreasing)$/;
/**
 * Whether a text as a whole is a color value a guide may carry.
 *
 * Hex with 3, 6 or 8 digits, rgb(), rgba(), hsl(), hsla(), var() or color-mix(); inside the last two also
 * oklch() and named colors, and as a value calc() and var(). At most 200 characters, six functions deep, on
 * one line, without space around. Values are not held against their ranges: a browser clips them.
 *
 * @see https://www.w3.org/TR/css-color-5/#color-mix
 */
export function isColorValue(text: string): boolean {
  if (text.length > COLOR_LENGTH_LIMIT) return false;
  const reader = readTokens(text);
  if (reader === null) return false;
  return readColor(reader, 0) && reader.at === reader.tokens.length;
}

/** A color value a guide may carry, without the space around it, or '' for every other text. */
export function toColorValue(text: string): string {
  if (text.length > COLOR_LENGTH_LIMIT) return '';
  const trimmed = text.trim();
  return isColorValue(trimmed) ? trimmed : '';
}

function readColor(reader: TokenReader, depth: number): boolean {
  const token = takeToken(reader);
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
  if (!takeIf(reader, /^in$/)) return false;
  skipSpace(reader);
  if (!readMixSpace(reader) || takeSeparator(reader) !== ',') return false;
  if (!readMixPart(reader, depth) || takeSeparator(reader) !== ',') return false;
  return readMixPart(reader, depth);
}

function readMixSpace(reader: TokenReader): boolean {
  if (takeIf(reader, SPACE)) return true;
  if (!takeIf(reader, POLAR_SPACE)) return false;
  const start = reader.at;
  skipSpace(reader);
  if (!takeIf(reader, HUE_METHOD)) {
    reader.at = start;
    return true;
  }
  skipSpace(reader);
  return takeIf(reader, /^hue$/);
}

function readMixPart(reader: TokenReader, depth: number): boolean {
  const isShareFirst = takeShare(reader);
  skipSpace(reader);
  if (!readColor(reader, depth)) return false;
  if (isShareFirst) return true;
  const start = reader.at;
  skipSpace(reader);
  if (!takeShare(reader)) reader.at = start;
  return true;
}

/** A share is 0% to 100%. */
function takeShare(reader: TokenReader): boolean {
  return Number.parseFloat(peekToken(reader)) <= 100 && takeIf(reader, PERCENTAGE);
}
