import { describe, expect, it } from 'vitest';
import { findTokenIssues, parseTokens } from '../parse-dtcg.ts';

const number = ($value: unknown = 1) => ({ $type: 'number', $value });

const TYPES =
  'Use one of color, dimension, fontFamily, fontWeight, duration, cubicBezier, number, strokeStyle, border, ' +
  'transition, shadow, gradient, typography.';

describe('the messages of groups and tokens', () => {
  it.each<[unknown, string, string, string, unknown?]>([
    [
      [],
      '',
      'A token document must be an object, not a list.',
      'Write { "group": { "token": { "$type": …, "$value": … } } }.',
    ],
    [
      { a: 16 },
      'a',
      '"a" is a number, but a group can contain only tokens and groups.',
      'Write { "$value": … } for a token.',
    ],
    [
      { g: { 'a.b': number() } },
      'g.a.b',
      'The name "a.b" contains ".", which is reserved for references.',
      'Use "-" instead of ".".',
    ],
    [
      { '}a': number() },
      '}a',
      'The name "}a" contains "}", which is reserved for references.',
      'Use "-" instead of "}".',
    ],
    [{ '': number() }, '', 'A name is empty.', 'Give the token or group a name.'],
    [
      { g: { $size: 1 } },
      'g.$size',
      '$size is not a part of a group: names that begin with $ are reserved.',
      'Remove the $, or move it into $extensions.',
    ],
    [
      { g: { $schema: 'https://example.com' } },
      'g.$schema',
      '$schema is not a part of a group: names that begin with $ are reserved.',
      'Remove the $, or move it into $extensions.',
    ],
    [
      { $schema: 7 },
      '$schema',
      '$schema is a number, not text.',
      'Write the URL of the schema as a string, or remove it.',
    ],
    [
      { a: { ...number(), $unit: 'px' } },
      'a',
      '$unit is not a part of a token.',
      'Move it into $extensions.',
    ],
    [
      { a: { ...number(), b: number() } },
      'a',
      'A token cannot contain other tokens or groups, but it contains "b".',
      'Move "b" into a group of its own.',
    ],
    [
      { a: { ...number(), $ref: '#/b/$value' }, b: number() },
      'a',
      'The token has both $value and $ref.',
      'Remove one of them.',
    ],
    [
      { a: number(), $description: 7 },
      '$description',
      '$description is a number, not text.',
      'Write it as a string.',
    ],
    [
      { a: { ...number(), $extensions: [] } },
      'a.$extensions',
      '$extensions is a list, not an object.',
      'Use an object with one key per vendor.',
    ],
    [
      { g: { $deprecated: 1 } },
      'g.$deprecated',
      '$deprecated of the group is a number.',
      'Use true, false or a text with the reason.',
    ],
    [
      { a: { ...number(), $deprecated: null } },
      'a.$deprecated',
      '$deprecated of the token is null.',
      'Use true, false or a text with the reason.',
    ],
    [
      { g: { $root: { b: number() } } },
      'g.$root',
      '$root must be a token.',
      'Give it a $value, or rename it to make it a group.',
    ],
    [
      { a: { $type: 'Number', $value: 1 } },
      'a.$type',
      '"Number" is not a type of token.',
      'Types are case-sensitive: write number.',
      'number',
    ],
    [{ g: { $type: 'size', a: { $value: 1 } } }, 'g.$type', '"size" is not a type of token.', TYPES],
    [{ a: { $type: ['number'], $value: 3 } }, 'a.$type', 'A list of 1 is not a type of token.', TYPES],
    [
      { a: { $value: 3 } },
      'a',
      'The token has no type, and none of its groups has one.',
      'Add a $type to the token or to its group.',
    ],
  ])('%j', (document, path, message, fix, exact) => {
    expect(findTokenIssues(document)).toEqual([
      { path, message, fix, ...(exact === undefined ? {} : { exactFix: { value: exact } }) },
    ]);
  });

  it('limit the nesting of groups to 32 levels', () => {
    const nest = (levels: number) => {
      let document: Record<string, unknown> = { a: number() };
      for (let level = 0; level < levels; level++) document = { g: document };
      return document;
    };
    expect(findTokenIssues(nest(32))).toEqual([]);
    expect(findTokenIssues(nest(33))).toEqual([
      {
        path: Array.from({ length: 33 }, () => 'g').join('.'),
        message: 'Groups are nested more than 32 levels deep.',
        fix: 'Flatten the document.',
      },
    ]);
  });
});

describe('the type of a token', () => {
  const types = (document: unknown) =>
    parseTokens(document).map(({ path, type }) => `${path.join('.')}: ${type}`);

  it('is its own, else that of the nearest group', () => {
    expect(
      types({
        $type: 'number',
        a: { $value: 1 },
        g: { $type: 'fontFamily', b: { $value: 'Inter' }, h: { c: { $value: 'Lora' }, d: number(2) } },
      }),
    ).toEqual(['a: number', 'g.b: fontFamily', 'g.h.c: fontFamily', 'g.h.d: number']);
  });

  it('of a root token is that of its group', () => {
    expect(types({ g: { $type: 'number', $root: { $value: 1 }, a: { $value: 2 } } })).toEqual([
      'g.a: number',
      'g.$root: number',
    ]);
  });

  it('of an alias without one is that of its target, not of a group of the target’s name', () => {
    expect(types({ a: { $value: '{g.b}' }, g: { $type: 'number', b: { $value: 1 } } })).toEqual([
      'a: number',
      'g.b: number',
    ]);
  });
});
