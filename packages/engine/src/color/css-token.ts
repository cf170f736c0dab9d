/** The tokens of a CSS value and the position of the next one. */
export interface TokenReader {
  readonly tokens: readonly string[];
  at: number;
}

/**
 * The tokens of a color value: spaces, hex, numbers with their unit, custom properties, words with their opening
 * parenthesis, and signs. A quote, escape, comment, brace, semicolon, @ or line break is not a token.
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

/** A reader over the lower-cased tokens of a text, or null when a character does not belong to any token. */
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

/** The next token without consuming it, '' at the end. */
export function peekToken(reader: TokenReader): string {
  return reader.tokens[reader.at] ?? '';
}

/** Consumes and returns the next token, '' at the end. */
export function consumeToken(reader: TokenReader): string {
  const token = peekToken(reader);
  reader.at += 1;
  return token;
}

/** Consumes the next token if it matches; true when it did. */
export function consumeIf(reader: TokenReader, form: RegExp): boolean {
  const isTaken = form.test(peekToken(reader));
  if (isTaken) reader.at += 1;
  return isTaken;
}

/** Skips spaces. */
export function skipSpace(reader: TokenReader): void {
  consumeIf(reader, /^ /);
}

/**
 * Consumes and returns the separator of two values: ',' or '/' with optional space around it, ' ' for space alone, or
 * '' when there is none or the function ends.
 */
export function consumeSeparator(reader: TokenReader): string {
  const start = reader.at;
  skipSpace(reader);
  const sign = peekToken(reader);
  if (consumeIf(reader, /^[,/]$/)) {
    skipSpace(reader);
    return sign;
  }
  return sign === ')' || sign === '' || reader.at === start ? '' : ' ';
}
