import { foldText } from '../lexicon/fold-text.ts';

/** A piece of a text: a word, a color value, a comma, or whatever ends a clause. */
export interface Token {
  readonly kind: 'word' | 'color' | 'comma' | 'stop';
  /** Where it stands in the text, in UTF-16 units. */
  readonly start: number;
  readonly end: number;
  /** The word made comparable; for a color value the text as written. */
  readonly fold: string;
  /** True when only a hyphen, apostrophe or slash stands between this word and the one before. */
  readonly joined: boolean;
  /** True for a word that begins with a capital letter. */
  readonly capital: boolean;
}

/** Longer words are nobody's color; they are cut so that no later step depends on their length. */
const LONGEST_WORD = 40;

const PIECES =
  /#[0-9a-f]{3,8}(?![\p{L}\p{N}])|(?:rgb|hsl)a?\([^()]{1,40}\)|[\p{L}\p{M}\p{N}]+|[,;.:!?()\n\r…–—•"“”„«»|&+]/giu;
const GLUE = /^[-‐‑’'/]$/u;
const CAPITAL = /^\p{Lu}/u;

/** Splits a text into tokens, in time proportional to its length. Anything else in the text is skipped. */
export function tokenize(text: string): Token[] {
  const tokens: Token[] = [];
  let end = -1;
  for (const { 0: piece, index } of text.matchAll(PIECES)) {
    const between = end < 0 ? '' : text.slice(end, Math.min(index, end + 2));
    tokens.push(toToken(piece, index, index === end + 1 && GLUE.test(between)));
    end = index + piece.length;
  }
  return tokens;
}

function toToken(piece: string, start: number, joined: boolean): Token {
  const end = start + piece.length;
  if (piece.length > 1 && (piece.startsWith('#') || piece.endsWith(')')))
    return { kind: 'color', start, end, fold: piece, joined: false, capital: false };
  if (piece === '&' || piece === '+')
    return { kind: 'word', start, end, fold: 'and', joined: false, capital: false };
  if (piece === ',') return { kind: 'comma', start, end, fold: piece, joined: false, capital: false };
  if (piece.length === 1 && !/[\p{L}\p{N}]/u.test(piece))
    return { kind: 'stop', start, end, fold: piece, joined: false, capital: false };
  const fold = foldText(piece.slice(0, LONGEST_WORD));
  return { kind: 'word', start, end, fold, joined, capital: CAPITAL.test(piece) };
}
