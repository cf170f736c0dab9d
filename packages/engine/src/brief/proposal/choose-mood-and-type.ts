import { HARMONY_TYPES } from '../../color/harmony-types.ts';
import { findFont } from '../../typography/font-catalog.ts';
import type { Direction } from '../direction.ts';
import type { DirectionRequest } from './direction-request.ts';
import type { ModelProposal } from './model-proposal.ts';
import type { Reading } from './reading.ts';

type Mood = Direction['mood'];
type MoodPart = keyof Mood;
type TypeTraits = Direction['type']['traits'];

/** Harmony, mood and type of a direction, and which of them come from the model. */
export interface MoodAndType {
  readonly harmony: Direction['harmony'];
  readonly mood: Mood;
  readonly type: Direction['type'];
  readonly isProposed: Readonly<Record<'harmony' | 'fontTraits' | MoodPart, boolean>>;
}

const MAX_TRAITS = 6;
/** At this chroma or below, the brief asks for no color, which a model cannot override. */
const COLORLESS = -0.95;

/**
 * Chooses harmony, mood and type: the choice of the user, else the proposal of the model, else the result of the
 * reader.
 */
export function chooseMoodAndType(
  proposal: ModelProposal,
  { fromBrief, withMemory }: Reading,
  request: DirectionRequest,
): MoodAndType {
  const hasStyle = request.brief.mode === 'copilot' && request.brief.designStyle !== null;
  const harmonyType = HARMONY_TYPES.find((type) => type === proposal.harmony.type);
  const isHarmonyOpen = fromBrief.harmony === 'auto' && harmonyType !== undefined;
  const fontTraits = readFontTraits(proposal.type.traits);
  const chroma = fromBrief.mood.chroma <= COLORLESS ? null : proposal.mood.chroma.value;
  const proposedMood = {
    chroma: inRange(chroma),
    lightness: inRange(proposal.mood.lightness.value),
    contrast: inRange(proposal.mood.contrast.value),
  };
  const mood = (part: MoodPart) => blend(proposedMood[part], withMemory.mood[part], hasStyle);
  return {
    harmony: isHarmonyOpen ? harmonyType : withMemory.harmony,
    mood: { chroma: mood('chroma'), lightness: mood('lightness'), contrast: mood('contrast') },
    type: {
      header: fromBrief.type.header ?? withMemory.type.header ?? allowedHeader(proposal, fromBrief.type.uses),
      body: fromBrief.type.body ?? withMemory.type.body ?? proposal.type.body,
      traits:
        fontTraits === null
          ? withMemory.type.traits
          : withStyle(fontTraits, withMemory.type.traits, hasStyle),
      uses: fromBrief.type.uses,
    },
    isProposed: {
      harmony: isHarmonyOpen,
      fontTraits: fontTraits !== null,
      chroma: proposedMood.chroma !== null,
      lightness: proposedMood.lightness !== null,
      contrast: proposedMood.contrast !== null,
    },
  };
}

/** The header font of the model, unless it is handwritten and the brief does not allow that. */
function allowedHeader({ type }: ModelProposal, uses: Direction['type']['uses']) {
  const isHandwritten = findFont(type.header ?? '')?.category === 'handwriting';
  return isHandwritten && !uses.includes('handwriting') ? null : type.header;
}

/** A chosen design style determines half of the mood; the reader includes its effect. */
function blend(proposed: number | null, read: number, hasStyle: boolean): number {
  if (proposed === null) return read;
  return hasStyle ? (proposed + read) / 2 : proposed;
}

function withStyle(fontTraits: TypeTraits, read: TypeTraits, hasStyle: boolean): TypeTraits {
  return hasStyle ? { ...read, ...fontTraits } : fontTraits;
}

function inRange(value: number | null): number | null {
  return value !== null && value >= -1 && value <= 1 ? value : null;
}

/** The traits with a weight above 0 and up to 1, without duplicates; `null` when there is none. */
function readFontTraits(traits: ModelProposal['type']['traits']): TypeTraits | null {
  const fontTraits: TypeTraits = {};
  for (const { trait, weight } of traits) {
    if (!(weight > 0 && weight <= 1) || fontTraits[trait] !== undefined) continue;
    if (Object.keys(fontTraits).length >= MAX_TRAITS) break;
    fontTraits[trait] = weight;
  }
  return Object.keys(fontTraits).length === 0 ? null : fontTraits;
}
