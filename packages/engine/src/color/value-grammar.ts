import {
  addTypes,
  type CalcType,
  multiplyTypes,
  toCalcType,
  toValueKind,
  type ValueKind,
} from './calc-type.ts';
import { peekToken, skipSpace, type TokenReader, takeIf, takeSeparator, takeToken } from './css-token.ts';

/* The values inside a color function: numbers, calculations and variables. */

const NUMBER = /^[+-]?(?:\d+(?:\.\d+)?|\.\d+)(?:e[+-]?\d+)?(%|deg|grad|rad|turn)?$/;
const CUSTOM_PROPERTY = /^--/;

/** How many functions may lie inside one another; real values need three. */
const DEPTH_LIMIT = 6;

/** Reads the inside of a function and its closing parenthesis; false when either is not there. */
export function readInside<Result>(
  reader: TokenReader,
  depth: number,
  read: (reader: TokenReader, depth: number) => Result | false,
): Result | false {
  if (depth >= DEPTH_LIMIT) return false;
  skipSpace(reader);
  const result = read(reader, depth + 1);
  if (result === false) return false;
  skipSpace(reader);
  return takeToken(reader) === ')' && result;
}

/** Reads `--name` or `--name, fallback`. */
export function readVariable(
  reader: TokenReader,
  depth: number,
  readFallback: (reader: TokenReader, depth: number) => unknown,
): boolean {
  if (!takeIf(reader, CUSTOM_PROPERTY)) return false;
  const separator = takeSeparator(reader);
  return separator === '' || (separator === ',' && readFallback(reader, depth) !== false);
}

/** Reads a value and says what it is; false when it is none. */
export function readValue(reader: TokenReader, depth: number): ValueKind | false {
  const token = takeToken(reader);
  if (token === 'var(') {
    return readInside(reader, depth, (inside, level) => readVariable(inside, level, readValue)) && 'any';
  }
  if (token === 'calc(') {
    const type = readInside(reader, depth, readSum);
    return type !== false && toValueKind(type);
  }
  if (token === 'none') return 'none';
  const number = NUMBER.exec(token);
  if (number === null) return false;
  if (number[1] === undefined) return 'number';
  return number[1] === '%' ? 'percentage' : 'angle';
}

/** Products with + or - between them, which must have space on both sides. */
function readSum(reader: TokenReader, depth: number): CalcType | false {
  let type = readProduct(reader, depth);
  while (type !== false) {
    const start = reader.at;
    const isSpaced = takeIf(reader, /^ /);
    if (!takeIf(reader, /^[+-]$/)) {
      reader.at = start;
      return type;
    }
    if (!isSpaced || !takeIf(reader, /^ /)) return false;
    const next = readProduct(reader, depth);
    type = next !== false && addTypes(type, next);
  }
  return false;
}

/** Terms with * or / between them. */
function readProduct(reader: TokenReader, depth: number): CalcType | false {
  let type = readTerm(reader, depth);
  while (type !== false) {
    const start = reader.at;
    skipSpace(reader);
    const sign = peekToken(reader);
    if (!takeIf(reader, /^[*/]$/)) {
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
  if (takeIf(reader, /^\($/)) return readInside(reader, depth, readSum);
  const kind = readValue(reader, depth);
  return kind !== false && toCalcType(kind);
}
