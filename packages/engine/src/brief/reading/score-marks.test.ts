import { describe, expect, it } from 'vitest';
import type { Language } from '../lexicon/languages.ts';
import { canSpell, isFunctionWord, isFunctionWordOf, scoreMarks } from './score-marks.ts';
import { tokenize } from './tokenize.ts';

const scoresOf = (text: string) => scoreMarks(tokenize(text), text);
const best = (text: string) => [...scoresOf(text)].sort(([, a], [, b]) => b - a)[0]?.[0];

describe('function words', () => {
  it.each<[string, Language, boolean]>([
    ['the', 'en', true],
    ['und', 'de', true],
    ['und', 'en', false],
    ['avec', 'fr', true],
    ['con', 'es', true],
    ['con', 'it', true],
    ['het', 'nl', true],
    ['bread', 'en', false],
  ])('%s is one of %s: %s', (word, language, expected) => {
    expect(isFunctionWordOf(language, word)).toBe(expected);
  });

  it('are known in any language', () => {
    expect(['the', 'und', 'avec', 'bread', ''].map(isFunctionWord)).toEqual([true, true, true, false, false]);
  });
});

describe('scoreMarks', () => {
  it.each<[string, Language]>([
    ['the bread of the house', 'en'],
    ['das Brot und die Milch', 'de'],
    ['le pain et les fruits avec', 'fr'],
    ['el pan y los hornos', 'es'],
    ['o pão não está na', 'pt'],
    ['il pane e gli amici della', 'it'],
    ['het brood van de bakker', 'nl'],
    ['chleb i mleko dla każdego', 'pl'],
  ])('scores “%s” highest for %s', (text, language) => {
    expect(best(text)).toBe(language);
  });

  it('counts a word of one language once, and a shared one by .35', () => {
    expect(scoresOf('xyz the xyz').get('en')).toBe(1);
    expect(scoresOf('xyz con xyz').get('es')).toBeCloseTo(0.35, 9);
    expect(scoresOf('xyz con xyz').get('it')).toBeCloseTo(0.35, 9);
  });

  it('counts repeated words each time, and repeated letters eight times', () => {
    expect(scoresOf('the the the').get('en')).toBe(3);
    const eszett = scoresOf('ß').get('de') ?? 0;
    expect(eszett).toBeGreaterThan(0);
    expect(scoresOf('ß '.repeat(30)).get('de')).toBeCloseTo(eszett * 8, 9);
  });

  it('has every language, at 0 without marks', () => {
    expect(new Set(scoresOf('xyz 123 #FF0000').values())).toEqual(new Set([0]));
  });
});

describe('canSpell', () => {
  const first = (text: string) => tokenize(text)[0] ?? expect.fail('The text has no word.');

  it.each<[Language, string, boolean]>([
    // English has no letters of its own, so "thé" is not "the".
    ['en', 'thé', false],
    ['en', 'the', true],
    ['fr', 'thé', true],
    ['de', 'für', true],
  ])('%s can spell %s: %s', (language, text, expected) => {
    expect(canSpell(language, text, first(text))).toBe(expected);
  });
});
