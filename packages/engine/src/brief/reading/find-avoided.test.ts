import { describe, expect, it } from 'vitest';
import { findAvoided } from './find-avoided.ts';
import type { ColorFinding } from './find-colors.ts';
import { rankFindings } from './rank-findings.ts';

function finding(words: string, h: number, changes: Partial<ColorFinding> = {}): ColorFinding {
  return {
    color: { l: 0.55, c: 0.15, h },
    hex: null,
    source: 'word',
    specificity: 'basic',
    object: null,
    name: words,
    role: 'plain',
    polarity: 1,
    isModified: false,
    start: 0,
    end: 1,
    words: [words],
    isBusinessType: false,
    ...changes,
  };
}

const excluded = (words: string, h: number, changes: Partial<ColorFinding> = {}) =>
  finding(words, h, { polarity: -1, ...changes });
const gray = (words: string, l: number, changes: Partial<ColorFinding> = {}) =>
  finding(words, 0, { color: { l, c: 0, h: 0 }, specificity: 'neutral', ...changes });

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
      findAvoided([excluded('blue', 258)], [finding('sky', requested)])[0]?.spread;
    expect(spread(200)).toBe(38);
    expect(spread(238)).toBe(14);
    expect(spread(270)).toBe(6);
    expect(spread(269)).toBeUndefined();
  });

  it('ignores neutrals on both sides, and what is wanted', () => {
    expect(findAvoided([gray('black', 0.2, { polarity: -1 }), finding('red', 27)], [])).toEqual([]);
    expect(findAvoided([excluded('red', 27)], [gray('black', 0.2)])).toHaveLength(1);
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
  ) => finding(words, h, { source: 'object', specificity: null, object: kind, ...changes });

  it.each<[string, ColorFinding[], string[]]>([
    ['words in reading order', [finding('red', 27), finding('teal', 190)], ['red', 'teal']],
    [
      'values before words',
      [finding('red', 27), finding('#00f', 264, { source: 'value', hex: '#0000FF' })],
      ['#00f', 'red'],
    ],
    [
      'the primary before values',
      [finding('#00f', 264, { source: 'value', hex: '#0000FF' }), finding('red', 27, { role: 'primary' })],
      ['red', '#00f'],
    ],
    [
      'accents and backgrounds last',
      [
        finding('cream', 90, { role: 'background' }),
        finding('red', 27, { role: 'accent' }),
        finding('teal', 190),
      ],
      ['teal', 'red', 'cream'],
    ],
    ['white beside another color last', [gray('white', 0.98), finding('red', 27)], ['red', 'white']],
    [
      'white first if it is the main color',
      [gray('white', 0.98, { role: 'primary' }), finding('red', 27)],
      ['white', 'red'],
    ],
    ['black, which is no background, in order', [gray('black', 0.2), finding('red', 27)], ['black', 'red']],
    [
      'a colored background before white',
      [gray('white', 0.98), finding('sage', 150, { role: 'background' })],
      ['sage', 'white'],
    ],
    ['nothing excluded', [finding('red', 27, { polarity: -1 }), finding('teal', 190)], ['teal']],
    ['nothing unwanted', [finding('red', 27, { polarity: -0.5 })], []],
    ['words before objects', [object('forest', 150, 'nature'), finding('violet', 300)], ['violet', 'forest']],
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
    ['hues 21° apart', finding('a', 0), finding('b', 21), true],
    ['hues 22° apart', finding('a', 0), finding('b', 22), false],
    [
      'a dark and a light word of one hue',
      finding('a', 0, { color: { l: 0.3, c: 0.1, h: 0 } }),
      finding('b', 0, { color: { l: 0.5, c: 0.1, h: 0 } }),
      false,
    ],
    ['black and charcoal', gray('a', 0.2), gray('b', 0.31), true],
    ['black and gray', gray('a', 0.2), gray('b', 0.33), false],
    ['a gray and a color', gray('a', 0.55), finding('b', 0), false],
    [
      'two values, unless they are equal',
      finding('a', 0, { source: 'value', hex: '#FF0000' }),
      finding('b', 0, { source: 'value', hex: '#FF0001' }),
      false,
    ],
    [
      'one value in two spellings',
      finding('a', 0, { source: 'value', hex: '#FF0000' }),
      finding('b', 0, { source: 'value', hex: '#ff0000' }),
      true,
    ],
  ])('merges %s', (_, first, second, isMerged) => {
    expect(order(first, second)).toEqual(isMerged ? ['a + b'] : ['a', 'b']);
  });

  it('fills up to two colors with objects, and keeps seven at most', () => {
    const objects = [0, 60, 120, 180].map((h) => object(`object ${h}`, h, 'food'));
    expect(rankFindings(objects)).toHaveLength(2);
    expect(rankFindings([finding('red', 27), ...objects])).toHaveLength(2);
    expect(rankFindings([finding('red', 27), finding('teal', 190), ...objects])).toHaveLength(2);
    const words = Array.from({ length: 9 }, (_, index) => finding(`${index}`, index * 40));
    expect(rankFindings(words)).toHaveLength(7);
  });
});
