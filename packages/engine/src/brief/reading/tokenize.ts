import { foldText } from '../lexicon/fold-text.ts';

/** A token of a text: a word, a color value, a comma, or a mark that ends a clause. */
export interface Token {
  readonly kind: 'word' | 'color' | 'comma' | 'stop';
  /** Its position in the text, in UTF-16 units. */
  readonly start: number;
  readonly end: number;
  /** The folded word, for comparison; for a color value the original text. */
  readonly fold: string;
  /** True when only a hyphen, apostrophe or slash is between this word and the previous one. */
  readonly joined: boolean;
  /** True when the word starts with a capital letter. */
  readonly capital: boolean;
}

/** Longer words are truncated, so that no later step depends on their length. */
const MAX_WORD_LENGTH = 40;

const PIECES =
  /#[0-9a-f]{3,8}(?![\p{Script=Latin}\p{N}])|(?:rgb|hsl)a?\([^()]{1,40}\)|[\p{L}\p{M}\p{N}]+|[,;.:!?()\n\r…–—•"“”„«»|&+、。《-』【】，：；！？（）]/giu;
const COMMAS: ReadonlySet<string> = new Set([',', '，', '、']);
const JOINERS = /^[-‐‑’'/]$/u;
const CAPITAL = /^\p{Lu}/u;

/** Splits a text into tokens in linear time; other characters are skipped. */
export function tokenize(text: string): Token[] {
  const tokens: Token[] = [];
  let end = -1;
  for (const { 0: piece, index } of text.matchAll(PIECES)) {
    const between = end < 0 ? '' : text.slice(end, Math.min(index, end + 2));
    tokens.push(toToken(piece, index, index === end + 1 && JOINERS.test(between)));
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
  if (COMMAS.has(piece)) return { kind: 'comma', start, end, fold: ',', joined: false, capital: false };
  if (piece.length === 1 && !/[\p{L}\p{N}]/u.test(piece))
    return {
      kind: 'stop',
      start,
      end,
      fold: piece < '\uff00' ? piece : piece.normalize('NFKC'),
      joined: false,
      capital: false,
    };
  const fold = foldText(piece.slice(0, MAX_WORD_LENGTH));
  return { kind: 'word', start, end, fold, joined, capital: CAPITAL.test(piece) };
}
