import type { HarmonyType } from '../../color/harmony-types.ts';
import type { AudienceConceptId } from './audience-concepts.ts';
import type { BusinessTypeConceptId } from './business-type-concepts.ts';
import type { ColorConceptId } from './color-concepts.ts';
import { foldText } from './fold-text.ts';
import {
  type GrammarRole,
  type LanguageData,
  type LanguageEntry,
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

/** The parsed rules and the examples of a language. */
export interface LexiconLanguage extends Omit<LanguageRules, 'endings' | 'letters'> {
  readonly endings: readonly (readonly [ending: string, replacement: string])[];
  readonly letters: readonly (readonly [letters: string, amount: number])[];
  readonly examples: LanguageExamples;
}

/** All phrases of all languages, folded, with words separated by one space. */
export interface Lexicon {
  /** The languages in registry order. */
  readonly languages: ReadonlyMap<Language, LexiconLanguage>;
  readonly phrases: ReadonlyMap<string, readonly LexiconHit[]>;
  /** The first word of each multi-word phrase, with the length of the longest such phrase in words. */
  readonly longest: ReadonlyMap<string, number>;
  /** Each function word and its languages; a language occurs as often as it lists the word. */
  readonly functionWords: ReadonlyMap<string, readonly Language[]>;
  /** The words of each list in all languages. */
  readonly wordLists: Readonly<Record<WordListId, ReadonlySet<string>>>;
}

type Draft = Map<string, readonly LexiconHit[]>;

/** Builds the index of the given languages. */
export function buildLexicon(entries: readonly LanguageEntry<Language>[]): Lexicon {
  const phrases: Draft = new Map();
  const functionWords = new Map<string, Language[]>();
  for (const { code, data } of entries) {
    addSenses(phrases, code, data);
    markAmbiguous(phrases, code, data);
    for (const word of foldPhrases(data.functionWords)) {
      functionWords.set(word, [...(functionWords.get(word) ?? []), code]);
    }
  }
  return {
    languages: new Map(entries.map(({ code, data }) => [code, toLanguage(data)])),
    phrases,
    longest: countWords(phrases),
    functionWords,
    wordLists: joinWordLists(entries),
  };
}

function toLanguage({ rules, examples }: LanguageData): LexiconLanguage {
  return {
    ...rules,
    endings: rules.endings.map(parseEnding),
    letters: Object.entries(rules.letters),
    examples,
  };
}

/** Parses a rule such as "ies → y". */
function parseEnding(rule: string): readonly [ending: string, replacement: string] {
  const [ending = '', replacement = ''] = rule.split('→').map((side) => side.trim());
  return [ending, replacement];
}

function joinWordLists(entries: readonly LanguageEntry[]): Lexicon['wordLists'] {
  const join = (id: WordListId) => new Set(entries.flatMap(({ data }) => foldPhrases(data.wordLists[id])));
  return Object.fromEntries(WORD_LISTS.map((id) => [id, join(id)])) as Record<WordListId, Set<string>>;
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
  const only: readonly LexiconHit[] = [hit];
  for (const phrase of foldPhrases(list)) {
    const hits = draft.get(phrase);
    if (hits === undefined) draft.set(phrase, only);
    else draft.set(phrase, joinHit(hits, hit, sense));
  }
}

/** Languages are added one after the other, so only the last hit can belong to this one. */
function joinHit(hits: readonly LexiconHit[], hit: LexiconHit, sense: Sense): readonly LexiconHit[] {
  const last = hits.at(-1);
  if (last?.language !== hit.language) return [...hits, hit];
  return [...hits.slice(0, -1), { ...last, senses: [...last.senses, sense] }];
}

function markAmbiguous(draft: Draft, language: Language, { ambiguous }: LanguageData): void {
  for (const phrase of foldPhrases(ambiguous)) {
    const hits = draft.get(phrase);
    if (hits === undefined) continue;
    draft.set(
      phrase,
      hits.map((hit) => (hit.language === language ? { ...hit, ambiguous: true } : hit)),
    );
  }
}
