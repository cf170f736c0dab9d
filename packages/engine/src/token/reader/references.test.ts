import { describe, expect, it } from 'vitest';
import { findTokenIssues, parseTokens } from '../parse-dtcg.ts';
import { parsePointer, toReference } from './reference.ts';

const number = ($value: unknown = 1) => ({ $type: 'number', $value });
const texts = (document: unknown) =>
  findTokenIssues(document).map(({ path, message, fix }) => `${path}: ${message} ${fix}`);

describe('toReference', () => {
  it.each([
    ['{a.b}', { kind: 'token', path: 'a.b' }],
    ['{a b}', { kind: 'token', path: 'a b' }],
    [{ $ref: '#/a' }, { kind: 'pointer', pointer: '#/a' }],
    [{ $ref: 7 }, null],
    ['{a', null],
    ['{}', null],
    [' {a}', null],
    ['{a}{b}', null],
    ['a', null],
    [null, null],
    [['{a}'], null],
  ])('%j', (value, reference) => {
    expect(toReference(value)).toEqual(reference);
  });
});

describe('parsePointer', () => {
  it.each([
    ['#/a/b', ['a', 'b']],
    ['#/a/0', ['a', '0']],
    ['#/a%20b', ['a b']],
    // RFC 6901: ~1 is a slash and ~0 a tilde, so that ~01 is ~1 and not a slash.
    ['#/a~1b/c~0d', ['a/b', 'c~d']],
    ['#/~01', ['~1']],
    ['#/', ['']],
    ['#/a~2', null],
    ['#/a~', null],
    ['#/%', null],
    ['/a', null],
    ['#', null],
    ['other.json#/a', null],
  ])('%s', (pointer, names) => {
    expect(parsePointer(pointer)).toEqual(names);
  });
});

describe('references to tokens', () => {
  it.each<[string, unknown, string[]]>([
    [
      'a missing token',
      { a: number('{b}') },
      [
        'a: {b} refers to a token that does not exist. Check its spelling, add the token, or check this file together ' +
          'with the file that defines it.',
      ],
    ],
    [
      'a token in another group',
      { a: number('{brand.two}'), g: { two: number() } },
      ['a: {brand.two} refers to a token that does not exist. Did you mean {g.two}?'],
    ],
    [
      'a group',
      { a: number('{g}'), g: { b: number() } },
      ['a: {g} is a group; only tokens can be referred to. Refer to one of its tokens.'],
    ],
    [
      'itself',
      { a: number('{a}') },
      ['a: The references form a cycle: a → a. Give one of these tokens a value instead of a reference.'],
    ],
    [
      'another type',
      { a: number('{b}'), b: { $type: 'fontFamily', $value: 'Inter' } },
      ['a: Expected a number, but the reference resolves to a fontFamily. Refer to a number token.'],
    ],
    [
      'a pointer to nothing',
      { a: { $type: 'number', $ref: '#/b/$value' } },
      [
        'a: "#/b/$value" does not exist in this document. Write a JSON pointer such as "#/color/primary/$value".',
      ],
    ],
  ])('%s', (_, document, expected) => {
    expect(texts(document)).toEqual(expected);
  });

  it('report a cycle once, although each of its tokens leads into it', () => {
    expect(texts({ a: number('{b}'), b: number('{c}'), c: number('{b}') })).toEqual([
      'b: The references form a cycle: b → c → b. Give one of these tokens a value instead of a reference.',
    ]);
  });

  it('find a cycle through pointers', () => {
    const document = { a: { $type: 'number', $ref: '#/b/$value' }, b: number('{a}') };
    expect(texts(document)).toEqual([
      'a: The references form a cycle: a → b → a. Give one of these tokens a value instead of a reference.',
    ]);
  });

  it('may be up to 200 steps long', () => {
    const chain = (length: number) =>
      Object.fromEntries(
        Array.from({ length }, (_, index) => [
          `t${index}`,
          number(index === length - 1 ? 1 : `{t${index + 1}}`),
        ]),
      );
    expect(findTokenIssues(chain(200))).toEqual([]);
    expect(findTokenIssues(chain(201))[0]).toMatchObject({
      path: 't0',
      message: 'The references form a chain of more than 200 tokens.',
      fix: 'Refer to the last token of the chain.',
    });
  });
});

