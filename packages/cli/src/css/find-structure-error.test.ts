import { describe, expect, it } from 'vitest';
import { findStructureError } from './find-structure-error.ts';

describe('findStructureError', () => {
  it.each([
    '',
    'a { b: c }',
    'a { --b: { c: d } }',
    'a { background: url(x?y=1) }',
    '/* } */ a { content: "}" }',
    'a { content: "a\\\nb" }',
    ':is(a, [b="("]) {}',
    `${'{'.repeat(100)}${'}'.repeat(100)}`,
  ])('accepts %j', (text) => {
    expect(findStructureError(text)).toBeNull();
  });

  it.each([
    ['a { b: c', '"{" is never closed', 2],
    ['a { b: rgb(1 }', '"}" closes nothing', 13],
    ['a { b: rgb(1', '"(" is never closed', 10],
    ['a } b', '"}" closes nothing', 2],
    ['a[b { }', '"[" is never closed', 1],
    ['a[b { ) }', '")" closes nothing', 6],
    ['a[b', '"[" is never closed', 1],
    ['a { b: "c\n }', 'the string has no closing quote', 7],
    ['a { b: url(c d) }', 'the address in url() needs quotes', 7],
    ['a {} /* b', 'the comment is never closed', 5],
    ['/*/', 'the comment is never closed', 0],
    [`${'{'.repeat(101)}${'}'.repeat(101)}`, 'more than 100 brackets are open', 100],
  ])('finds the first error in %j', (text, what, offset) => {
    expect(findStructureError(text)).toEqual({ what, offset });
  });

  it('is fast for a long text of brackets', () => {
    expect(findStructureError('('.repeat(200_000))?.offset).toBe(100);
  });
});
