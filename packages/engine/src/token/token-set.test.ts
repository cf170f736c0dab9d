import { describe, expect, it } from 'vitest';
import { findTokenIssues, findTokenSetIssues } from './parse-dtcg.ts';

const number = ($value: unknown) => ({ $type: 'number', $value });
const messages = (...documents: unknown[]) =>
  findTokenSetIssues(documents).map((issues) => issues.map(({ path, message }) => `${path}: ${message}`));

describe('findTokenSetIssues', () => {
  it('resolves references, also in parts of values, to tokens of other documents', () => {
    const base = { g: { gap: { $type: 'dimension', $value: { value: 4, unit: 'px' } }, two: number(2) } };
    const theme = {
      a: { $value: '{g.gap}' },
      b: { $type: 'strokeStyle', $value: { dashArray: ['{g.gap}'], lineCap: 'butt' } },
    };
    expect(messages(theme, base)).toEqual([[], []]);
    expect(messages(base, theme)).toEqual([[], []]);
    expect(findTokenIssues(theme)).toHaveLength(2);
  });

  it('prefers the own document, else the last one that defines the token', () => {
    const text = { x: { $type: 'fontFamily', $value: 'Inter' } };
    const user = { a: number('{x}') };
    const mismatch = 'a: Expected a number, but the reference resolves to a fontFamily.';
    expect(messages(user, text, { x: number(1) })).toEqual([[], [], []]);
    expect(messages(user, { x: number(1) }, text)).toEqual([[mismatch], [], []]);
    expect(messages({ ...user, x: number(1) }, text)).toEqual([[], []]);
    // The reference of another document is resolved from there.
    expect(messages({ a: number('{y}'), x: number(1) }, { y: { $value: '{x}' }, ...text })).toEqual([
      ['a: Expected a number, but the reference resolves to a fontFamily.'],
      [],
    ]);
  });

  it('keeps the types of groups with their document', () => {
    expect(messages({ g: { a: { $value: 1 } } }, { g: { $type: 'number', b: { $value: 2 } } })).toEqual([
      ['g.a: The token has no type, and none of its groups has one.'],
      [],
    ]);
  });

  it('reports an issue only in the document that has it', () => {
    expect(messages({ a: number('{b}') }, { b: number('{gone}') })).toEqual([
      [],
      ['b: {gone} refers to a token that does not exist.'],
    ]);
    expect(messages({ a: number('{G.x}'), b: number('{g}') }, { g: { x: number(1) } })).toEqual([
      [
        'a: {G.x} refers to a token that does not exist.',
        'b: {g} is a group; only tokens can be referred to.',
      ],
      [],
    ]);
    expect(findTokenSetIssues([{ a: number('{G.x}') }, { g: { x: number(1) } }])[0]?.[0]?.fix).toBe(
      'Did you mean {g.x}?',
    );
  });

  it('reports a cycle over documents once, where it begins', () => {
    expect(messages({ a: number('{b}') }, { b: number('{c}') }, { c: number('{a}') })).toEqual([
      ['a: The references form a cycle: a → b → c → a.'],
      [],
      [],
    ]);
    const shadows = ($value: unknown) => ({ $type: 'shadow', $value: [$value] });
    expect(messages({ a: shadows('{b}') }, { b: shadows('{a}') })).toEqual([
      ['a: The references form a cycle: a → b → a.'],
      [],
    ]);
    expect(messages({ a: number('{b}'), b: number(1) }, { b: number('{a}') })).toEqual([[], []]);
  });

  it('does not confuse tokens of the same name in two documents', () => {
    expect(messages({ a: number('{b}') }, { b: number('{a}'), a: number(1) })).toEqual([[], []]);
    const color = { colorSpace: 'srgb', components: [0, 0, 0] };
    const size = { value: 0, unit: 'px' };
    const shadow = { color, offsetX: size, offsetY: size, blur: size, spread: size };
    const shadows = ($value: unknown) => ({ $type: 'shadow', $value: [$value] });
    expect(messages({ a: shadows('{b}') }, { b: shadows('{a}'), a: shadows(shadow) })).toEqual([[], []]);
  });

  it('keeps JSON pointers and $extends in their document', () => {
    const base = { g: { x: number(1) } };
    const [issues] = findTokenSetIssues([
      { a: { $type: 'number', $ref: '#/g/x' }, b: { $extends: '{g}' } },
      base,
    ]);
    expect(issues?.map(({ path }) => path)).toEqual(['b.$extends', 'a']);
    const inner = { y: { $type: 'number', $ref: '#/z' }, z: number(2) };
    expect(messages({ a: number('{y}') }, inner)).toEqual([[], []]);
  });

  it('gives a document that is no object its issue, and the others theirs', () => {
    expect(messages([], { a: number(1) }, null).map((found) => found.length)).toEqual([1, 0, 1]);
    expect(findTokenSetIssues([])).toEqual([]);
  });

  it('reads many documents in one pass', () => {
    const count = 1000;
    const chain = Array.from({ length: count }, (_, index) => ({
      [`t${index}`]: number(index % 100 === 99 ? 1 : `{t${index + 1}}`),
    }));
    expect(findTokenSetIssues(chain).flat()).toEqual([]);
  });
});
