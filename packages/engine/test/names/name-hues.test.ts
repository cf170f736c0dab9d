import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { hexToOklch } from '../../src/color/convert-color.ts';

const NAMES: Readonly<Record<string, string>> = JSON.parse(
  readFileSync(path.join(import.meta.dirname, '../../src/color/data/color-names.json'), 'utf8'),
);

/** Words that promise a hue, and the OKLCH hues in degrees that keep it. A range may pass 0. */
const HUES: Readonly<Record<string, readonly [from: number, to: number]>> = {
  amber: [55, 95],
  apricot: [35, 80],
  aqua: [165, 225],
  brass: [65, 115],
  cherry: [340, 40],
  chestnut: [15, 65],
  copper: [20, 75],
  coral: [5, 50],
  fern: [110, 165],
  golden: [65, 110],
  green: [105, 185],
  honey: [60, 100],
  indigo: [255, 300],
  ivy: [110, 160],
  lavender: [265, 320],
  lemon: [80, 115],
  lilac: [270, 350],
  lime: [105, 150],
  mint: [140, 200],
  moss: [95, 150],
  navy: [235, 290],
  olive: [85, 160],
  orange: [30, 75],
  peach: [5, 75],
  pine: [120, 215],
  raspberry: [340, 30],
  red: [5, 40],
  ruby: [350, 30],
  saffron: [50, 100],
  teal: [160, 225],
  terracotta: [25, 60],
  turquoise: [165, 225],
  violet: [280, 330],
  yellow: [80, 115],
};

/** Known under another color than that of the word: what copper turns into, and the flower that saffron comes from. */
const OTHERWISE: ReadonlySet<string> = new Set(['Copper Patina', 'Saffron Crocus']);
/** Below this OKLCH chroma, a hue is not seen. */
const MIN_CHROMA = 0.03;

/** The names in which a word promises another hue than the color has. */
function findWrongHues(names: Readonly<Record<string, string>>): string[] {
  return Object.entries(names).flatMap(([name, hex]) => {
    const { c, h } = hexToOklch(hex);
    if (c < MIN_CHROMA || OTHERWISE.has(name)) return [];
    const wrong = name
      .toLowerCase()
      .split(' ')
      .filter((word) => HUES[word] !== undefined && !isWithin(h, HUES[word]));
    return wrong.length === 0 ? [] : [`${name} ${hex}: hue ${h.toFixed(0)}`];
  });
}

function isWithin(hue: number, [from, to]: readonly [number, number]): boolean {
  return from <= to ? hue >= from && hue <= to : hue >= from || hue <= to;
}

describe('the list of color names', () => {
  it('promises no hue that a color does not have', () => {
    expect(findWrongHues(NAMES)).toEqual([]);
  });

  it.each([
    ['Pale Moss', '#E1B545'],
    ['Copper Sea', '#1DA28F'],
    ['Cherry Night', '#123876'],
  ])('would not pass with %s %s', (name, hex) => {
    expect(findWrongHues({ [name]: hex })).toHaveLength(1);
  });
});
