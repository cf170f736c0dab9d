import { HARMONY_TYPES, type HarmonyType } from '../../color/harmony-types.ts';
import { foldText } from '../reading/fold-text.ts';
import type { AudienceConceptId } from './audience-concepts.ts';
import type { ColorConceptId } from './color-concepts.ts';
import type { GrammarRole, Language, LanguageLexicon } from './language-lexicon.ts';
import type { ModifierId } from './modifiers.ts';
import type { MoodConceptId } from './mood-concepts.ts';
import type { ThingConceptId } from './thing-concepts.ts';
import type { TradeConceptId } from './trade-concepts.ts';

/** One meaning of a phrase. */
export type Sense =
  | { readonly kind: 'color'; readonly id: ColorConceptId }
  | { readonly kind: 'thing'; readonly id: ThingConceptId }
  | { readonly kind: 'mood'; readonly id: MoodConceptId }
  | { readonly kind: 'audience'; readonly id: AudienceConceptId }
  | { readonly kind: 'trade'; readonly id: TradeConceptId }
  | { readonly kind: 'modifier'; readonly id: ModifierId }
  | { readonly kind: 'harmony'; readonly id: HarmonyType }
  | { readonly kind: 'grammar'; readonly id: GrammarRole }
  | { readonly kind: 'idiom' };

/** What a phrase means in one language. */
export interface LexiconHit {
  readonly language: Language;
  /** True when the phrase is something else in other languages. */
  readonly ambiguous: boolean;
  readonly senses: readonly Sense[];
}

/** Every phrase of every language, folded, words parted by one space. */
export interface Lexicon {
  readonly languages: readonly LanguageLexicon[];
  readonly phrases: ReadonlyMap<string, readonly LexiconHit[]>;
  /** First words of phrases, and how many words the longest phrase that begins so has. */
  readonly longest: ReadonlyMap<string, number>;
  readonly functionWords: ReadonlyMap<string, readonly Language[]>;
}

type Draft = Map<string, Map<Language, { ambiguous: boolean; senses: Sense[] }>>;

/** Indexes the tables of some languages for look-up. */
export function buildLexicon(languages: readonly LanguageLexicon[]): Lexicon {
  const draft: Draft = new Map();
  const functionWords = new Map<string, Language[]>();
  for (const table of languages) {
    addSenses(draft, table);
    markAmbiguous(draft, table);
    for (const word of toPhrases(table.functionWords)) {
      functionWords.set(word, [...(functionWords.get(word) ?? []), table.language]);
    }
  }
  const phrases = new Map<string, LexiconHit[]>();
  const longest = new Map<string, number>();
  for (const [phrase, byLanguage] of draft) {
    phrases.set(
      phrase,
      [...byLanguage].map(([language, hit]) => ({ language, ...hit })),
    );
    const words = phrase.split(' ');
    const first = words[0] ?? phrase;
    longest.set(first, Math.max(longest.get(first) ?? 0, words.length));
  }
  return { languages, phrases, longest, functionWords };
}

/** The phrases of a comma list, folded; hyphens and apostrophes part words. */
export function toPhrases(list: string): string[] {
  return foldText(list)
    .split(',')
    .map((phrase) => phrase.replace(/[\s'’-]+/g, ' ').trim())
    .filter((phrase) => phrase !== '');
}

function addSenses(draft: Draft, table: LanguageLexicon): void {
  const { language } = table;
  addIdioms(draft, table);
  eachId(table.colors, (id, list) => add(draft, language, list, { kind: 'color', id }));
  eachId(table.things, (id, list) => add(draft, language, list, { kind: 'thing', id }));
  eachId(table.moods, (id, list) => add(draft, language, list, { kind: 'mood', id }));
  eachId(table.audiences, (id, list) => add(draft, language, list, { kind: 'audience', id }));
  eachId(table.trades, (id, list) => add(draft, language, list, { kind: 'trade', id }));
  eachId(table.modifiers, (id, list) => add(draft, language, list, { kind: 'modifier', id }));
  eachId(table.grammar, (id, list) => add(draft, language, list, { kind: 'grammar', id }));
  for (const id of HARMONY_TYPES) add(draft, language, table.harmonies[id] ?? '', { kind: 'harmony', id });
}

function addIdioms(draft: Draft, { language, idioms }: LanguageLexicon): void {
  add(draft, language, idioms, { kind: 'idiom' });
}

function eachId<Id extends string>(
  words: Partial<Record<Id, string>>,
  visit: (id: Id, list: string) => void,
): void {
  for (const id in words) visit(id, words[id] ?? '');
}

function add(draft: Draft, language: Language, list: string, sense: Sense): void {
  for (const phrase of toPhrases(list)) {
    const byLanguage = draft.get(phrase) ?? new Map();
    const hit = byLanguage.get(language) ?? { ambiguous: false, senses: [] };
    hit.senses.push(sense);
    byLanguage.set(language, hit);
    draft.set(phrase, byLanguage);
  }
}

function markAmbiguous(draft: Draft, { language, ambiguous }: LanguageLexicon): void {
  for (const phrase of toPhrases(ambiguous)) {
    const hit = draft.get(phrase)?.get(language);
    if (hit !== undefined) hit.ambiguous = true;
  }
}
