import type { HarmonyType } from '../../color/harmony-types.ts';
import type { AudienceConceptId } from './audience-concepts.ts';
import type { BusinessTypeConceptId } from './business-type-concepts.ts';
import type { ColorConceptId } from './color-concepts.ts';
import { foldText } from './fold-text.ts';
import {
  type GrammarRole,
  type LanguageData,
  type LanguageExamples,
  type LanguageRules,
  WORD_LISTS,
  type WordListId,
} from './language-data.ts';
import type { Language } from './languages.ts';
import type { ModifierId } from './modifiers.ts';
import type { MoodConceptId } from './mood-concepts.ts';
import type { ObjectConceptId } from './object-concepts.ts';

/** One meaning of a phrase. */
export type Sense =
  | { readonly kind: 'color'; readonly id: ColorConceptId }
  | { readonly kind: 'object'; readonly id: ObjectConceptId }
  | { readonly kind: 'mood'; readonly id: MoodConceptId }
  | { readonly kind: 'audience'; readonly id: AudienceConceptId }
  | { readonly kind: 'businessType'; readonly id: BusinessTypeConceptId }
  | { readonly kind: 'modifier'; readonly id: ModifierId }
  | { readonly kind: 'harmony'; readonly id: HarmonyType }
  | { readonly kind: 'grammar'; readonly id: GrammarRole }
  | { readonly kind: 'idiom' };

/** The senses of a phrase in one language. */
export interface LexiconHit {
  readonly language: Language;
  /** True when the phrase has another meaning in other languages. */
  readonly ambiguous: boolean;
  readonly senses: readonly Sense[];
}

const EXAMPLE_LISTS = ['designTerms', 'openers', 'relatives', 'beforeColor', 'articles'] as const;

type ExampleListId = (typeof EXAMPLE_LISTS)[number];

/** The indexed data of one language; phrases are folded, with words separated by one space. */
export interface LanguageLexicon extends Omit<LanguageRules, 'endings' | 'variants'> {
  readonly code: Language;
  readonly phrases: ReadonlyMap<string, LexiconHit>;
  /** The first word of each multi-word phrase, with the length of the longest such phrase in words. */
  readonly longest: ReadonlyMap<string, number>;
  readonly wordLists: Readonly<Record<WordListId, ReadonlySet<string>>>;
  readonly endings: readonly (readonly [ending: string, replacement: string])[];
  /** Each variant of a character and the character it is read as. */
  readonly variants: ReadonlyMap<string, string>;
  readonly examples: Omit<LanguageExamples, ExampleListId> &
    Readonly<Record<ExampleListId, ReadonlySet<string>>>;
}

/** The languages that a text is read with, in registry order. */
export interface Lexicon {
  readonly languages: ReadonlyMap<Language, LanguageLexicon>;
}

/** Phrases whose senses are being collected. */
type Draft = Map<string, LexiconHit>;

/** Builds the index of a language. */
export function buildLanguageLexicon(code: Language, data: LanguageData): LanguageLexicon {
  const phrases: Draft = new Map();
  addSenses(phrases, code, data);
  markAmbiguous(phrases, data);
  return {
    ...data.rules,
    code,
    phrases,
    longest: countWords(phrases),
    wordLists: foldLists(WORD_LISTS, data.wordLists),
    endings: data.rules.endings.map(parseEnding),
    variants: indexVariants(data.rules),
    examples: { ...data.examples, ...foldLists(EXAMPLE_LISTS, data.examples) },
  };
}

/** Parses a rule such as "ies → y". */
function parseEnding(rule: string): readonly [ending: string, replacement: string] {
  const [ending = '', replacement = ''] = rule.split('→').map((side) => side.trim());
  return [ending, replacement];
}

function indexVariants({ variants = {} }: LanguageRules): Map<string, string> {
  return new Map(
    Object.entries(variants).flatMap(([read, others]) => [...others].map((other) => [other, read])),
  );
}

function foldLists<Id extends string>(
  ids: readonly Id[],
  lists: Readonly<Record<Id, readonly string[]>>,
): Record<Id, Set<string>> {
  return Object.fromEntries(ids.map((id) => [id, new Set(foldPhrases(lists[id]))])) as Record<
    Id,
    Set<string>
  >;
}

function countWords(phrases: Draft): Map<string, number> {
  const longest = new Map<string, number>();
  for (const phrase of phrases.keys()) {
    const cut = phrase.indexOf(' ');
    if (cut < 0) continue;
    let words = 2;
    for (let at = phrase.indexOf(' ', cut + 1); at >= 0; at = phrase.indexOf(' ', at + 1)) words++;
    const first = phrase.slice(0, cut);
    if (words > (longest.get(first) ?? 1)) longest.set(first, words);
  }
  return longest;
}

/** Folds phrases for comparison; hyphens and apostrophes separate words. Folds the joined list once, for speed. */
export function foldPhrases(phrases: readonly string[]): string[] {
  if (phrases.length === 0) return [];
  const plain = foldText(phrases.join('\n')).replaceAll('-', ' ').replaceAll("'", ' ').replaceAll('’', ' ');
  return plain.split('\n');
}

function addSenses(draft: Draft, language: Language, data: LanguageData): void {
  add(draft, language, data.idioms, { kind: 'idiom' });
  eachId(data.colors, (id, list) => add(draft, language, list, { kind: 'color', id }));
  eachId(data.objects, (id, list) => add(draft, language, list, { kind: 'object', id }));
  eachId(data.moods, (id, list) => add(draft, language, list, { kind: 'mood', id }));
  eachId(data.audiences, (id, list) => add(draft, language, list, { kind: 'audience', id }));
  eachId(data.businessTypes, (id, list) => add(draft, language, list, { kind: 'businessType', id }));
  eachId(data.modifiers, (id, list) => add(draft, language, list, { kind: 'modifier', id }));
  eachId(data.grammar, (id, list) => add(draft, language, list, { kind: 'grammar', id }));
  eachId(data.harmonies, (id, list) => add(draft, language, list, { kind: 'harmony', id }));
}

function eachId<Id extends string>(
  words: Readonly<Record<Id, readonly string[]>>,
  visit: (id: Id, list: readonly string[]) => void,
): void {
  for (const id in words) visit(id, words[id]);
}

/** Phrases with the same sense share one hit object, which keeps building the lexicon fast. */
function add(draft: Draft, language: Language, list: readonly string[], sense: Sense): void {
  const hit: LexiconHit = { language, ambiguous: false, senses: [sense] };
  for (const phrase of foldPhrases(list)) {
    const known = draft.get(phrase);
    draft.set(phrase, known === undefined ? hit : { ...known, senses: [...known.senses, sense] });
  }
}

function markAmbiguous(draft: Draft, { ambiguous }: LanguageData): void {
  for (const phrase of foldPhrases(ambiguous)) {
    const hit = draft.get(phrase);
    if (hit !== undefined) draft.set(phrase, { ...hit, ambiguous: true });
  }
}
