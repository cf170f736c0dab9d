import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { tokenize } from './tokenize.ts';

const foldsOf = (text: string) => tokenize(text).map(({ kind, fold }) => (kind === 'word' ? fold : kind));

describe('tokenize', () => {
  it('splits words, commas and clause marks', () => {
    expect(foldsOf('Grün, aber ruhig. Nicht blau!')).toEqual([
      'grun',
      'comma',
      'aber',
      'ruhig',
      'stop',
      'nicht',
      'blau',
      'stop',
    ]);
  });

  it('keeps color values unchanged', () => {
    const values = tokenize('#B3001b and rgb(0, 110, 80), hsl(210 50% 40%), #fff').filter(
      ({ kind }) => kind === 'color',
    );
    expect(values.map(({ fold }) => fold)).toEqual([
      '#B3001b',
      'rgb(0, 110, 80)',
      'hsl(210 50% 40%)',
      '#fff',
    ]);
  });

  it('does not treat a hashtag as a color', () => {
    expect(foldsOf('#bakery and #1 in #decaffeinated')).not.toContain('color');
  });

  it('marks words joined by a hyphen or an apostrophe', () => {
    expect(tokenize('azul-marinho d’eau blue – green').map(({ joined }) => joined)).toEqual([
      false,
      true,
      false,
      true,
      false,
      false,
      false,
    ]);
  });

  it('reads & and + as "and"', () => {
    expect(foldsOf('gold & red + blue')).toEqual(['gold', 'and', 'red', 'and', 'blue']);
  });

  it.each<[string, string[]]>([
    ['Café Ærø', ['cafe', 'aero']],
    ['Łódź, Straße', ['lodz', 'comma', 'strasse']],
    ['colours and colour', ['colors', 'and', 'color']],
    ['100 % rye – 24/7', ['100', 'rye', 'stop', '24', '7']],
    ['パン、茶。', ['パン', 'comma', '茶', 'stop']],
    ['茶（緑）', ['茶', 'stop', '緑', 'stop']],
    ['RGBA(0,0,0,.5) hsl()', ['color', 'hsl', 'stop', 'stop']],
    ['#12345678 #123456789', ['color', '123456789']],
    ['x'.repeat(50), ['x'.repeat(40)]],
    ['😀 ☕', []],
    ['', []],
  ])('reads %j', (text, folds) => {
    expect(foldsOf(text)).toEqual(folds);
  });

  it('marks capitals', () => {
    const capitals = tokenize('Blue Élan über 2Go 茶').filter(({ capital }) => capital);
    expect(capitals.map(({ fold }) => fold)).toEqual(['blue', 'elan']);
  });

  it('writes full-width marks as ordinary ones', () => {
    expect(tokenize('茶！茶？').map(({ fold }) => fold)).toEqual(['茶', '!', '茶', '?']);
  });

  it('returns ordered tokens within the text, without overlaps', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (text) => {
        let end = 0;
        for (const token of tokenize(text)) {
          expect(token.start).toBeGreaterThanOrEqual(end);
          expect(token.end).toBeGreaterThan(token.start);
          expect(token.end).toBeLessThanOrEqual(text.length);
          end = token.end;
        }
      }),
    );
  });
});
