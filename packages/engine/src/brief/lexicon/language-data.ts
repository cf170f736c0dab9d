import type { HarmonyType } from '../../color/harmony-types.ts';
import type { IndustryValue } from '../industries.ts';
import type { AudienceConceptId } from './audience-concepts.ts';
import type { ColorConceptId } from './color-concepts.ts';
import type { ModifierId } from './modifiers.ts';
import type { MoodConceptId } from './mood-concepts.ts';
import type { ThingConceptId } from './thing-concepts.ts';
import type { TradeConceptId } from './trade-concepts.ts';

/*
 * The shape of data/<language>.json: everything the reader knows of one language. The compiler checks each file against
 * it; language-data.test.ts checks what types cannot say.
 */

/** Words and phrases as people write them. Case, accents, hyphens and apostrophes make no difference to the reader. */
type Phrases = readonly string[];

/** The phrases of every concept of a kind. */
type PhrasesOf<Id extends string> = Readonly<Record<Id, Phrases>>;

/** Words that steer how others are read. */
export const GRAMMAR_ROLES = [
  /** Forbids what follows: "no", "without". */
  'negator',
  /** Turns down the adjectives that follow: "not too". */
  'softener',
  /** Turns down the whole noun phrase that follows: "less". */
  'nounSoftener',
  /** Contains a negator but forbids nothing: "not only". */
  'affirmer',
  /** Ends what a negator reaches: "but". */
  'closer',
  /** Forbids what comes before it in the clause: "is banned". */
  'backNegator',
  /** Joins the items of a list: "and", "or". */
  'joiner',
  /** A joiner that offers a choice: "or". */
  'alternative',
  /** Marks the color beside it as an accent: "accents", "a touch of". */
  'accent',
  /** Marks the color beside it as the main one: "primary". */
  'lead',
  /** Marks the color beside it as a ground to print on: "background". */
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

/** Small sets of words that are read by themselves, in a text of any language. */
export const WORD_LISTS = [
  /** May stand between a color and the word that gives it its role: "is", "of". */
  'bridge',
  /** Tie a color to the thing it is the color of: "verde de bosque". */
  'tie',
  /** Joined to a word by a hyphen, they forbid it: "pink-free". */
  'exclusionSuffix',
  /** Colors, flowers and stones people are called after: "Ruby". */
  'givenName',
  /** A person's name follows: "by", "aunt". */
  'beforeGivenName',
  /** What a person does who opens a brief: "opens", "runs". */
  'afterGivenName',
  /** Stand right before a brand's name: "called". */
  'beforeBrandName',
  /** Reveal a sentence that is about the design instead of the brand: "logo", "we". */
  'designTalk',
] as const;

export type WordListId = (typeof WORD_LISTS)[number];

/** How a language forms and orders its words. */
export interface LanguageRules {
  /** True when adjectives stand behind the noun: "vert foncé". */
  readonly adjectivesFollow: boolean;
  /** True when a negator at the end of a clause forbids what comes before it: "Blau mögen wir nicht." */
  readonly negatorEndsClause: boolean;
  /** Letters that join the parts of a compound, tried in this order; none when compounds are written apart. */
  readonly compoundLinks: readonly string[];
  /** Letters that reveal the language, and how much one of them counts: a small word of its own counts 1. */
  readonly letters: Readonly<Record<string, number>>;
  /**
   * Endings that may be taken off a word to find its listed form, and what takes their place, tried in this order:
   * "ies → y", "s →". Without accents.
   */
  readonly endings: readonly string[];
}

/** Headlines of at most 58 characters and texts of at most 147 that could stand on a brand's first page. */
export interface ExamplePhrases {
  readonly titles: readonly string[];
  readonly texts: readonly string[];
}

/** Sentences for the samples of a guide. Their order matters: one of them is chosen by its position. */
export interface LanguageExamples {
  /** Headlines with `{name}` where the brand's name goes. */
  readonly nameTitles: readonly string[];
  /** Used where the business type has none of its own; `other` where the field has none either. */
  readonly byIndustry: Readonly<Partial<Record<IndustryValue, ExamplePhrases>>> & {
    readonly other: ExamplePhrases;
  };
  readonly byTrade: Readonly<Partial<Record<TradeConceptId, ExamplePhrases>>>;
}

/** Everything the reader knows of one language. Lists are sorted, except where their order means something. */
export interface LanguageData {
  readonly colors: PhrasesOf<ColorConceptId>;
  readonly things: PhrasesOf<ThingConceptId>;
  readonly moods: PhrasesOf<MoodConceptId>;
  readonly audiences: PhrasesOf<AudienceConceptId>;
  readonly trades: PhrasesOf<TradeConceptId>;
  readonly modifiers: PhrasesOf<ModifierId>;
  readonly harmonies: PhrasesOf<HarmonyType>;
  /** A phrase may have several roles. */
  readonly grammar: PhrasesOf<GrammarRole>;
  /** Phrases that hold one of the words above and mean none of it. */
  readonly idioms: Phrases;
  /** Phrases that are read only in a text of this language, since they mean other things elsewhere. */
  readonly ambiguous: Phrases;
  /**
   * Frequent small words, which reveal the language of a text. One that is listed twice, or in two spellings ("ou" and
   * "où"), counts twice.
   */
  readonly functionWords: Phrases;
  readonly wordLists: Readonly<Record<WordListId, Phrases>>;
  readonly rules: LanguageRules;
  readonly examples: LanguageExamples;
}

/** A language of the registry: its ISO 639-1 code and its data. */
export interface LanguageEntry<Code extends string = string> {
  readonly code: Code;
  readonly data: LanguageData;
}