describe('resolved values', () => {
  const tokenAt = (document: unknown, name = 'a') =>
    parseTokens(document).find(({ path }) => path.join('.') === name);

  it.each<[string, unknown, unknown]>([
    ['a chain of aliases', { a: { $value: '{b}' }, b: { $value: '{c}' }, c: number(7) }, 7],
    ['a pointer to a value', { a: { $type: 'number', $ref: '#/b/$value' }, b: number(7) }, 7],
    ['a pointer to a token', { a: { $type: 'number', $ref: '#/b' }, b: number(7) }, 7],
    [
      'a pointer into a list',
      { a: { $type: 'number', $ref: '#/b/$value/2' }, b: { $type: 'cubicBezier', $value: [0, 0, 0.7, 1] } },
      0.7,
    ],
    [
      'a pointer to an alias',
      { a: { $type: 'number', $ref: '#/b/$value' }, b: { $value: '{c}' }, c: number(7) },
      7,
    ],
    ['a name with a slash', { a: { $type: 'number', $ref: '#/b~1c/$value' }, 'b/c': number(7) }, 7],
  ])('%s', (_, document, value) => {
    expect(tokenAt(document)).toMatchObject({ type: 'number', value });
  });

  it('keep references inside composite values', () => {
    const document = {
      a: { $type: 'shadow', $value: ['{b}'] },
      b: {
        $type: 'shadow',
        $value: {
          color: { colorSpace: 'srgb', components: [0, 0, 0] },
          offsetX: '{gap}',
          offsetY: '{gap}',
          blur: '{gap}',
          spread: '{gap}',
        },
      },
      gap: { $type: 'dimension', $value: { value: 1, unit: 'px' } },
    };
    expect(tokenAt(document)).toMatchObject({ value: ['{b}'], alias: null });
    expect(tokenAt(document, 'b')).toMatchObject({ value: { blur: '{gap}' } });
  });

  it('have the path of the alias only for a whole value in braces', () => {
    expect(tokenAt({ a: { $value: '{g.b}' }, g: { b: number() } })?.alias).toBe('g.b');
    expect(tokenAt({ a: { $type: 'number', $ref: '#/b' }, b: number() })?.alias).toBeNull();
  });
});

describe('groups that extend others', () => {
  const valuesOf = (document: unknown) =>
    Object.fromEntries(parseTokens(document).map(({ path, value }) => [path.join('.'), value]));

  it('merge groups, and replace whole tokens', () => {
    expect(
      valuesOf({
        base: { $type: 'number', h: { x: { $value: 1 }, y: { $value: 2 } }, t: { $value: 3 } },
        g: { $extends: '{base}', h: { y: { $value: 20 }, z: { $value: 30 } } },
      }),
    ).toEqual({
      'base.h.x': 1,
      'base.h.y': 2,
      'base.t': 3,
      'g.h.x': 1,
      'g.h.y': 20,
      'g.h.z': 30,
      'g.t': 3,
    });
  });

  it('let a token replace a group', () => {
    expect(valuesOf({ base: { h: { x: number(1) } }, g: { $extends: '{base}', h: number(2) } })).toEqual({
      'base.h.x': 1,
      'g.h': 2,
    });
  });

  it('may follow each other, and extend a nested group', () => {
    expect(
      valuesOf({
        a: { in: { x: number(1) } },
        b: { $extends: '{a.in}' },
        c: { $extends: '#/b', y: number(2) },
      }),
    ).toEqual({ 'a.in.x': 1, 'b.x': 1, 'c.x': 1, 'c.y': 2 });
  });

  it.each<[string, unknown, string]>([
    [
      'a missing group',
      { g: { $extends: '{h}' } },
      'g.$extends: "{h}" is not a group in this document. Refer to a group, such as "{button}".',
    ],
    [
      'something that is not text',
      { g: { $extends: ['h'] } },
      'g.$extends: A list of 1 is not a group in this document. Refer to a group, such as "{button}".',
    ],
    [
      'a token',
      { g: { $extends: '{a}' }, a: number() },
      'g.$extends: "{a}" is a token; only groups can be extended. Refer to its group.',
    ],
    [
      'a parent',
      { g: { h: { $extends: '{g}' } } },
      'g.h.$extends: A group cannot extend itself or one of its parent groups. Refer to another group.',
    ],
    [
      'each other',
      { g: { $extends: '{h}' }, h: { $extends: '{g}' } },
      'g: The groups extend each other in a cycle: g → h → g. Remove one of the $extends.',
    ],
  ])('cannot extend %s', (_, document, expected) => {
    expect(texts(document)).toEqual([expected]);
  });
});
