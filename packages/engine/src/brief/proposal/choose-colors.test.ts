import { describe, expect, it } from 'vitest';
import { makeDirection } from '../../../test/make-direction.ts';
import { SILENT } from '../../../test/silent-proposal.ts';
import type { AvoidedHue, ColorTarget } from '../direction.ts';
import type { QuoteFinder } from './brief-quotes.ts';
import { chooseColors } from './choose-colors.ts';
import type { ModelProposal } from './model-proposal.ts';

/** Words of the brief start with "b", words of the preferences with "m". */
const findQuotes: QuoteFinder = (words) => ({
  brief: words.filter((word) => word.startsWith('b')),
  memory: words.filter((word) => word.startsWith('m')),
});

const target = (hue: number, hex: string | null = null): ColorTarget => ({
  lightness: 0.55,
  chroma: 0.15,
  hue,
  hex,
  words: [],
});
const range = (hue: number): AvoidedHue => ({ hue, spread: 20, words: [`${hue}`] });
const color = (hex: string, ...words: string[]) => ({ hex, words });

interface Read {
  readonly brief?: readonly ColorTarget[];
  readonly memory?: readonly ColorTarget[];
  readonly avoid?: readonly AvoidedHue[];
  readonly memoryAvoid?: readonly AvoidedHue[];
}

function choose(
  changes: Partial<ModelProposal>,
  { brief = [target(45)], memory = brief, avoid = [], memoryAvoid = [] }: Read = {},
) {
  const fromBrief = makeDirection({ colorTargets: [...brief], avoid: [...avoid] });
  const withMemory = makeDirection({ colorTargets: [...memory], avoid: [...avoid, ...memoryAvoid] });
  return chooseColors({ ...SILENT, ...changes }, { fromBrief, withMemory, refused: [] }, findQuotes);
}

/** Each color by its origin, and its hex code or whole hue. */
const listed = (changes: Partial<ModelProposal>, read?: Read) =>
  choose(changes, read).colors.map(
    ({ origin, target }) => `${origin} ${target.hex ?? Math.round(target.hue)}`,
  );

// The OKLCH hues: red 29, lime 142, blue 264, magenta 328.
const [RED, LIME, BLUE] = ['#FF0000', '#00FF00', '#0000FF'];

