import { describe, expect, it } from 'vitest';
import { consumeIf, consumeSeparator, consumeToken, peekToken, readTokens, skipSpace } from './css-token.ts';

function readerOf(text: string) {
  const reader = readTokens(text);
  if (reader === null) throw new Error(`no tokens in ${text}`);
  return reader;
}

describe('readTokens', () => {
  it('splits a value into lower-case tokens', () => {
    const { tokens } = readerOf('Color-Mix(in sRGB, VAR(--Primary) 85%, #FFF) +1.5e3deg -.5 /');
    expect(tokens).toEqual([
      ...[
        'color-mix(',
        'in',
        ' ',
        'srgb',
        ',',
        ' ',
        'var(',
        '--primary',
        ')',
        ' ',
        '85%',
        ',',
        ' ',
        '#fff',
        ')',
      ],
      ...[' ', '+1.5e3deg', ' ', '-.5', ' ', '/'],
    ]);
  });

  it('has no tokens for an empty text', () => {
    expect(readTokens('')).toEqual({ tokens: [], at: 0 });
  });

  it.each([...';{}<>@\\\'"`!$&=?[]^|~:\n\r\t\0é’'])('has none for %j', (character) => {
    expect(readTokens(`rgb(1 2 3)${character}`)).toBeNull();
    expect(readTokens(`${character}rgb(1 2 3)`)).toBeNull();
  });
});

describe('a token reader', () => {
  it('peeks, consumes and ends', () => {
    const reader = readerOf('rgb( 1');
    expect(peekToken(reader)).toBe('rgb(');
    expect(consumeToken(reader)).toBe('rgb(');
    skipSpace(reader);
    skipSpace(reader);
    expect(consumeIf(reader, /^2$/)).toBe(false);
    expect(consumeIf(reader, /^1$/)).toBe(true);
    expect(peekToken(reader)).toBe('');
    expect(consumeToken(reader)).toBe('');
  });

  it.each([
    [', 1', ',', '1'],
    [' , 1', ',', '1'],
    [' / 1', '/', '1'],
    [' 1', ' ', '1'],
    [' )', '', ')'],
    [')', '', ')'],
    ['', '', ''],
    ['a', '', 'a'],
  ])('returns the separator of %j: %j', (text, separator, next) => {
    const reader = readerOf(text);
    expect(consumeSeparator(reader)).toBe(separator);
    expect(peekToken(reader)).toBe(next);
  });
});
