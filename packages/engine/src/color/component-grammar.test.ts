import { describe, expect, it } from 'vitest';
import { findColorFunction } from './color-function-rules.ts';
import { readComponents } from './component-grammar.ts';
import { readTokens } from './css-token.ts';

function isRead(name: string, body: string): boolean {
  const [reader, rule] = [readTokens(body), findColorFunction(name)];
  if (reader === null || rule === undefined) throw new Error(`${name}(${body})`);
  return readComponents(reader, 0, rule) && reader.at === reader.tokens.length;
}

describe('readComponents', () => {
  it.each([
    ['rgb', '1, 2, 3'],
    ['rgb', '1%,2%,3%,4'],
    ['rgb', '1 2% none / none'],
    ['hsl', '1deg, 2%, 3%'],
    ['hsl', '1turn 2 3% / 4%'],
    ['oklch', '1% 2 3deg'],
    ['rgb', 'var(--a)'],
    ['rgb', 'var(--a) 2 / 3'],
    ['rgb', 'var(--a), 50%'],
    ['hsl', 'var(--a) 20deg 3%'],
  ])('accepts %s(%s)', (name, body) => {
    expect(isRead(name, body)).toBe(true);
  });

  it.each([
    ['rgb', '0,0,0deg'],
    ['rgb', '1, 2%, 3'],
    ['rgb', 'none,none,none'],
    ['rgb', '1, 2, 3, none'],
    ['rgb', '1 2 3deg'],
    ['rgb', '1 2'],
    ['rgb', '1 2 3 / 4deg'],
    ['hsl', '10,50%,0'],
    ['hsl', '10%, 50%, 50%'],
    ['hsl', '10% 50% 50%'],
    ['oklch', '1, 2, 3'],
    ['oklch', '1 2 3%'],
    ['rgb', 'var(--a), none'],
    ['rgb', 'var(--a) 20deg 3'],
    ['oklch', 'var(--a), 1'],
    ['rgb', 'var(--a) 1 2 3'],
  ])('rejects %s(%s)', (name, body) => {
    expect(isRead(name, body)).toBe(false);
  });
});
