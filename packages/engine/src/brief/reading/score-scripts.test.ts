import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '../lexicon/languages.ts';
import { scoreScripts } from './score-scripts.ts';

describe('scoreScripts', () => {
  // 2, and .3 for each character, up to 10.
  it.each<[string, readonly [string, number] | null]>([
    ['パン', ['ja', 2.6]],
    ['面包', ['zh', 2.6]],
    ['手作りパン', ['ja', 3.5]],
    ['日本料理店', ['zh', 3.5]],
    ['々', ['zh', 2.3]],
    // Kana with at most 15 % of the characters are a quote: 1 of 7 is 14 %, 1 of 6 is 17 %.
    ['新鲜面包和の', ['ja', 3.8]],
    ['新鲜面包和茶の', ['zh', 4.1]],
    ['面'.repeat(100), ['zh', 10]],
    // With more than two Latin letters per character, the characters are a quote.
    ['tea 茶', ['zh', 0.1]],
    ['te 茶', ['zh', 2.3]],
    ['Café Müller', null],
    ['Хлеб', null],
    ['', null],
  ])('%s', (text, expected) => {
    const found = scoreScripts(text, LANGUAGES);
    expect(found === null ? null : [found[0], Number(found[1].toFixed(6))]).toEqual(expected);
  });
});
