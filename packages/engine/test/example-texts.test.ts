import { describe, expect, it } from 'vitest';
import { parseBrief } from '../src/brief/brief.ts';
import { LANGUAGES } from '../src/brief/lexicon/languages.ts';
import { loadLexicon } from '../src/brief/lexicon/lexicon.ts';
import { readBrief } from '../src/brief/read-brief.ts';
import { BRIEF_TABLE } from './brief-table.ts';
import { NEGATION_TABLE } from './negation-table.ts';
import { TASTE_BRIEFS } from './taste/taste-briefs.ts';

/* Reads the example title and text of each brief against the brief: every word is from it or from our own list. */

const { languages } = await loadLexicon(LANGUAGES.map(({ code }) => code));
const ALL_EXAMPLES = [...languages.values()].map(({ examples }) => examples);
const OUR_SENTENCES = ALL_EXAMPLES.flatMap(({ titles, invitations }) => [
  ...titles,
  ...Object.values(invitations).flat(),
]);
const NAME_TITLES = ALL_EXAMPLES.flatMap(({ nameTitles }) =>
  nameTitles.map((title) => title.replace('{name}', '')),
);

interface Row {
  readonly brief: string;
  readonly words: readonly string[];
  readonly excluded: readonly string[];
}

const MIN_LENGTH = 10;
const toRow = (mode: 'ai' | 'copilot', input: object, excluded: readonly string[] = []) => ({
  mode,
  input,
  excluded,
});
const BRIEFS = [
  ...BRIEF_TABLE.map(({ mode, description, form }) => toRow(mode, { description, ...form })),
  ...TASTE_BRIEFS.map(({ mode, input }) => toRow(mode, input)),
  ...NEGATION_TABLE.filter(([description]) => description.length >= MIN_LENGTH).map(
    ([description, excluded]) => toRow('ai', { description }, excluded),
  ),
];

const rows = await Promise.all(
  BRIEFS.map(async ({ mode, input, excluded }): Promise<Row & { readonly example: readonly string[] }> => {
    const { projectDescription, exampleTitle, exampleText } = await readBrief(parseBrief(mode, input));
    return {
      brief: projectDescription,
      words: wordsOf(projectDescription),
      excluded,
      example: [exampleTitle, exampleText],
    };
  }),
);

function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{M}\p{N}’'-]+/gu) ?? [];
}

/** The words of an example that are neither in the brief nor ours; a verb may lose its ending after "we". */
function inventedWords({
  brief,
  words,
  example,
}: {
  brief: string;
  words: readonly string[];
  example: readonly string[];
}) {
  const quoted = [...OUR_SENTENCES, ...NAME_TITLES]
    .sort((a, b) => b.length - a.length)
    .reduce((text, ours) => text.replaceAll(ours, ' '), example.join(' \n '));
  const isFirstPerson = example.some((text) => /^We (?!.*\bWe\b)/.test(text)) && !/\bwe\b/i.test(brief);
  const known = new Set([...words, ...(isFirstPerson ? ['we', 'our', ...words.flatMap(baseForms)] : [])]);
  const isKnown = (word: string) =>
    known.has(word) ||
    (/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u.test(word) && brief.includes(word));
  return wordsOf(quoted).filter((word) => !isKnown(word));
}

const baseForms = (verb: string) => [
  verb.replace(/s$/, ''),
  verb.replace(/es$/, ''),
  verb.replace(/ies$/, 'y'),
];

describe('the example title and text', () => {
  it('of every brief invent no word', () => {
    expect(rows.length).toBeGreaterThan(900);
    const invented = rows
      .map((row) => ({ brief: row.brief, example: row.example, words: inventedWords(row) }))
      .filter(({ words }) => words.length > 0);
    expect(invented).toEqual([]);
  });

  it('never name what the brief excludes', () => {
    const named = rows.filter(({ excluded, example }) =>
      excluded.some((word) => example.join(' ').toLowerCase().includes(word.toLowerCase())),
    );
    expect(named).toEqual([]);
  });

  it('quote the brief nearly always', () => {
    const titles = new Set(ALL_EXAMPLES.flatMap((examples) => examples.titles));
    const unquoted = rows.filter(({ example }) => titles.has(example[0] ?? '')).map(({ brief }) => brief);
    expect(unquoted.length / rows.length, unquoted.join('\n')).toBeLessThanOrEqual(0.03);
  });

  it('end with a mark and do not repeat a sentence', () => {
    for (const { example } of rows) {
      const [title = '', text = ''] = example;
      expect(text).toMatch(/[.!?。！？]$/);
      const sentences = text.split(/(?<=[.!?。！？])\s*/u).filter((part) => part !== '');
      expect(new Set(sentences).size, text).toBe(sentences.length);
      expect(sentences.includes(`${title}.`) || sentences.includes(`${title}。`), title).toBe(false);
    }
  });
});
