import { tokenize, tokenTypes } from 'css-tree/tokenizer';

/** Blocks and parentheses inside each other. The parser is recursive; stylesheets nest less than ten deep. */
const MAX_DEPTH = 100;

/** A structural error and its offset in the text. */
export interface StructureError {
  readonly what: string;
  readonly offset: number;
}

const CLOSERS: ReadonlyMap<number, number> = new Map([
  [tokenTypes.LeftCurlyBracket, tokenTypes.RightCurlyBracket],
  [tokenTypes.LeftSquareBracket, tokenTypes.RightSquareBracket],
  [tokenTypes.LeftParenthesis, tokenTypes.RightParenthesis],
  [tokenTypes.Function, tokenTypes.RightParenthesis],
]);
const CLOSING = new Set(CLOSERS.values());

/** The first bracket, string or comment that is not closed, or is too much, or is nested too deeply. */
export function findStructureError(text: string): StructureError | null {
  const open: { readonly closer: number; readonly offset: number }[] = [];
  let error: StructureError | null = null;
  tokenize(text, (type, start, end) => {
    if (error !== null) return;
    const closer = CLOSERS.get(type);
    if (closer !== undefined) {
      open.push({ closer, offset: end - 1 });
      if (open.length > MAX_DEPTH)
        error = { what: `more than ${MAX_DEPTH} brackets are open`, offset: start };
    } else if (CLOSING.has(type) && open.pop()?.closer !== type) {
      error = { what: `"${text.slice(start, end)}" closes nothing`, offset: start };
    } else error = findTokenError(text, type, start, end);
  });
  const last = open.at(-1);
  if (error !== null || last === undefined) return error;
  return { what: `"${text[last.offset]}" is never closed`, offset: last.offset };
}

function findTokenError(text: string, type: number, start: number, end: number): StructureError | null {
  if (type === tokenTypes.BadString) return { what: 'the string has no closing quote', offset: start };
  if (type === tokenTypes.BadUrl) return { what: 'the address in url() needs quotes', offset: start };
  const isOpen = type === tokenTypes.Comment && (end - start < 4 || !text.endsWith('*/', end));
  return isOpen ? { what: 'the comment is never closed', offset: start } : null;
}