describe('the colors of a direction', () => {
  it.each<[string, Partial<ModelProposal>, Read, string[]]>([
    [
      'are those of the reader without a proposal',
      {},
      { brief: [target(45), target(0, '#B3001B')] },
      ['read 45', 'given #B3001B'],
    ],
    [
      'mark kept colors and given ones',
      {},
      { memory: [target(45), target(0, '#B3001B')] },
      ['read 45', 'kept #B3001B'],
    ],
    ['are those of the model', { colors: [color(RED), color(BLUE)] }, {}, ['proposed 29', 'proposed 264']],
    [
      'begin with what the brief requests',
      { colors: [color(RED), color(BLUE, 'bank')] },
      {},
      ['proposed 264', 'proposed 29'],
    ],
    [
      'keep a given color at its index',
      { colors: [color(BLUE)] },
      { brief: [target(45), target(0, '#B3001B')] },
      ['proposed 264', 'given #B3001B'],
    ],
    [
      'fill a gap with the color of the reader',
      { colors: [color(BLUE)] },
      { brief: [target(45), target(90), target(0, '#B3001B')] },
      ['proposed 264', 'read 90', 'given #B3001B'],
    ],
    ['leave out what is no color', { colors: [color('blue-ish'), color(RED)] }, {}, ['proposed 29']],
    [
      'leave out an excluded hue',
      { colors: [color(BLUE, 'bank'), color(RED)] },
      { avoid: [range(264)] },
      ['proposed 29'],
    ],
    [
      'leave out a hue that only the preferences exclude',
      { colors: [color(BLUE), color(RED)] },
      { memoryAvoid: [range(264)] },
      ['proposed 29'],
    ],
    [
      'keep that hue when the brief requests it',
      { colors: [color(BLUE, 'bank')] },
      { memoryAvoid: [range(264)] },
      ['proposed 264'],
    ],
    [
      'keep a gray in an excluded hue',
      { colors: [color('#7B7C80')] },
      { avoid: [range(264)] },
      ['proposed 275'],
    ],
    ['leave out a similar color', { colors: [color(BLUE), color('#0000FA')] }, {}, ['proposed 264']],
    [
      'are seven at most',
      {
        colors: ['#FF0000', '#00FF00', '#0000FF', '#FF00FF', '#FFFF00', '#00FFFF', '#804000', '#004080'].map(
          (hex) => color(hex),
        ),
      },
      {},
      [
        'proposed 29',
        'proposed 142',
        'proposed 264',
        'proposed 328',
        'proposed 110',
        'proposed 195',
        'proposed 55',
      ],
    ],
  ])('%s', (_, changes, read, expected) => {
    expect(listed(changes, read)).toEqual(expected);
  });

  const kept = [target(0, '#B3001B'), target(300, '#6A2C91'), target(170, '#006B5E')];

  it.each<[string, Partial<ModelProposal>, string[]]>([
    [
      'before the ideas of the model, three in all',
      { colors: [color(BLUE)] },
      ['kept #B3001B', 'kept #6A2C91', 'kept #006B5E', 'proposed 264'],
    ],
    [
      'after what the brief requests',
      { colors: [color(BLUE, 'b'), color(LIME, 'b')] },
      ['proposed 264', 'proposed 142', 'kept #B3001B'],
    ],
  ])('have kept colors %s', (_, changes, expected) => {
    expect(listed(changes, { memory: kept })).toEqual(expected);
  });

  it('are targets within the range of lightness, with the quotes as words', () => {
    const [white, black] = choose({ colors: [color('#FFFFFF', 'b1', 'm1'), color('#000000')] }).colors;
    expect(white?.target).toMatchObject({ lightness: 0.99, hex: null, words: ['b1'] });
    expect(black?.target).toMatchObject({ lightness: 0.12, chroma: 0, words: [] });
  });
});

describe('the excluded hues', () => {
  it.each<[string, Partial<ModelProposal>, Read, string[]]>([
    [
      'are those of the brief, of the model, and of the preferences',
      { avoid: [color(LIME, 'b1')] },
      { avoid: [range(264)], memoryAvoid: [range(328)] },
      ['brief 264', 'brief 142', 'memory 328'],
    ],
    ['mark what the model found in the preferences', { avoid: [color(LIME, 'm1')] }, {}, ['memory 142']],
    ['need a quote', { avoid: [color(LIME, 'x')] }, {}, []],
    ['need a hue', { avoid: [color('#808080', 'b1')] }, {}, []],
    ['never contain a requested color', { colors: [color(LIME, 'b1')], avoid: [color(LIME, 'b2')] }, {}, []],
    [
      'may contain an idea of the model',
      { colors: [color(LIME)], avoid: [color(LIME, 'b2')] },
      {},
      ['brief 142'],
    ],
    [
      'are six at most',
      { avoid: [color(LIME, 'b1')] },
      { avoid: [0, 45, 90, 180, 225, 270].map(range) },
      ['brief 0', 'brief 45', 'brief 90', 'brief 180', 'brief 225', 'brief 270'],
    ],
  ])('%s', (_, changes, read, expected) => {
    const { avoid } = choose(changes, read);
    expect(avoid.map(({ origin, hue }) => `${origin} ${Math.round(hue)}`)).toEqual(expected);
  });

  it('reach 20° to each side of a color of the model', () => {
    expect(choose({ avoid: [color(BLUE, 'b1', 'm1')] }).avoid).toMatchObject([
      { spread: 20, words: ['b1', 'm1'] },
    ]);
  });
});
