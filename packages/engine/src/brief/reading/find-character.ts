import type { HarmonyType } from '../../color/harmony-types.ts';
import { AUDIENCE_CONCEPTS } from '../lexicon/audience-concepts.ts';
import { MOOD_CONCEPTS, type MoodConcept } from '../lexicon/mood-concepts.ts';
import { TRADE_CONCEPTS, type TradeConcept, type TradeConceptId } from '../lexicon/trade-concepts.ts';
import type { PhraseMatch } from './match-phrases.ts';
import { senseOf, type TakenText, wordsOf } from './sentence.ts';

/** A mood or audience a text speaks of. */
export interface MoodFinding {
  readonly concept: MoodConcept;
  readonly kind: 'mood' | 'audience';
  /** 1 wanted, −1 forbidden, −0.5 turned down; less for a word that already bends a color. */
  readonly weight: number;
  readonly word: string;
}

export interface TradeFinding {
  readonly id: TradeConceptId;
  readonly concept: TradeConcept;
  readonly word: string;
}

export interface HarmonyFinding {
  readonly type: HarmonyType;
  readonly word: string;
}

/** What a text says of a brand's character, apart from its colors. */
export interface Character {
  readonly moods: readonly MoodFinding[];
  readonly trades: readonly TradeFinding[];
  readonly harmonies: readonly HarmonyFinding[];
}

/** An audience moves the mood less than a mood word does. */
const AUDIENCE_WEIGHT = 0.7;
/** "deep" in "deep green" bends the color and only colors the mood. */
const CONSUMED_WEIGHT = 0.3;

/** Finds moods, audiences, trades and harmonies; each concept once, in reading order. */
export function findCharacter(taken: TakenText, consumed: ReadonlySet<PhraseMatch>): Character {
  const moods = new Map<string, MoodFinding>();
  const trades = new Map<string, TradeFinding>();
  const harmonies: HarmonyFinding[] = [];
  for (const match of taken.matches) {
    const word = wordsOf(taken, match.start, match.end);
    const mood = toMood(match, taken, consumed.has(match), word);
    if (mood !== null && !moods.has(mood.id)) moods.set(mood.id, mood.finding);
    const trade = senseOf(match.senses, 'trade');
    if (trade !== undefined && !trades.has(trade.id))
      trades.set(trade.id, { id: trade.id, concept: TRADE_CONCEPTS[trade.id], word });
    const harmony = senseOf(match.senses, 'harmony');
    if (harmony !== undefined && (taken.polarity[match.start] ?? 1) > 0)
      harmonies.push({ type: harmony.id, word });
  }
  return { moods: [...moods.values()], trades: [...trades.values()], harmonies };
}

function toMood(
  match: PhraseMatch,
  { polarity }: TakenText,
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
