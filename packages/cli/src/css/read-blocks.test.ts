import { describe, expect, it } from 'vitest';
import { readBlocks } from './read-blocks.ts';

/** The parts of a text in their order, and the error. */
function read(text: string) {
  const parts: string[] = [];
  const error = readBlocks(text, {
    open: (prelude) => parts.push(`open ${prelude}`),
    close: () => parts.push('close'),
    statement: (statement) => parts.push(`statement ${statement}`),
    declare: (property, value, start, valueStart) =>
      parts.push(
        `${property}|${value}|${text.slice(start, start + 1)}|${text.slice(valueStart, valueStart + 2)}`,
      ),
  });
  return error === null ? parts : [...parts, `${error.what} at ${error.offset}`];
}

describe('readBlocks', () => {
  it('reads rules and declarations with their places', () => {
    expect(read('a { --b: c; d:e }')).toEqual(['open a', '--b| c|-| c', 'd|e |d|e ', 'close']);
  });

  it('reads at-rules with and without a block', () => {
    expect(read('@import "a.css"; @media (width > 1px) { b { c: d } }')).toEqual([
      'statement @import "a.css"',
      'open @media (width > 1px)',
      'open b',
      'c| d |c| d',
      'close',
      'close',
    ]);
  });

  it('reads a nested rule with a pseudo-class as a rule, not as a declaration', () => {
    expect(read('a { &:hover { b: c } a:is(b; c) { d: e } }')).toEqual([
      'open a',
      'open &:hover',
      'b| c |b| c',
      'close',
      'open a:is(b; c)',
      'd| e |d| e',
      'close',
      'close',
    ]);
  });

  it('keeps braces in the value of a custom property', () => {
    expect(read('a { --b: { c: d; e }; f: g }')).toEqual([
      'open a',
      '--b| { c: d; e }|-| {',
      'f| g |f| g',
      'close',
    ]);
  });

  it('keeps semicolons in brackets and strings', () => {
    expect(read('a { b: url("x;y"); c: f(1;2) }')).toEqual([
      'open a',
      'b| url("x;y")|b| u',
      'c| f(1;2) |c| f',
      'close',
    ]);
  });

  it('ignores empty parts, comments between parts, and the marks of old HTML', () => {
    expect(read('<!-- ;; /* a */ b { ; } -->')).toEqual(['open b', 'close']);
  });

  it.each([
    ['a: b;', ['a rule has no block at 0']],
    ['a {} b', ['open a', 'close', 'a rule has no block at 5']],
    ['a { b; c: d }', ['open a', 'close', 'a declaration has no colon at 4']],
  ])('reports the first part of %j that is none', (text, expected) => {
    expect(read(text)).toEqual(expected);
  });
});
