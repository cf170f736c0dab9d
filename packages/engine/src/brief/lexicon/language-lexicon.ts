import type { HarmonyType } from '../../color/harmony-types.ts';
import type { AudienceConceptId } from './audience-concepts.ts';
import type { ColorConceptId } from './color-concepts.ts';
import type { ModifierId } from './modifiers.ts';
import type { MoodConceptId } from './mood-concepts.ts';
import type { ThingConceptId } from './thing-concepts.ts';
import type { TradeConceptId } from './trade-concepts.ts';

/** The languages the built-in reader knows, English first. */
export const LANGUAGES = ['en', 'de', 'fr', 'es', 'pt'] as const;

export type Language = (typeof LANGUAGES)[number];

/** Words and phrases, separated by commas, of each concept. Accents may be written; they are folded. */
type WordsOf<Id extends string> = Partial<Record<Id, string>>;

/** Words that steer how others are read. */
export const GRAMMAR_ROLES = [
  /** Forbids what follows: "no", "without". */
  'negator',
  /** Turns down what follows: "less". */
  'softener',
  /** Contains a negator but forbids nothing: "not only". */
  'affirmer',
  /** Ends what a negator reaches: "but". */
  'closer',
  /** Forbids what comes before it in the clause: "is banned". */
  'backNegator',
  /** Joins the items of a list: "and", "or". */
  'joiner',
  /** Marks the colour beside it as an accent: "accents", "a touch of". */
  'accent',
  /** Marks the colour beside it as the main one: "primary". */
  'lead',
  /** Marks the colour beside it as a ground to print on: "background". */
  'ground',
  /** Stands before a ground: "on". */
  'groundBefore',
  /** Doubles a modifier: "very". */
  'intensifier',
  /** Speaks of letters, so a family's name beside it is a font: "typeface". */
  'typeWord',
  /** Speaks of running text: "body". */
  'bodyWord',
] as const;

export type GrammarRole = (typeof GRAMMAR_ROLES)[number];

export interface LanguageLexicon {
  readonly language: Language;
  readonly colors: WordsOf<ColorConceptId>;
  readonly things: WordsOf<ThingConceptId>;
  readonly moods: WordsOf<MoodConceptId>;
  readonly audiences: WordsOf<AudienceConceptId>;
  readonly trades: WordsOf<TradeConceptId>;
  readonly modifiers: WordsOf<ModifierId>;
  readonly harmonies: WordsOf<HarmonyType>;
  readonly grammar: WordsOf<GrammarRole>;
  /** Phrases that hold one of the words above and mean none of it. */
  readonly idioms: string;
  /** Words that are read only in a text of this language, since they mean other things elsewhere. */
  readonly ambiguous: string;
  /** Frequent small words, which tell the language of a text. */
  readonly functionWords: string;
  /** Endings that may be taken off a word to find its listed form, and what takes their place. */
  readonly endings: readonly (readonly [ending: string, replacement: string])[];
}
