import {
  addTypes,
  type CalcType,
  calcTypeOf,
  multiplyTypes,
  type ValueKind,
  valueKindOf,
} from './calc-type.ts';
import {
  consumeIf,
  consumeSeparator,
  consumeToken,
  peekToken,
  skipSpace,
  type TokenReader,
} from './css-token.ts';

/* Reads the values of a color function: numbers, calculations and variables. */

const NUMBER = /^[+-]?(?:\d+(?:\.\d+)?|\.\d+)(?:e[+-]?\d+)?(%|deg|grad|rad|turn)?$/;
const CUSTOM_PROPERTY = /^--/;

/** Maximum nesting of functions; real values need three. */
const MAX_NESTING = 6;

/** Reads the contents of a function and its closing parenthesis; false when either is missing. */
export function readInside<Result>(
  reader: TokenReader,
  depth: number,
  read: (reader: TokenReader, depth: number) => Result | false,
): Result | false {
  if (depth >= MAX_NESTING) return false;
  skipSpace(reader);
  const result = read(reader, depth + 1);
  if (result === false) return false;
  skipSpace(reader);
  return consumeToken(reader) === ')' && result;
}

/** Reads `--name` or `--name, fallback`. */
export function readVariable(
  reader: TokenReader,
  depth: number,
  readFallback: (reader: TokenReader, depth: number) => unknown,
): boolean {
  if (!consumeIf(reader, CUSTOM_PROPERTY)) return false;
  const separator = consumeSeparator(reader);
  return separator === '' || (separator === ',' && readFallback(reader, depth) !== false);
}

/** Reads a value and returns its kind; false when there is none. */
export function readValue(reader: TokenReader, depth: number): ValueKind | false {
  const token = consumeToken(reader);
  if (token === 'var(') {
    return readInside(reader, depth, (inside, level) => readVariable(inside, level, readValue)) && 'any';
  }
  if (token === 'calc(') {
    const type = readInside(reader, depth, readSum);
    return type !== false && valueKindOf(type);
  }
  if (token === 'none') return 'none';
  const number = NUMBER.exec(token);
  if (number === null) return false;
  if (number[1] === undefined) return 'number';
  return number[1] === '%' ? 'percentage' : 'angle';
}

/** Products joined by + or -, which need space on both sides. */
function readSum(reader: TokenReader, depth: number): CalcType | false {
  let type = readProduct(reader, depth);
  while (type !== false) {
    const start = reader.at;
    const isSpaced = consumeIf(reader, /^ /);
    if (!consumeIf(reader, /^[+-]$/)) {
      reader.at = start;
      return type;
    }
    if (!isSpaced || !consumeIf(reader, /^ /)) return false;
    const next = readProduct(reader, depth);
    type = next !== false && addTypes(type, next);
  }
  return false;
}

/** Terms joined by * or /. */
function readProduct(reader: TokenReader, depth: number): CalcType | false {
  let type = readTerm(reader, depth);
  while (type !== false) {
    const start = reader.at;
    skipSpace(reader);
    const sign = peekToken(reader);
    if (!consumeIf(reader, /^[*/]$/)) {
      reader.at = start;
      return type;
    }
    skipSpace(reader);
    const next = readTerm(reader, depth);
    type = next !== false && multiplyTypes(type, next, sign === '*' ? 1 : -1);
  }
  return false;
}

function readTerm(reader: TokenReader, depth: number): CalcType | false {
  if (consumeIf(reader, /^\($/)) return readInside(reader, depth, readSum);
  const kind = readValue(reader, depth);
  return kind !== false && calcTypeOf(kind);
}
