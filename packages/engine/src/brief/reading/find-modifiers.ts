import type { ModifierId } from '../lexicon/modifiers.ts';
import { type AnalyzedText, adjectivesFollow, hasRole, senseOf } from './analyzed-text.ts';
import type { PhraseMatch } from './match-phrases.ts';

/** The modifiers of a color and the token range of modifiers and color. */
export interface FoundModifiers {
  readonly modifierIds: readonly ModifierId[];
  readonly start: number;
  readonly end: number;
}

/** The maximum number of modifiers on one side. */
const MAX_MODIFIERS = 3;

/**
 * Finds the words that modify a color: before it ("soft, dark green"), or after it in languages where adjectives
 * follow the noun ("vert très foncé"). They are added to `consumed`, so that they apply to one color only.
 */
export function findModifiers(
  analyzed: AnalyzedText,
  match: PhraseMatch,
  consumed: Set<PhraseMatch>,
): FoundModifiers {
  const modifierIds: ModifierId[] = [];
  const follow = adjectivesFollow(analyzed.lexicon, match);
  const start = scanBefore(analyzed, match.start, consumed, modifierIds, !follow);
  const end = follow ? scanAfter(analyzed, match.end, consumed, modifierIds) : match.end;
  return { modifierIds, start, end };
}

function scanBefore(
  analyzed: AnalyzedText,
  from: number,
  consumed: Set<PhraseMatch>,
  modifierIds: ModifierId[],
  acrossCommas: boolean,
): number {
  let start = from;
  for (let index = from - 1; index >= 0 && modifierIds.length < MAX_MODIFIERS; ) {
    const match = analyzed.matchAt[index];
    const previous = modifierIds.length;
    if (match !== undefined && consumeModifier(analyzed, match, consumed, modifierIds)) {
      start = match.start;
      index = match.start - 1;
      index = skipIntensifier(analyzed, index, modifierIds, previous);
    } else if (acrossCommas && modifierIds.length > 0 && isLink(analyzed, index)) index--;
    else break;
  }
  return start;
}

function scanAfter(
  analyzed: AnalyzedText,
  from: number,
  consumed: Set<PhraseMatch>,
  modifierIds: ModifierId[],
): number {
  let end = from;
  for (let index = from, isFound = true; isFound && modifierIds.length < MAX_MODIFIERS; ) {
    const strong = hasRole(analyzed.matchAt[index], 'intensifier');
    const match = analyzed.matchAt[strong ? index + 1 : index];
    isFound = match !== undefined && consumeModifier(analyzed, match, consumed, modifierIds);
    if (!isFound || match === undefined) break;
    if (strong) modifierIds.push(...modifierIds.slice(-1));
    end = match.end;
    index = end;
  }
  return end;
}

function consumeModifier(
  { polarity }: AnalyzedText,
  match: PhraseMatch,
  consumed: Set<PhraseMatch>,
  modifierIds: ModifierId[],
): boolean {
  const modifier = senseOf(match.senses, 'modifier');
  if (modifier === undefined || consumed.has(match)) return false;
  consumed.add(match);
  if ((polarity[match.start] ?? 1) > 0) modifierIds.push(modifier.id);
  return true;
}

/** "very dark" modifies twice. */
function skipIntensifier(
  analyzed: AnalyzedText,
  index: number,
  modifierIds: ModifierId[],
  previous: number,
): number {
  if (!hasRole(analyzed.matchAt[index], 'intensifier')) return index;
  modifierIds.push(...modifierIds.slice(previous, previous + 1));
  return index - 1;
}

function isLink({ tokens, matchAt }: AnalyzedText, index: number): boolean {
  const match = matchAt[index - 1];
  const links = tokens[index]?.kind === 'comma' || hasRole(matchAt[index], 'conjunction');
  return (
    links && senseOf(match?.senses, 'modifier') !== undefined && senseOf(match?.senses, 'color') === undefined
  );
}
