import { describe, expect, it } from 'vitest';
import { readTokens } from './css-token.ts';
import { readValue } from './value-grammar.ts';

function kindOf(text: string) {
  const reader = readTokens(text);
  if (reader === null) throw new Error(`no tokens in ${text}`);
  const kind = readValue(reader, 0);
  return reader.at === reader.tokens.length ? kind : false;
}

describe('readValue', () => {
  it.each([
    ['-1.5e2', 'number'],
    ['.5%', 'percentage'],
    ['10deg', 'angle'],
    ['1TURN', 'angle'],
    ['none', 'none'],
    ['var(--a)', 'any'],
    ['var(--a, 1deg)', 'any'],
    ['calc(1 + 2 * 3)', 'number'],
    ['calc(2*(10% - 1%))', 'percentage'],
    ['calc(1turn / 2 + 10deg)', 'angle'],
    ['calc(10deg * 2deg / 1deg)', 'angle'],
    ['calc(1 + var(--a) * 10%)', 'any'],
    ['calc(calc(1) - (2))', 'number'],
  ])('reads %j as %s', (text, kind) => {
    expect(kindOf(text)).toBe(kind);
  });

  it.each([
    ...['1px', 'red', '#fff', 'rgb(1 2 3)', 'calc()', 'calc(1 2)', 'calc(1 +)', 'calc(+ 1)', 'calc(red)'],
    ...['calc(1+ 2)', 'calc(1 +2)', 'calc(1 +(2))', 'calc(none)', 'calc(1 + 1deg)', 'calc(1deg * 1deg)'],
    ...['var()', 'var(a)', 'var(--a 1)', 'var(--a, 1px)', 'var(--a, calc(1 + 1%))'],
  ])('rejects %j', (text) => {
    expect(kindOf(text)).toBe(false);
  });
});
