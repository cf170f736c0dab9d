import { describe, expect, it } from 'vitest';
import { findCycles } from './find-cycles.ts';
import { readStylesheet } from './read-stylesheet.ts';
import { createScope, mergeModes, toPath } from './scope.ts';

/** The scope of the first stylesheet in a mode. */
function scopeOf(mode: string, ...texts: readonly string[]) {
  const sheets = texts.map((text, index) => readStylesheet(text, `${index}.css`));
  const [first] = sheets;
  if (first === undefined) throw new Error('A stylesheet is needed.');
  return createScope(first, mode, mergeModes(sheets));
}

describe('a scope', () => {
  it.each([
    ['a value', '--a: red', '--a', { value: 'red' }],
    ['a reference', '--a: var(--b); --b: red', '--a', { value: 'red' }],
    ['a reference in a value', '--a: rgb(var(--b) / 50%); --b: 1 2 3', '--a', { value: 'rgb(1 2 3 / 50%)' }],
    ['a fallback', '--a: var(--b, red)', '--a', { value: 'red' }],
    ['a fallback that is not needed', '--a: var(--b, red); --b: blue', '--a', { value: 'blue' }],
    ['a fallback with a reference', '--a: var(--b, var(--c)); --c: red', '--a', { value: 'red' }],
    ['a fallback for a cycle', '--a: var(--b, red); --b: var(--b)', '--a', { value: 'red' }],
    ['a missing variable', '--a: var(--b)', '--a', { problem: '"--b" is not declared' }],
    ['a variable of itself', '--a: var(--a)', '--a', { problem: '"--a" refers to itself' }],
    ['a cycle', '--a: var(--b); --b: var(--a)', '--b', { problem: '"--b" refers to itself' }],
    ['an unknown name', '--a: red', '--x', { problem: '"--x" is not declared' }],
  ])('resolves %s', (_, declarations, name, expected) => {
    expect(scopeOf(':root', `:root { ${declarations} }`).resolve(name)).toEqual(expected);
  });

  it('has the variables of its mode, else those of the root element', () => {
    const css = ':root { --a: red; --b: var(--a) } .dark { --a: blue }';
    expect(scopeOf(':root', css).resolve('--b')).toEqual({ value: 'red' });
    expect(scopeOf('.dark', css).resolve('--b')).toEqual({ value: 'blue' });
    expect([...scopeOf('.dark', css).own.keys()]).toEqual(['--a']);
    expect(scopeOf('.sepia', css).own.size).toBe(0);
  });

  it('prefers the stylesheet itself to others, and of those the last one', () => {
    const [own, second, third] = [
      ':root { --a: red }',
      ':root { --a: blue; --b: blue }',
      ':root { --b: tan }',
    ];
    expect(scopeOf(':root', own, second, third).resolve('--a')).toEqual({ value: 'red' });
    expect(scopeOf(':root', own, second, third).resolve('--b')).toEqual({ value: 'tan' });
  });

  it('prefers the mode of another stylesheet to its own root element', () => {
    expect(scopeOf('.dark', ':root { --a: red }', '.dark { --a: blue }').resolve('--a')).toEqual({
      value: 'blue',
    });
  });

  it('ends references that multiply, and long chains', () => {
    const bomb = Array.from({ length: 30 }, (_, n) => `--a${n}: var(--a${n + 1}) var(--a${n + 1})`).join(';');
    expect(scopeOf(':root', `:root { ${bomb}; --a30: red }`).resolve('--a0')).toEqual({
      problem: 'its references are too long',
    });
    const chain = Array.from({ length: 100 }, (_, n) => `--a${n}: var(--a${n + 1})`).join(';');
    expect(scopeOf(':root', `:root { ${chain}; --a100: red }`).resolve('--a0')).toEqual({
      problem: 'its references are too long',
    });
  });

  it('names places with the mode, except in the root element', () => {
    expect(toPath('--a', ':root')).toBe('--a');
    expect(toPath('--a', '.dark')).toBe('.dark --a');
  });
});

describe('findCycles', () => {
  it.each([
    ['--a: red', []],
    ['--a: var(--a)', [['--a']]],
    ['--a: var(--b); --b: var(--c); --c: var(--a)', [['--a', '--b', '--c']]],
    ['--x: var(--a); --a: var(--b); --b: var(--a)', [['--a', '--b']]],
    ['--a: var(--b) var(--c); --b: var(--c); --c: red', []],
    ['--a: var(--a); --b: var(--b)', [['--a'], ['--b']]],
    ['--a: var(--missing)', []],
  ])('finds the cycles of %s', (declarations, expected) => {
    expect(findCycles(scopeOf(':root', `:root { ${declarations} }`))).toEqual(expected);
  });

  it('follows a chain as long as a stylesheet', () => {
    const chain = Array.from({ length: 20_000 }, (_, n) => `--a${n}: var(--a${(n + 1) % 20_000})`).join(';');
    expect(findCycles(scopeOf(':root', `:root { ${chain} }`))[0]).toHaveLength(20_000);
  });
});
