import { globSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { HARMONY_TYPES } from '../../color/harmony-types.ts';
import { AUDIENCE_CONCEPTS } from './audience-concepts.ts';
import { foldPhrases } from './build-lexicon.ts';
import { BUSINESS_TYPE_IDS } from './business-type-concepts.ts';
import { COLOR_CONCEPTS } from './color-concepts.ts';
import marks from './data/language-marks.json' with { type: 'json' };
import { EXAMPLE_TONES, GRAMMAR_ROLES, type LanguageData, WORD_LISTS } from './language-data.ts';
import { LANGUAGES } from './languages.ts';
import { MODIFIERS } from './modifiers.ts';
import { MOOD_CONCEPTS } from './mood-concepts.ts';
import { OBJECT_CONCEPTS } from './object-concepts.ts';

/*
 * Checks of the data files that types cannot express. The concepts are declared in code; every file must contain
 * exactly these.
 */

const phrase = z
  .string()
  .regex(/^[\p{L}\p{M}\p{N}]+(?:[ '’-][\p{L}\p{M}\p{N}]+)*$/u)
  .refine((text) => text === text.normalize('NFC') && text === text.toLowerCase());
const phrases = z.array(phrase);
const phrasesOf = (ids: readonly string[]) =>
  z.strictObject(Object.fromEntries(ids.map((id) => [id, phrases.min(1)])));

const sentences = z.array(z.string()).min(1);

const languageSchema = z.strictObject({
  colors: phrasesOf(Object.keys(COLOR_CONCEPTS)),
  objects: phrasesOf(Object.values(OBJECT_CONCEPTS).flatMap((kind) => Object.keys(kind))),
  moods: phrasesOf(Object.keys(MOOD_CONCEPTS)),
  audiences: phrasesOf(Object.keys(AUDIENCE_CONCEPTS)),
  businessTypes: phrasesOf(BUSINESS_TYPE_IDS),
  modifiers: phrasesOf(Object.keys(MODIFIERS)),
  harmonies: phrasesOf(HARMONY_TYPES),
  grammar: phrasesOf(GRAMMAR_ROLES),
  idioms: phrases,
  ambiguous: phrases,
  wordLists: z.strictObject(Object.fromEntries(WORD_LISTS.map((id) => [id, phrases]))),
  rules: z.strictObject({
    adjectivesFollow: z.boolean(),
    negatorEndsClause: z.boolean(),
    compoundLinks: z.array(z.string().regex(/^[a-z]+$/)),
    endings: z.array(z.string().regex(/^[a-z]+ →( [a-z]+)?$/)),
    nounsAreCapitalized: z.boolean().optional(),
    withoutSpaces: z.boolean().optional(),
    variants: z.record(z.string().length(1), z.string().regex(/^\p{Script=Han}+$/u)).optional(),
  }),
  examples: z.strictObject({
    nameTitles: sentences,
    titles: sentences,
    invitations: z.record(z.enum(EXAMPLE_TONES), sentences),
    designTerms: phrases.min(1),
    openers: phrases,
    relatives: phrases,
    beforeColor: phrases,
    articles: phrases,
    inflectsNouns: z.boolean().optional(),
  }),
});

/** Kinds of which a phrase can have only one sense; a phrase may have several grammar roles. */
const MEANINGS = [
  'colors',
  'objects',
  'moods',
  'audiences',
  'businessTypes',
  'modifiers',
  'harmonies',
] as const;

type Words = Readonly<Record<string, readonly string[]>>;

const conceptsOf = (data: LanguageData): readonly Words[] => [
  ...MEANINGS.map((kind): Words => data[kind]),
  data.grammar,
];

const EXAMPLE_LISTS = ['designTerms', 'openers', 'relatives', 'beforeColor', 'articles'] as const;

/** Every list whose order does not matter, by its name in failures. */
const sortedLists = (data: LanguageData): readonly (readonly [name: string, list: readonly string[]])[] => [
  ...conceptsOf(data).flatMap((words) => Object.entries(words)),
  ['idioms', data.idioms],
  ['ambiguous', data.ambiguous],
  ...Object.entries(data.wordLists),
  ...EXAMPLE_LISTS.map((list) => [list, data.examples[list]] as const),
];

const repeated = (list: readonly string[]) => list.filter((item, index) => list.indexOf(item) !== index);

const languages = await Promise.all(LANGUAGES.map(async ({ code, load }) => ({ code, data: await load() })));

describe.each(languages)('the data of $code', ({ data }) => {
  it('has the expected shape, with existing concepts', () => {
    expect(languageSchema.safeParse(data).error?.issues ?? []).toEqual([]);
  });

  it('has at most one sense of a kind per phrase', () => {
    for (const kind of MEANINGS)
      expect(repeated(foldPhrases(Object.values(data[kind]).flat())), kind).toEqual([]);
  });

  it('has no duplicate phrases', () => {
    const others = [...Object.values(data.grammar), ...Object.values(data.wordLists)];
    for (const list of [...others, data.idioms, data.ambiguous])
      expect(repeated(foldPhrases(list))).toEqual([]);
  });

  it('is sorted', () => {
    for (const words of conceptsOf(data)) expect(Object.keys(words)).toEqual(Object.keys(words).sort());
    for (const [name, list] of sortedLists(data)) expect(list, name).toEqual([...list].sort());
  });

  it('marks only listed phrases as ambiguous', () => {
    const listed = new Set(
      foldPhrases([...conceptsOf(data).flatMap((words) => Object.values(words).flat()), ...data.idioms]),
    );
    expect(foldPhrases(data.ambiguous).filter((text) => !listed.has(text))).toEqual([]);
  });
});

const marksSchema = z.strictObject({
  functionWords: phrases,
  letters: z.record(z.string().regex(/^[^\p{ASCII}]+$/u), z.number().positive()),
  scripts: z
    .array(z.enum(['kana', 'han']))
    .min(1)
    .optional(),
});

describe.each(LANGUAGES)('the marks of $code', ({ marks }) => {
  it('have the expected shape and are sorted', () => {
    expect(marksSchema.safeParse(marks).error?.issues ?? []).toEqual([]);
    expect(marks.functionWords).toEqual([...marks.functionWords].sort());
    expect(marks.functionWords.length >= 40 || 'scripts' in marks).toBe(true);
  });
});

describe('the registry', () => {
  it('contains every data file', () => {
    const files = globSync('data/*.json', { cwd: import.meta.dirname });
    const others = ['business-types.json', 'language-marks.json', 'unread-marks.json'];
    expect(LANGUAGES).toHaveLength(files.filter((file) => !others.includes(path.basename(file))).length);
    expect(Object.keys(marks)).toEqual(LANGUAGES.map(({ code }) => code));
  });
});
