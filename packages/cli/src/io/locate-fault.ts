import { type ParseErrorCode, visit } from 'jsonc-parser';

/** Where a text stops being JSON. Lines and columns count from 1. */
export interface Fault {
  readonly line: number;
  readonly column: number;
  readonly what: string;
}

/** Far more levels than any guide, settings or token file has, and few enough for everything that walks them. */
export const DEPTH_LIMIT = 256;

/** Where brackets outside of strings nest beyond `DEPTH_LIMIT`, or null. Takes any text, JSON or not. */
export function locateDepth(text: string): Fault | null {
  let depth = 0;
  for (let offset = 0; offset < text.length; offset += 1) {
    const letter = text[offset];
    if (letter === '"') offset = endOfString(text, offset);
    else if (letter === '[' || letter === '{') depth += 1;
    else if (letter === ']' || letter === '}') depth -= 1;
    if (depth > DEPTH_LIMIT) return { ...toPlace(text, offset), what: `more than ${DEPTH_LIMIT} levels` };
  }
  return null;
}

/**
 * The first fault of a text that `JSON.parse` refused. V8 names the place of some faults only, so a second parser that
 * always does reads it again; it calls itself for each level, so ask `locateDepth` first.
 */
export function locateFault(text: string): Fault {
  let first = text.length;
  visit(
    text,
    {
      onError: (code, offset, length) => {
        if (offset < first) first = Math.min(first, toFaultOffset(text, code, offset, length));
      },
    },
    { disallowComments: true, allowTrailingComma: false, allowEmptyContent: false },
  );
  const found = [...text.slice(first, first + 2)][0];
  return { ...toPlace(text, first), what: describe(found) };
}

function describe(found: string | undefined): string {
  if (found === undefined) return 'the text ends too early';
  return found === '\n' || found === '\r' ? 'unexpected line break' : `unexpected ${JSON.stringify(found)}`;
}

/** Codes of jsonc-parser, whose enum is not there at run time. */
const END_OF_NUMBER: ParseErrorCode = 13;

/** The parser names the start of a token; the fault of a string or a number is inside it, or at its end. */
function toFaultOffset(text: string, code: ParseErrorCode, offset: number, length: number): number {
  if (text[offset] === '"') return stringFault(text, offset) ?? offset;
  return code === END_OF_NUMBER ? offset + length : offset;
}

/** Offset of the first letter that cannot stand in the string that opens at `start`, or null when all can. */
function stringFault(text: string, start: number): number | null {
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

/** Offset of the closing quote of the string that opens at `start`, or of the line break or the end that cuts it off. */
function endOfString(text: string, start: number): number {
  let offset = start + 1;
  while (offset < text.length && !'"\n\r'.includes(text[offset] ?? '')) {
    const escapes = text[offset] === '\\' && !'\n\r'.includes(text[offset + 1] ?? '\n');
    offset += escapes ? 2 : 1;
  }
  return Math.min(offset, text.length);
}

function toPlace(text: string, offset: number): { line: number; column: number } {
  const lines = text.slice(0, offset).split('\n');
  return { line: lines.length, column: (lines.at(-1) ?? '').length + 1 };
}
