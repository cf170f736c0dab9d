import { describe, expect, it } from 'vitest';
import { makeFinding, makeNeutral } from '../../../test/make-brief-analysis.ts';
import { findAvoided } from './find-avoided.ts';
import type { ColorFinding } from './find-colors.ts';
import { rankFindings } from './rank-findings.ts';

const excluded = (words: string, h: number, changes: Partial<ColorFinding> = {}) =>
  makeFinding(words, h, { polarity: -1, ...changes });
describe('findAvoided', () => {
  it.each<[string, ColorFinding, number]>([
    ['a basic color with its own range', excluded('blue', 258), 38],
    ['a narrow basic color', excluded('red', 27), 20],
    ['another basic color', excluded('teal', 190), 30],
    ['a shade', excluded('navy', 262, { specificity: 'shade' }), 18],
    ['a color value', excluded('#0000ff', 264, { source: 'value', specificity: null }), 15],
    ['an object', excluded('bricks', 35, { source: 'object', specificity: null }), 20],
  ])('of %s', (_, color, spread) => {
    const { h } = color.color;
    expect(findAvoided([color], [])).toEqual([{ hue: h, spread, words: color.words }]);
  });

  it('ends 6° before a requested color, and is dropped when too narrow', () => {
    const spread = (requested: number) =>
      findAvoided([excluded('blue', 258)], [makeFinding('sky', requested)])[0]?.spread;
    expect(spread(200)).toBe(38);
    expect(spread(238)).toBe(14);
    expect(spread(270)).toBe(6);
    expect(spread(269)).toBeUndefined();
  });

  it('ignores neutrals on both sides, and what is wanted', () => {
    expect(findAvoided([makeNeutral('black', 0.2, { polarity: -1 }), makeFinding('red', 27)], [])).toEqual(
      [],
    );
    expect(findAvoided([excluded('red', 27)], [makeNeutral('black', 0.2)])).toHaveLength(1);
  });

  it('has at most six ranges, each with six short words', () => {
    const many = Array.from({ length: 8 }, (_, index) =>
      excluded('x'.repeat(100), index * 45, { words: Array.from({ length: 9 }, () => 'x'.repeat(100)) }),
    );
    const ranges = findAvoided(many, []);
    expect(ranges).toHaveLength(6);
    expect(ranges[0]?.words).toEqual(Array.from({ length: 6 }, () => 'x'.repeat(60)));
  });
});

describe('rankFindings', () => {
  const order = (...findings: ColorFinding[]) => rankFindings(findings).map(({ words }) => words.join(' + '));
  const object = (
    words: string,
    h: number,
    kind: ColorFinding['object'],
    changes: Partial<ColorFinding> = {},
  ) => makeFinding(words, h, { source: 'object', specificity: null, object: kind, ...changes });

  it.each<[string, ColorFinding[], string[]]>([
    ['words in reading order', [makeFinding('red', 27), makeFinding('teal', 190)], ['red', 'teal']],
    [
      'values before words',
      [makeFinding('red', 27), makeFinding('#00f', 264, { source: 'value', hex: '#0000FF' })],
      ['#00f', 'red'],
    ],
    [
      'the primary before values',
      [
        makeFinding('#00f', 264, { source: 'value', hex: '#0000FF' }),
        makeFinding('red', 27, { role: 'primary' }),
      ],
      ['red', '#00f'],
    ],
    [
      'accents and backgrounds last',
      [
        makeFinding('cream', 90, { role: 'background' }),
        makeFinding('red', 27, { role: 'accent' }),
        makeFinding('teal', 190),
      ],
      ['teal', 'red', 'cream'],
    ],
    [
      'white beside another color last',
      [makeNeutral('white', 0.98), makeFinding('red', 27)],
      ['red', 'white'],
    ],
    [
      'white first if it is the main color',
      [makeNeutral('white', 0.98, { role: 'primary' }), makeFinding('red', 27)],
      ['white', 'red'],
    ],
    [
      'black, which is no background, in order',
      [makeNeutral('black', 0.2), makeFinding('red', 27)],
      ['black', 'red'],
    ],
    [
      'a colored background before white',
      [makeNeutral('white', 0.98), makeFinding('sage', 150, { role: 'background' })],
      ['sage', 'white'],
    ],
    ['nothing excluded', [makeFinding('red', 27, { polarity: -1 }), makeFinding('teal', 190)], ['teal']],
    ['nothing unwanted', [makeFinding('red', 27, { polarity: -0.5 })], []],
    [
      'words before objects',
      [object('forest', 150, 'nature'), makeFinding('violet', 300)],
      ['violet', 'forest'],
    ],
    ['food before weather', [object('rain', 250, 'weather'), object('honey', 80, 'food')], ['honey', 'rain']],
    [
      'objects that support each other first',
      [object('sea', 230, 'place'), object('lavender', 300, 'material'), object('Provence', 305, 'place')],
      ['lavender + Provence', 'sea'],
    ],
  ])('puts %s', (_, findings, expected) => {
    expect(order(...findings)).toEqual(expected);
  });

  it.each<[string, ColorFinding, ColorFinding, boolean]>([
    ['hues 21° apart', makeFinding('a', 0), makeFinding('b', 21), true],
    ['hues 22° apart', makeFinding('a', 0), makeFinding('b', 22), false],
    [
      'a dark and a light word of one hue',
      makeFinding('a', 0, { color: { l: 0.3, c: 0.1, h: 0 } }),
      makeFinding('b', 0, { color: { l: 0.5, c: 0.1, h: 0 } }),
      false,
    ],
    ['black and charcoal', makeNeutral('a', 0.2), makeNeutral('b', 0.31), true],
    ['black and gray', makeNeutral('a', 0.2), makeNeutral('b', 0.33), false],
    ['a gray and a color', makeNeutral('a', 0.55), makeFinding('b', 0), false],
    [
      'two values, unless they are equal',
      makeFinding('a', 0, { source: 'value', hex: '#FF0000' }),
      makeFinding('b', 0, { source: 'value', hex: '#FF0001' }),
      false,
    ],
    [
      'one value in two spellings',
      makeFinding('a', 0, { source: 'value', hex: '#FF0000' }),
      makeFinding('b', 0, { source: 'value', hex: '#ff0000' }),
      true,
    ],
  ])('merges %s', (_, first, second, isMerged) => {
    expect(order(first, second)).toEqual(isMerged ? ['a + b'] : ['a', 'b']);
  });

  it('fills up to two colors with objects, and keeps seven at most', () => {
    const objects = [0, 60, 120, 180].map((h) => object(`object ${h}`, h, 'food'));
    expect(rankFindings(objects)).toHaveLength(2);
    expect(rankFindings([makeFinding('red', 27), ...objects])).toHaveLength(2);
    expect(rankFindings([makeFinding('red', 27), makeFinding('teal', 190), ...objects])).toHaveLength(2);
    const words = Array.from({ length: 9 }, (_, index) => makeFinding(`${index}`, index * 40));
    expect(rankFindings(words)).toHaveLength(7);
  });
});
