import { describe, expect, it } from 'vitest';
import { findWords, nameParts } from './find-words.ts';

const wordsOf = (text: string, isTest = false) => findWords(text, { isTest }).map(({ word }) => word);

describe('the parts of a name', () => {
  it.each([
    ['toFaultOffset', ['to', 'fault', 'offset']],
    ['HTTPFault', ['http', 'fault']],
    ['MOST_WORDS', ['most', 'words']],
    ['think', ['think']],
  ])('of %s are %j', (name, parts) => {
    expect(nameParts(name)).toEqual(parts);
  });
});

describe('banned words', () => {
  it.each([
    ['const pageFault = 1;', ['fault']],
    ['// Nobody reads this.', ['nobody']],
    ['const LONGEST_NAME = 80;', ['longest']],
    ['const hoverInk = null;', ['ink']],
    ['/** The neighbouring colours. */', ['neighbouring', 'colours']],
  ])('are found in %s', (text, words) => {
    expect(wordsOf(text)).toEqual(words);
  });

  it.each([
    'const background = think(mending, longestTask);',
    'the most recent guide, made by its constructor',
    'Two colors that can be told apart.',
    "declare('--primary-ink', value)",
  ])('are not found in %s', (text) => {
    expect(wordsOf(text)).toEqual([]);
  });

  it('are reported with their line and what to write instead', () => {
    expect(findWords('a\nthe grey house', { isTest: false })).toEqual([
      { line: 2, word: 'grey', use: 'gray' },
      { line: 2, word: 'house', use: 'services' },
    ]);
  });

  it('are allowed in the input of a test, not in its title', () => {
    expect(wordsOf("const brief = 'A house in grey';", true)).toEqual([]);
    expect(wordsOf("it('tells the house', () => {", true)).toEqual(['tells', 'house']);
  });
});
