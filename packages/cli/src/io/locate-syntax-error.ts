import { type ParseErrorCode, visit } from 'jsonc-parser';
import type { Position } from '../cli-error.ts';

/** The position of a syntax error in JSON. */
export interface SyntaxErrorPosition extends Position {
  readonly what: string;
}

/** More levels than any guide, settings or token file has, and few enough for recursive code. */
export const DEPTH_LIMIT = 256;

/** The position where brackets outside of strings nest deeper than `DEPTH_LIMIT`, or null. Accepts any text. */
export function locateDepth(text: string): SyntaxErrorPosition | null {
  let depth = 0;
  for (
    let offset = find(STRUCTURE, text, 0);
    offset < text.length;
    offset = find(STRUCTURE, text, offset + 1)
  ) {
    const letter = text[offset];
    if (letter === '"') offset = endOfString(text, offset);
    else if (letter === '[' || letter === '{') depth += 1;
    else if (letter === ']' || letter === '}') depth -= 1;
    if (depth > DEPTH_LIMIT) return { ...toPosition(text, offset), what: `more than ${DEPTH_LIMIT} levels` };
  }
  return null;
}

/**
 * The first syntax error of a text that `JSON.parse` rejected. V8 reports no position for some errors, so a second
 * parser reads the text again. That parser is recursive: call `locateDepth` first.
 */
export function locateSyntaxError(text: string): SyntaxErrorPosition {
  let first = text.length;
  visit(
    text,
    {
      onError: (code, offset, length) => {
        if (offset < first) first = Math.min(first, toErrorOffset(text, code, offset, length));
      },
    },
    { disallowComments: true, allowTrailingComma: false, allowEmptyContent: false },
  );
  const found = [...text.slice(first, first + 2)][0];
  return { ...toPosition(text, first), what: describe(found) };
}

function describe(found: string | undefined): string {
  if (found === undefined) return 'the text ends too early';
  return found === '\n' || found === '\r' ? 'unexpected line break' : `unexpected ${JSON.stringify(found)}`;
}

/** A code of jsonc-parser, whose `const enum` does not exist at run time. */
const END_OF_NUMBER: ParseErrorCode = 13;

/** The parser reports the start of a token; the error of a string or number is inside it or at its end. */
function toErrorOffset(text: string, code: ParseErrorCode, offset: number, length: number): number {
  if (text[offset] === '"') return invalidCharacter(text, offset) ?? offset;
  return code === END_OF_NUMBER ? offset + length : offset;
}

/** Offset of the first invalid character in the string that opens at `start`, or null. */
function invalidCharacter(text: string, start: number): number | null {
  const end = endOfString(text, start);
  if (text[end] !== '"') return end;
  for (let offset = start + 1; offset < end; offset += 1) {
    if (text.charCodeAt(offset) < 0x20) return offset;
    if (text[offset] !== '\\') continue;
    if (!/^(?:["\\/bfnrt]|u[0-9a-f]{4})/i.test(text.slice(offset + 1, offset + 6))) return offset;
    offset += 1;
  }
  return null;
}

/** Offset of the closing quote of the string that opens at `start`, or of the line break or end that leaves it open. */
function endOfString(text: string, start: number): number {
  let offset = find(STRING_END, text, start + 1);
  while (text[offset] === '\\') {
    const escapes = !'\n\r'.includes(text[offset + 1] ?? '\n');
    offset = find(STRING_END, text, offset + (escapes ? 2 : 1));
  }
  return Math.min(offset, text.length);
}

const STRUCTURE = /["[\]{}]/g;
const STRING_END = /["\\\n\r]/g;

/** The offset of the first match from an offset on; the length of the text when there is none. */
function find(pattern: RegExp, text: string, from: number): number {
  pattern.lastIndex = from;
  return pattern.test(text) ? pattern.lastIndex - 1 : text.length;
}

function toPosition(text: string, offset: number): Position {
  const lines = text.slice(0, offset).split('\n');
  return { line: lines.length, column: (lines.at(-1) ?? '').length + 1 };
}
