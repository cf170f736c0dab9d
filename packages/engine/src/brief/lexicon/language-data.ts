import type { HarmonyType } from '../../color/harmony-types.ts';
import type { AudienceConceptId } from './audience-concepts.ts';
import type { BusinessTypeConceptId } from './business-type-concepts.ts';
import type { ColorConceptId } from './color-concepts.ts';
import type { ModifierId } from './modifiers.ts';
import type { MoodConceptId } from './mood-concepts.ts';
import type { ObjectConceptId } from './object-concepts.ts';

/*
 * The type of data/<language>.json, the data of one language. The compiler checks each file against it;
 * language-data.test.ts checks what types cannot express.
 */

/** Words and phrases in normal spelling. Case, accents, hyphens and apostrophes are ignored. */
type Phrases = readonly string[];

/** The phrases of every concept of a kind. */
type PhrasesOf<Id extends string> = Readonly<Record<Id, Phrases>>;

/** The grammatical roles of words that affect other words. */
export const GRAMMAR_ROLES = [
  /** Excludes what follows: "no", "without". */
  'negator',
  /** Marks the adjectives that follow as unwanted: "not too". */
  'softener',
  /** Marks the noun phrase that follows as unwanted: "less". */
  'nounSoftener',
  /** Contains a negator but excludes nothing: "not only". */
  'affirmer',
  /** Ends the scope of a negator: "but". */
  'scopeEnd',
  /** Excludes what comes before it in the clause: "is banned". */
  'postNegator',
  /** Excludes only a color right after it, with at most one other word between: "zero", "everybody uses". */
  'nearNegator',
  /** Starts an exclusion that an `exclusionCloser` ends, with a color between them: "leave" in "leave blue out". */
  'exclusionOpener',
  /** Ends an exclusion: "out" in "leave blue out". */
  'exclusionCloser',
  /** Joins the items of a list: "and", "or". */
  'conjunction',
  /** A conjunction between alternatives: "or". */
  'alternative',
  /** Marks the adjacent color as an accent: "accents", "a touch of". */
  'accent',
  /** Marks the adjacent color as the main one: "primary". */
  'primary',
  /** Marks the adjacent color as a background: "background". */
  'background',
  /** Precedes a background color: "on". */
  'beforeBackground',
  /** Doubles a modifier: "very". */
  'intensifier',
  /** A word about type, so a family name near it is a font: "typeface". */
  'typeWord',
  /** A word for body text: "body". */
  'bodyWord',
] as const;

export type GrammarRole = (typeof GRAMMAR_ROLES)[number];

/** Lists of words that are recognized in texts of any language. */
export const WORD_LISTS = [
  /** May be between a color and the word that defines its role: "is", "of". */
  'bridge',
  /** Connects a color word with an object: "de" in "verde de bosque". */
  'colorLink',
  /** Excludes the word it is joined to by a hyphen: "pink-free". */
  'exclusionSuffix',
  /** Colors, flowers and stones that are also given names: "Ruby". */
  'givenName',
  /** Precedes the name of a person: "by", "aunt". */
  'beforeGivenName',
  /** Follows the name of a person: "opens", "runs". */
  'afterGivenName',
  /** Precedes the name of the brand: "called". */
  'beforeBrandName',
  /** Indicates a sentence about the design instead of the brand: "logo", "we". */
  'designWord',
] as const;

export type WordListId = (typeof WORD_LISTS)[number];

/** The grammar rules of a language. */
export interface LanguageRules {
  /** True when adjectives follow the noun: "vert foncé". */
  readonly adjectivesFollow: boolean;
  /** True when a negator at the end of a clause excludes what comes before it: "Blau mögen wir nicht." */
  readonly negatorEndsClause: boolean;
  /** Letters that join the parts of a compound, tried in this order; none when compounds are separate words. */
  readonly compoundLinks: readonly string[];
  /** Endings to replace to find the listed form of a word, in this order: "ies → y", "s →". Without accents. */
  readonly endings: readonly string[];
  /** True when all nouns have a capital, so that a capital is no mark of a name. */
  readonly nounsAreCapitalized?: boolean;
  /** True when words are written without spaces, so that the phrases themselves separate them. */
  readonly withoutSpaces?: boolean;
  /** Characters and the other forms of them that are read the same: 蓝 and its traditional form 藍. */
  readonly variants?: Readonly<Record<string, string>>;
}

/** The tones of the sentences that invite: grief, health, and advice on money or law are sober. */
export const EXAMPLE_TONES = ['general', 'grief', 'health', 'advice'] as const;

export type ExampleTone = (typeof EXAMPLE_TONES)[number];

/**
 * What the example title and text need besides the words of the brief. Sentences state no fact about a brand; their order
 * matters, because one is chosen by its position.
 */
export interface LanguageExamples {
  /** Headlines with `{name}` as the placeholder of the brand name. */
  readonly nameTitles: readonly string[];
  /** Headlines for a brief that has no words to quote. */
  readonly titles: readonly string[];
  /** Sentences that end the text. */
  readonly invitations: Readonly<Record<ExampleTone, readonly string[]>>;
  /** Words about the design, not the brand: a part of a sentence with one of them is not quoted. */
  readonly designTerms: Phrases;
  /**
   * Prepositions and participles that start a part which a sentence can do without, and which can stand alone: "with" in
   * "a farm with an orchard".
   */
  readonly openers: Phrases;
  /** Words that start a relative clause: "that". */
  readonly relatives: Phrases;
  /** Prepositions that make a thing a color when no article follows: "in" in "in plum". */
  readonly beforeColor: Phrases;
  /** Indefinite articles, which start a phrase without a verb: "a farm with an orchard". */
  readonly articles: Phrases;
  /** True when a noun and its article change after a preposition: "für einen Laden". */
  readonly inflectsNouns?: boolean;
}

/** The data of one language. Lists are sorted, except where their order matters. */
export interface LanguageData {
  readonly colors: PhrasesOf<ColorConceptId>;
  readonly objects: PhrasesOf<ObjectConceptId>;
  readonly moods: PhrasesOf<MoodConceptId>;
  readonly audiences: PhrasesOf<AudienceConceptId>;
  readonly businessTypes: PhrasesOf<BusinessTypeConceptId>;
  readonly modifiers: PhrasesOf<ModifierId>;
  readonly harmonies: PhrasesOf<HarmonyType>;
  /** A phrase may have several roles. */
  readonly grammar: PhrasesOf<GrammarRole>;
  /** Phrases that contain one of the words above with another meaning. */
  readonly idioms: Phrases;
  /** Phrases that only count in texts of this language, because they have another meaning in others. */
  readonly ambiguous: Phrases;
  readonly wordLists: Readonly<Record<WordListId, Phrases>>;
  readonly rules: LanguageRules;
  readonly examples: LanguageExamples;
}

/** What indicates the language of a text: an entry of data/language-marks.json. */
export interface LanguageMarks {
  /**
   * Frequent words that indicate the language. A word listed twice, or in two spellings ("ou" and "où"), counts twice.
   */
  readonly functionWords: Phrases;
  /** Letters that indicate the language, with their score; a function word has a score of 1. */
  readonly letters: Readonly<Record<string, number>>;
  /** The scripts besides Latin that the language is written with: "kana", "han". They identify it alone. */
  readonly scripts?: readonly string[];
}

/** A language of the registry: its ISO 639-1 code, its marks, and its data, which is loaded when a text needs it. */
export interface LanguageEntry<Code extends string = string> {
  readonly code: Code;
  readonly marks: LanguageMarks;
  readonly load: () => Promise<LanguageData>;
}
