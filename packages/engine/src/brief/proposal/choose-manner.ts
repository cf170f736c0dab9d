import { HARMONY_TYPES } from '../../color/harmony-types.ts';
import { findFont } from '../../typography/font-catalog.ts';
import type { Direction } from '../direction.ts';
import type { DirectionRequest } from './direction-request.ts';
import type { ModelProposal } from './model-proposal.ts';
import type { Reading } from './reading.ts';

type Mood = Direction['mood'];
type MoodPart = keyof Mood;
type TypeTraits = Direction['type']['traits'];

/** The parts of a direction that are no colors, and which of them are the model's. */
export interface Manner {
  readonly harmony: Direction['harmony'];
  readonly mood: Mood;
  readonly type: Direction['type'];
  readonly isProposed: Readonly<Record<'harmony' | 'letters' | MoodPart, boolean>>;
}

const MOST_TRAITS = 6;
/** A mood so free of chroma is a brief that asks for no color at all; no model brings it back. */
const COLORLESS = -0.95;

/** Harmony, mood and letters: what the person settled, else the model's proposal, else what our reader reads. */
export function chooseManner(
  proposal: ModelProposal,
  { told, recalled }: Reading,
  request: DirectionRequest,
): Manner {
  const hasStyle = request.brief.mode === 'copilot' && request.brief.designStyle !== null;
  const harmonyType = HARMONY_TYPES.find((type) => type === proposal.harmony.type);
  const isHarmonyOpen = told.harmony === 'auto' && harmonyType !== undefined;
  const letters = readLetters(proposal.type.traits);
  const chroma = told.mood.chroma <= COLORLESS ? null : proposal.mood.chroma.value;
  const proposedMood = {
    chroma: inRange(chroma),
    lightness: inRange(proposal.mood.lightness.value),
    contrast: inRange(proposal.mood.contrast.value),
  };
  const mood = (part: MoodPart) => blend(proposedMood[part], recalled.mood[part], hasStyle);
  return {
    harmony: isHarmonyOpen ? harmonyType : recalled.harmony,
    mood: { chroma: mood('chroma'), lightness: mood('lightness'), contrast: mood('contrast') },
    type: {
      header: told.type.header ?? recalled.type.header ?? allowedHeader(proposal, told.type.occasions),
      body: told.type.body ?? recalled.type.body ?? proposal.type.body,
      traits: letters === null ? recalled.type.traits : withStyle(letters, recalled.type.traits, hasStyle),
      occasions: told.type.occasions,
    },
    isProposed: {
      harmony: isHarmonyOpen,
      letters: letters !== null,
      chroma: proposedMood.chroma !== null,
      lightness: proposedMood.lightness !== null,
      contrast: proposedMood.contrast !== null,
    },
  };
}

/** A model's header, unless it is handwritten where the brief gives no occasion for that. */
function allowedHeader({ type }: ModelProposal, occasions: Direction['type']['occasions']) {
  const isHand = findFont(type.header ?? '')?.category === 'handwriting';
  return isHand && !occasions.includes('handwriting') ? null : type.header;
}

/** A design style the person chose keeps half the say over the mood; our reader knows how each style leans. */
function blend(proposed: number | null, read: number, hasStyle: boolean): number {
  if (proposed === null) return read;
  return hasStyle ? (proposed + read) / 2 : proposed;
}

function withStyle(letters: TypeTraits, read: TypeTraits, hasStyle: boolean): TypeTraits {
  return hasStyle ? { ...read, ...letters } : letters;
}

function inRange(value: number | null): number | null {
  return value !== null && value >= -1 && value <= 1 ? value : null;
}

/** Traits with a weight above 0 to 1, the first mention of each; `null` when there is none. */
function readLetters(traits: ModelProposal['type']['traits']): TypeTraits | null {
  const letters: TypeTraits = {};
  for (const { trait, weight } of traits) {
    if (!(weight > 0 && weight <= 1) || letters[trait] !== undefined) continue;
    if (Object.keys(letters).length >= MOST_TRAITS) break;
    letters[trait] = weight;
  }
  return Object.keys(letters).length === 0 ? null : letters;
}
