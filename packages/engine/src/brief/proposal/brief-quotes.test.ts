import { describe, expect, it } from 'vitest';
import { parseBrief } from '../brief.ts';
import { preferencesSchema } from '../preferences.ts';
import { createQuoteFinder, findQuote, industryLabel, listBriefTexts, styleLabel } from './brief-quotes.ts';

describe('findQuote', () => {
  it.each<[string, string, string, string | null]>([
    ['in its original spelling', 'OLD TOWN', 'In the Old Town of Bern', 'Old Town'],
    ['across a line break', 'old town', 'in the old\n  town', 'old town'],
    ['without quotation marks around it', '„Altstadt“', 'in der Altstadt', 'Altstadt'],
    ['without its period', 'sea.', 'by the sea', 'sea'],
    ['at a hyphen', 'pink', 'a pink-free shop', 'pink'],
    ['not without its accent', 'cafe', 'a café', null],
    ['not inside a word', 'bake', 'a bakery', null],
    ['not inside a Greek word', 'λευκ', 'λευκός', null],
    ['in a text without spaces', '面包', '街角的面包店', '面包'],
    ['with the signs of a pattern', 'C++', 'We teach C++ here', 'C++'],
    ['not by a pattern', 'b.ker+', 'a baker', null],
    ['not with markup', '<b>', 'a <b> c', null],
    ['not when it is empty', ' “” ', 'a bakery', null],
    ['of 60 characters', 'x'.repeat(60), 'x'.repeat(60), 'x'.repeat(60)],
    ['not of 61 characters', 'x'.repeat(61), 'x'.repeat(61), null],
    ['not with spaces of more than 60 characters', `a${' '.repeat(150)}b`, 'a b', null],
  ])('finds a passage %s', (_, text, source, expected) => {
    expect(findQuote(text, [source])).toBe(expected);
  });

  it('looks through the texts in order', () => {
    expect(findQuote('sea', ['the lake', 'By the Sea', 'by the sea'])).toBe('Sea');
  });
});

describe('createQuoteFinder', () => {
  const brief = parseBrief('copilot', {
    description: 'A quiet bakery by the sea, not playful',
    industry: 'food',
    designStyle: 'luxury',
    targetAudience: 'Sailors',
  });
  const preferences = preferencesSchema.parse({ notes: ['We love quiet harbors'], words: ['salty'] });
  const find = createQuoteFinder(brief, preferences, ['playful']);

  it.each<[string, string[], string[], string[]]>([
    ['the description', ['Bakery'], ['bakery'], []],
    ['the audience and the label of a choice', ['sailors', 'luxury'], ['Sailors', 'Luxury'], []],
    ['the preferences when nothing is in the brief', ['harbors', 'salty'], [], ['harbors', 'salty']],
    ['no preference when a word is in the brief', ['harbors', 'sea'], ['sea'], []],
    ['no refused word', ['not playful', 'playful'], [], []],
    ['each word once', ['sea', 'SEA'], ['sea'], []],
    ['three words', ['a', 'quiet', 'bakery', 'sea'], ['A', 'quiet', 'bakery'], []],
    ['the first six words', ['1', '2', '3', '4', '5', '6', 'sea'], [], []],
  ])('quotes %s', (_, words, inBrief, inMemory) => {
    expect(find(words)).toEqual({ brief: inBrief, memory: inMemory });
  });

  it('quotes only the description of a brief of the AI mode', () => {
    expect(listBriefTexts(parseBrief('ai', { description: 'A bakery by the sea' }))).toEqual([
      'A bakery by the sea',
    ]);
  });
});

it('a choice is quoted by its label, and no choice by nothing', () => {
  expect([industryLabel('tech'), industryLabel(null)]).toEqual(['Technology', null]);
  expect([styleLabel('minimalist'), styleLabel(null)]).toEqual(['Minimalist', null]);
});
