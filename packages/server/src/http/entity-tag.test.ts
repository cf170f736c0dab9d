import { describe, expect, it } from 'vitest';
import { readBearer } from './bearer.ts';
import { matchesTag, toEntityTag } from './entity-tag.ts';
import { presentPalette } from './palette.ts';

const TAG = '"abc"';

describe('If-None-Match', () => {
  it.each([
    [undefined, false],
    ['', false],
    ['"abc"', true],
    ['W/"abc"', true],
    ['  "abc"  ', true],
    ['"x", "abc"', true],
    ['"x",W/"abc","y"', true],
    ['*', true],
    ['"x", *', true],
    ['abc', false],
    ['"ABC"', false],
    ['w/"abc"', false],
    ['"ab"', false],
    ['"abcd"', false],
    ['"xabc"', false],
    ['W/W/"abc"', false],
    [',', false],
  ])('%j matches: %s', (header, isMatch) => {
    expect(matchesTag(header, TAG)).toBe(isMatch);
  });
});

describe('an entity tag', () => {
  it('is a quoted SHA-256 of the JSON body', () => {
    expect(toEntityTag({ a: 1 })).toBe('"AVq9f1zFei3ZS3WQ8ErYCEJzkF7jPsXOvq5iJ2qX-GI"');
  });

  it.each([
    [{ a: 1 }, { a: 2 }],
    [{ a: 1 }, { b: 1 }],
    [[], {}],
    [null, 'null'],
    [
      [1, 2],
      [2, 1],
    ],
    ['', ' '],
  ])('of %j differs from that of %j', (one, other) => {
    expect(toEntityTag(one)).toBe(toEntityTag(structuredClone(one)));
    expect(toEntityTag(one)).not.toBe(toEntityTag(other));
  });
});

describe('the credentials of a bearer', () => {
  it.each([
    [undefined, null],
    ['', null],
    ['Basic YTpi', null],
    ['Bearer', ''],
    ['Bearer ', ''],
    ['Bearer stk_1', 'stk_1'],
    ['bearer stk_1', 'stk_1'],
    ['BEARER   stk_1  ', 'stk_1'],
    ['Bearer stk_1 stk_2', 'stk_1 stk_2'],
    ['Bearerstk_1', null],
    [' Bearer stk_1', null],
    ['Token Bearer stk_1', null],
  ])('of %j are %j', (authorization, credentials) => {
    expect(readBearer(authorization === undefined ? {} : { authorization })).toBe(credentials);
  });
});

describe('a palette on the wire', () => {
  const seven = ['#aabbcc', '#112233', '#000000', '#FFFFFF', '#abcdef', '#012345', '#6789ab'];

  it('has seven colors in upper case', () => {
    expect(presentPalette(seven)).toEqual(seven.map((hex) => hex.toUpperCase()));
  });

  it.each([
    ['nothing stored', null],
    ['six colors', seven.slice(1)],
    ['eight colors', [...seven, '#000000']],
    ['a missing color', [...seven.slice(1), null]],
    ['a short color', [...seven.slice(1), '#abc']],
    ['a color with alpha', [...seven.slice(1), '#aabbccdd']],
    ['a name', [...seven.slice(1), 'red']],
    ['a color and more', [...seven.slice(1), '#aabbcc;']],
  ])('is null for %s', (_what, stored) => {
    expect(presentPalette(stored)).toBeNull();
  });
});
