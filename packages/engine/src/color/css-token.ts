/** The tokens of a CSS value and how far they have been read. */
export interface TokenReader {
  readonly tokens: readonly string[];
  at: number;
}

/**
 * Everything a color value is made of: spaces, hex, numbers with their unit, custom properties, words with
 * the parenthesis they open, and signs. No quote, escape, comment, brace, semicolon, @ or line break is a
 * token.
 */
const TOKEN = new RegExp(
  [
    / +/,
    /#[0-9a-z]+/,
    /[+-]?(?:\d+(?:\.\d+)?|\.\d+)(?:e[+-]?\d+)?(?:%|[a-z]+)?/,
    /--[a-z0-9_-]+/,
    /[a-z][a-z0-9-]*\(?/,
    /[(),/*+-]/,
  ]
    .map((form) => form.source)
    .join('|'),
  'iy',
);

/** A reader of a text's tokens in lower case, or null when a character of the text belongs to none. */
export function readTokens(text: string): TokenReader | null {
  const tokens: string[] = [];
  TOKEN.lastIndex = 0;
  while (TOKEN.lastIndex < text.length) {
    const token = TOKEN.exec(text)?.[0];
    if (token === undefined) return null;
    tokens.push(token.toLowerCase());
  }
  return { tokens, at: 0 };
}

/** The next token, '' at the end. */
export function peekToken(reader: TokenReader): string {
  return reader.tokens[reader.at] ?? '';
}

/** The next token, '' at the end, and steps over it. */
export function takeToken(reader: TokenReader): string {
  const token = peekToken(reader);
  reader.at += 1;
  return token;
}

/** Steps over the next token when it is of a form, and says whether it was. */
export function takeIf(reader: TokenReader, form: RegExp): boolean {
  const isTaken = form.test(peekToken(reader));
  if (isTaken) reader.at += 1;
  return isTaken;
}

/** Steps over spaces. */
export function skipSpace(reader: TokenReader): void {
  takeIf(reader, /^ /);
}

/**
 * Steps over what separates two values and names it: ',' or '/' with any space around, ' ' for space alone,
 * and '' where nothing does or the function ends.
 */
export function takeSeparator(reader: TokenReader): string {
  const start = reader.at;
  skipSpace(reader);
  const sign = peekToken(reader);
  if (takeIf(reader, /^[,/]$/)) {
    skipSpace(reader);
    return sign;
  }
  return sign === ')' || sign === '' || reader.at === start ? '' : ' ';
}
