import { globSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { HARMONY_TYPES } from '../../color/harmony-types.ts';
import { INDUSTRY_VALUES } from '../industries.ts';
import { AUDIENCE_CONCEPTS } from './audience-concepts.ts';
import { foldPhrases } from './build-lexicon.ts';
import { COLOR_CONCEPTS } from './color-concepts.ts';
import { GRAMMAR_ROLES, type LanguageData, WORD_LISTS } from './language-data.ts';
import { LANGUAGES } from './languages.ts';
import { MODIFIERS } from './modifiers.ts';
import { MOOD_CONCEPTS } from './mood-concepts.ts';
import { THING_CONCEPTS } from './thing-concepts.ts';
import { TRADE_CONCEPTS } from './trade-concepts.ts';

/*
 * What the types of the data files cannot say. The concepts are declared in code; every file has to name each of them,
 * and nothing else.
 */

const phrase = z
  .string()
  .regex(/^[\p{L}\p{M}\p{N}]+(?:[ '’-][\p{L}\p{M}\p{N}]+)*$/u)
  .refine((text) => text === text.normalize('NFC') && text === text.toLowerCase());
const phrases = z.array(phrase);
const phrasesOf = (ids: readonly string[]) =>
  z.strictObject(Object.fromEntries(ids.map((id) => [id, phrases.min(1)])));

const examples = z.strictObject({ titles: z.array(z.string()), texts: z.array(z.string()) });

const languageSchema = z.strictObject({
  colors: phrasesOf(Object.keys(COLOR_CONCEPTS)),
  things: phrasesOf(Object.values(THING_CONCEPTS).flatMap((kind) => Object.keys(kind))),
  moods: phrasesOf(Object.keys(MOOD_CONCEPTS)),
  audiences: phrasesOf(Object.keys(AUDIENCE_CONCEPTS)),
  trades: phrasesOf(Object.keys(TRADE_CONCEPTS)),
  modifiers: phrasesOf(Object.keys(MODIFIERS)),
  harmonies: phrasesOf(HARMONY_TYPES),
  grammar: phrasesOf(GRAMMAR_ROLES),
  idioms: phrases,
  ambiguous: phrases,
  functionWords: phrases,
  wordLists: z.strictObject(Object.fromEntries(WORD_LISTS.map((id) => [id, phrases]))),
  rules: z.strictObject({
    adjectivesFollow: z.boolean(),
    negatorEndsClause: z.boolean(),
    compoundLinks: z.array(z.string().regex(/^[a-z]+$/)),
    letters: z.record(z.string().regex(/^[^\p{ASCII}]+$/u), z.number().positive()),
    endings: z.array(z.string().regex(/^[a-z]+ →( [a-z]+)?$/)),
  }),
  examples: z.strictObject({
    nameTitles: z.array(z.string()).min(1),
    byIndustry: z.partialRecord(z.enum(INDUSTRY_VALUES), examples).refine(({ other }) => other !== undefined),
    byTrade: z.partialRecord(z.literal(Object.keys(TRADE_CONCEPTS)), examples),
  }),
});

/** Kinds of which a phrase can mean only one; a phrase may have several grammar roles. */
const MEANINGS = ['colors', 'things', 'moods', 'audiences', 'trades', 'modifiers', 'harmonies'] as const;

type Words = Readonly<Record<string, readonly string[]>>;

const conceptsOf = (data: LanguageData): readonly Words[] => [
  ...MEANINGS.map((kind): Words => data[kind]),
  data.grammar,
];

/** Every list whose order means nothing, by what it is called in a failure. */
const sortedLists = (data: LanguageData): readonly (readonly [name: string, list: readonly string[]])[] => [
  ...conceptsOf(data).flatMap((words) => Object.entries(words)),
  ['idioms', data.idioms],
  ['ambiguous', data.ambiguous],
  ['functionWords', data.functionWords],
  ...Object.entries(data.wordLists),
];

const repeated = (list: readonly string[]) => list.filter((item, index) => list.indexOf(item) !== index);

describe.each(LANGUAGES)('the data of $code', ({ data }) => {
  it('has the shape the reader expects, and names concepts that exist', () => {
    expect(languageSchema.safeParse(data).error?.issues ?? []).toEqual([]);
  });

  it('gives a phrase at most one meaning of a kind', () => {
    for (const kind of MEANINGS)
      expect(repeated(foldPhrases(Object.values(data[kind]).flat())), kind).toEqual([]);
  });

  it('lists no phrase twice', () => {
    const others = [...Object.values(data.grammar), ...Object.values(data.wordLists)];
    for (const list of [...others, data.idioms, data.ambiguous])
      expect(repeated(foldPhrases(list))).toEqual([]);
  });

  it('is sorted', () => {
    for (const words of conceptsOf(data)) expect(Object.keys(words)).toEqual(Object.keys(words).sort());
    for (const [name, list] of sortedLists(data)) expect(list, name).toEqual([...list].sort());
  });

  it('marks as ambiguous only phrases it lists', () => {
    const listed = new Set(
      foldPhrases([...conceptsOf(data).flatMap((words) => Object.values(words).flat()), ...data.idioms]),
    );
    expect(foldPhrases(data.ambiguous).filter((text) => !listed.has(text))).toEqual([]);
  });
});

describe('the registry', () => {
  it('names every data file', () => {
    expect(LANGUAGES).toHaveLength(globSync('data/*.json', { cwd: import.meta.dirname }).length);
  });
});
