import { describe, expect, it } from 'vitest';
import type { Sense } from '../lexicon/build-lexicon.ts';
import { splitCompound } from './split-compound.ts';

const WORDS: ReadonlyMap<string, readonly Sense[]> = new Map([
  ['blau', [{ kind: 'color', id: 'blue' }]],
  ['rot', [{ kind: 'color', id: 'red' }]],
  ['dunkel', [{ kind: 'modifier', id: 'dark' }]],
  ['wein', [{ kind: 'object', id: 'wine' }]],
  ['kaffee', [{ kind: 'object', id: 'coffee' }]],
  ['rosterei', [{ kind: 'businessType', id: 'cafe' }]],
  ['wiese', [{ kind: 'object', id: 'grass' }]],
  ['ruhig', [{ kind: 'mood', id: 'calm' }]],
]);
const LINKS = ['s', 'en', 'n', 'e'];
const find = (part: string) => WORDS.get(part) ?? null;
const idsOf = (word: string) =>
  splitCompound(word, LINKS, find).map(({ prefix, senses }) =>
    [...prefix, ...senses].map((sense) => ('id' in sense ? sense.id : '')),
  );

describe('splitCompound', () => {
  it('finds a color with its qualifier', () => {
    expect(idsOf('dunkelblau')).toEqual([['dark', 'blue']]);
    expect(idsOf('weinrot')).toEqual([['wine', 'red']]);
  });

  it('supports letters that join two parts', () => {
    expect(idsOf('wiesenblau')).toEqual([['grass', 'blue']]);
  });

  it('finds both nouns of a compound', () => {
    expect(idsOf('kaffeerosterei')).toEqual([['coffee'], ['cafe']]);
  });

  it.each([
    // The first part needs three letters, and so does the color.
    ['inblau', []],
    ['blaurot', [['blue', 'red']]],
    ['dunkelblaus', []],
    ['weinkaffee', [['wine'], ['coffee']]],
    ['kaffeeblau', [['coffee', 'blue']]],
    ['kaffeexyz', [['coffee']]],
    ['xyzkaffee', [['coffee']]],
    // Moods and modifiers are no nouns.
    ['ruhigkaffee', [['coffee']]],
    ['dunkelxyz', []],
    // Too short for a noun.
    ['rotxyzxyz', []],
  ])('of “%s” gives %j', (word, ids) => {
    expect(idsOf(word)).toEqual(ids);
  });

  it('finds no color in a word with a similar ending, and no mood', () => {
    expect(idsOf('vollkornbrot')).toEqual([]);
    expect(idsOf('brot')).toEqual([]);
    expect(idsOf('ruhigstellung')).toEqual([]);
  });

  it('makes a number of lookups proportional to the length of the word', () => {
    const lookUps = (length: number) => {
      let count = 0;
      splitCompound('x'.repeat(length), LINKS, () => {
        count += 1;
        return null;
      });
      return count;
    };
    expect(lookUps(40)).toBeLessThanOrEqual(lookUps(20) * 2.5);
  });
});
