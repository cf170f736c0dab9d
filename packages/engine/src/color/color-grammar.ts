import { COLOR_LENGTH_LIMIT } from './color-fault.ts';
import {
  peekToken,
  readTokens,
  skipSpace,
  type TokenReader,
  takeIf,
  takeSeparator,
  takeToken,
} from './css-token.ts';
import { NAMED_COLORS } from './named-colors.ts';

/*
 * The colour values that may enter a stylesheet. Length is checked before anything else, the tokens carry
 * nothing that could end a declaration, and the functions are a closed list, so nothing that passes can load
 * anything.
 */

const HEX = /^#(?:[0-9a-f]{3}|[0-9a-f]{6}|[0-9a-f]{8})$/;
const NUMBER = /^[+-]?(?:\d+(?:\.\d+)?|\.\d+)(?:e[+-]?\d+)?(?:%|deg|grad|rad|turn)?$/;
const PERCENTAGE = /^\+?[\d.]+%$/;
const CUSTOM_PROPERTY = /^--/;
const SPACE = /^(?:srgb|srgb-linear|display-p3|a98-rgb|prophoto-rgb|rec2020|lab|oklab|xyz|xyz-d50|xyz-d65)$/;
const POLAR_SPACE = /^(?:hsl|hwb|lch|oklch)$/;
const HUE_METHOD = /^(?:shorter|longer|increasing|decreasing)$/;
const SIGN = /^[-+*/]$/;

/**
 * The separators of three values and an opacity, joined: with commas, with spaces, with spaces and a slash.
 */
const SEPARATORS: ReadonlySet<string> = new Set([',,', ',,,', '  ', '  /']);
/** The same where a variable may stand for several values. */
const FEWER_SEPARATORS: ReadonlySet<string> = new Set(['', ',', ' ', '/', ' /', ...SEPARATORS]);

interface ComponentList {
  readonly separators: string;
  readonly hasVariable: boolean;
}

/** How many functions may lie inside one another; real values need three. */
const DEPTH_LIMIT = 6;

/**
 * Whether a text as a whole is a colour value a guide may carry.
 *
 * Hex with 3, 6 or 8 digits, rgb(), rgba(), hsl(), hsla(), var() or color-mix(); inside the last two also
 * oklch() and named colours, and as a value calc() and var(). At most 200 characters, six functions deep, on
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

/** A colour value a guide may carry, without the space around it, or '' for every other text. */
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
      return enter(reader, depth, readComponents);
    case 'var(':
      return enter(reader, depth, (inside, level) => readVariable(inside, level, readColor));
    case 'color-mix(':
      return enter(reader, depth, readMix);
    case 'oklch(':
      return depth > 0 && enter(reader, depth, readSpacedComponents);
    default:
      return depth > 0 && isNamedColor(token);
  }
}

function isNamedColor(token: string): boolean {
  return Object.hasOwn(NAMED_COLORS, token) || token === 'transparent' || token === 'currentcolor';
}

/** Reads the inside of a function and its closing parenthesis. */
function enter(
  reader: TokenReader,
  depth: number,
  readInside: (reader: TokenReader, depth: number) => boolean,
): boolean {
  if (depth >= DEPTH_LIMIT) return false;
  skipSpace(reader);
  if (!readInside(reader, depth + 1)) return false;
  skipSpace(reader);
  return takeToken(reader) === ')';
}

/** `--name` or `--name, fallback`. */
function readVariable(
  reader: TokenReader,
  depth: number,
  readFallback: (reader: TokenReader, depth: number) => boolean,
): boolean {
  if (!takeIf(reader, CUSTOM_PROPERTY)) return false;
  const separator = takeSeparator(reader);
  return separator === ',' ? readFallback(reader, depth) : separator === '';
}

/** `a, b, c`, `a, b, c, opacity`, `a b c` or `a b c / opacity`. */
function readComponents(reader: TokenReader, depth: number): boolean {
  const list = readComponentList(reader, depth);
  return list !== null && isComplete(list);
}

/** `a b c` or `a b c / opacity`. */
function readSpacedComponents(reader: TokenReader, depth: number): boolean {
  const list = readComponentList(reader, depth);
  return list !== null && !list.separators.includes(',') && isComplete(list);
}

function isComplete({ separators, hasVariable }: ComponentList): boolean {
  return (hasVariable ? FEWER_SEPARATORS : SEPARATORS).has(separators);
}

/** Reads the values up to the end of a function: what separates them, and whether one is a variable. */
function readComponentList(reader: TokenReader, depth: number): ComponentList | null {
  let separators = '';
  let hasVariable = false;
  for (;;) {
    hasVariable ||= peekToken(reader) === 'var(';
    if (!readComponent(reader, depth)) return null;
    const separator = takeSeparator(reader);
    if (separator === '') return { separators, hasVariable };
    separators += separator;
  }
}

function readComponent(reader: TokenReader, depth: number): boolean {
  const token = takeToken(reader);
  if (token === 'var(') {
    return enter(reader, depth, (inside, level) => readVariable(inside, level, readComponent));
  }
  if (token === 'calc(') return enter(reader, depth, readSum);
  return token === 'none' || NUMBER.test(token);
}

/** Numbers, variables and parentheses with signs between them. */
function readSum(reader: TokenReader, depth: number): boolean {
  for (;;) {
    const isRead = takeIf(reader, /^\($/) ? enter(reader, depth, readSum) : readComponent(reader, depth);
    if (!isRead) return false;
    skipSpace(reader);
    if (!takeIf(reader, SIGN)) return true;
    skipSpace(reader);
  }
}

/** `in space, color share, color share`, each share optional and before or after its colour. */
function readMix(reader: TokenReader, depth: number): boolean {
  if (!takeIf(reader, /^in$/)) return false;
  skipSpace(reader);
  if (!readMixSpace(reader) || takeSeparator(reader) !== ',') return false;
  return readMixPart(reader, depth) && takeSeparator(reader) === ',' && readMixPart(reader, depth);
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
  const isShareFirst = takeIf(reader, PERCENTAGE);
  skipSpace(reader);
  if (!readColor(reader, depth)) return false;
  if (isShareFirst) return true;
  const start = reader.at;
  skipSpace(reader);
  if (!takeIf(reader, PERCENTAGE)) reader.at = start;
  return true;
}
