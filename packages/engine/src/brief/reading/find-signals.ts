import type { HarmonyType } from '../../color/harmony-types.ts';
import { AUDIENCE_CONCEPTS } from '../lexicon/audience-concepts.ts';
import {
  type BusinessTypeConcept,
  type BusinessTypeConceptId,
  findBusinessType,
} from '../lexicon/business-type-concepts.ts';
import { MOOD_CONCEPTS, type MoodConcept } from '../lexicon/mood-concepts.ts';
import { type AnalyzedText, adjectivesFollow, senseOf, wordsOf } from './analyzed-text.ts';
import type { PhraseMatch } from './match-phrases.ts';

/** A mood or audience in a text. */
export interface MoodFinding {
  readonly concept: MoodConcept;
  readonly kind: 'mood' | 'audience';
  /** 1 wanted, −1 excluded, −0.5 unwanted; reduced for a word that already modifies a color. */
  readonly weight: number;
  readonly word: string;
}

export interface BusinessTypeFinding {
  readonly id: BusinessTypeConceptId;
  readonly concept: BusinessTypeConcept;
  readonly word: string;
}

export interface HarmonyFinding {
  readonly type: HarmonyType;
  readonly word: string;
}

/** The signals of a text about the brand, without its colors. */
export interface BrandSignals {
  readonly moods: readonly MoodFinding[];
  readonly businessTypes: readonly BusinessTypeFinding[];
  readonly harmonies: readonly HarmonyFinding[];
}

/** An audience has less effect on the mood than a mood word. */
const AUDIENCE_WEIGHT = 0.7;
/** "deep" in "deep green" modifies the color and has less effect on the mood. */
const CONSUMED_WEIGHT = 0.3;

/**
 * Finds moods, audiences, business types and harmonies; each concept once, in reading order, but the head of a compound
 * before the business type that only qualifies it.
 */
export function findSignals(analyzed: AnalyzedText, consumed: ReadonlySet<PhraseMatch>): BrandSignals {
  const moods = new Map<string, MoodFinding>();
  const found: BusinessTypeFinding[] = [];
  let lastType: PhraseMatch | null = null;
  const harmonies: HarmonyFinding[] = [];
  for (const match of analyzed.matches) {
    const word = wordsOf(analyzed, match.start, match.end);
    const mood = toMood(match, analyzed, consumed.has(match), word);
    if (mood !== null && !moods.has(mood.id)) moods.set(mood.id, mood.finding);
    const businessType = senseOf(match.senses, 'businessType');
    if (businessType !== undefined && !found.some(({ id }) => id === businessType.id)) {
      const concept = findBusinessType(businessType.id);
      const at = isHead(match, lastType, analyzed) ? found.length - 1 : found.length;
      found.splice(at, 0, { id: businessType.id, concept, word });
      lastType = match;
    }
    const harmony = senseOf(match.senses, 'harmony');
    if (harmony !== undefined && (analyzed.polarity[match.start] ?? 1) > 0)
      harmonies.push({ type: harmony.id, word });
  }
  return { moods: [...moods.values()], businessTypes: found, harmonies };
}

/** Whether a business type is the head of a compound with the one before it: a "dog hotel" is a hotel. */
function isHead(match: PhraseMatch, before: PhraseMatch | null, { lexicon }: AnalyzedText): boolean {
  return before !== null && before.end >= match.start && !adjectivesFollow(lexicon, match);
}

function toMood(
  match: PhraseMatch,
  { polarity }: AnalyzedText,
  isConsumed: boolean,
  word: string,
): { readonly id: string; readonly finding: MoodFinding } | null {
  const share = (polarity[match.start] ?? 1) * (isConsumed ? CONSUMED_WEIGHT : 1);
  const mood = senseOf(match.senses, 'mood');
  if (mood !== undefined)
    return { id: mood.id, finding: { concept: MOOD_CONCEPTS[mood.id], kind: 'mood', weight: share, word } };
  const audience = senseOf(match.senses, 'audience');
  if (audience === undefined) return null;
  const concept: MoodConcept = AUDIENCE_CONCEPTS[audience.id];
  return { id: audience.id, finding: { concept, kind: 'audience', weight: share * AUDIENCE_WEIGHT, word } };
}
