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
  /** First words of phrases of several words, and how many words the longest phrase that begins so has. */
  readonly longest: ReadonlyMap<string, number>;
  readonly functionWords: ReadonlyMap<string, readonly Language[]>;
}

type Draft = Map<string, readonly LexiconHit[]>;

/** Indexes the tables of some languages for look-up. */
export function buildLexicon(languages: readonly LanguageLexicon[]): Lexicon {
  const phrases: Draft = new Map();
  const functionWords = new Map<string, Language[]>();
  for (const table of languages) {
    addSenses(phrases, table);
    markAmbiguous(phrases, table);
    for (const word of toPhrases(table.functionWords)) {
      functionWords.set(word, [...(functionWords.get(word) ?? []), table.language]);
    }
  }
  return { languages, phrases, longest: countWords(phrases), functionWords };
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

/** The phrases of a comma list, folded; hyphens and apostrophes part words. */
export function toPhrases(list: string): string[] {
  if (list === '') return [];
  const plain = foldText(list).replaceAll('-', ' ').replaceAll("'", ' ').replaceAll('’', ' ');
  return plain.split(', ');
}

function addSenses(draft: Draft, table: LanguageLexicon): void {
  const { language } = table;
  add(draft, language, table.idioms, { kind: 'idiom' });
  eachId(table.colors, (id, list) => add(draft, language, list, { kind: 'color', id }));
  eachId(table.things, (id, list) => add(draft, language, list, { kind: 'thing', id }));
  eachId(table.moods, (id, list) => add(draft, language, list, { kind: 'mood', id }));
  eachId(table.audiences, (id, list) => add(draft, language, list, { kind: 'audience', id }));
  eachId(table.trades, (id, list) => add(draft, language, list, { kind: 'trade', id }));
  eachId(table.modifiers, (id, list) => add(draft, language, list, { kind: 'modifier', id }));
  eachId(table.grammar, (id, list) => add(draft, language, list, { kind: 'grammar', id }));
  for (const id of HARMONY_TYPES) add(draft, language, table.harmonies[id] ?? '', { kind: 'harmony', id });
}

function eachId<Id extends string>(
  words: Partial<Record<Id, string>>,
  visit: (id: Id, list: string) => void,
): void {
  for (const id in words) visit(id, words[id] ?? '');
}

/** Phrases that mean the same share one hit: most of the lexicon is made of such, and building it must stay cheap. */
function add(draft: Draft, language: Language, list: string, sense: Sense): void {
  const hit: LexiconHit = { language, ambiguous: false, senses: [sense] };
  const only: readonly LexiconHit[] = [hit];
  for (const phrase of toPhrases(list)) {
    const hits = draft.get(phrase);
    if (hits === undefined) draft.set(phrase, only);
    else draft.set(phrase, joinHit(hits, hit, sense));
  }
}

/** Languages are read in one after the other, so only the last hit can be of this one. */
function joinHit(hits: readonly LexiconHit[], hit: LexiconHit, sense: Sense): readonly LexiconHit[] {
  const last = hits.at(-1);
  if (last?.language !== hit.language) return [...hits, hit];
  return [...hits.slice(0, -1), { ...last, senses: [...last.senses, sense] }];
}

function markAmbiguous(draft: Draft, { language, ambiguous }: LanguageLexicon): void {
  for (const phrase of toPhrases(ambiguous)) {
    const hits = draft.get(phrase);
    if (hits === undefined) continue;
    draft.set(
      phrase,
      hits.map((hit) => (hit.language === language ? { ...hit, ambiguous: true } : hit)),
    );
  }
}
