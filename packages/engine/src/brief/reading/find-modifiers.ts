import type { ModifierId } from '../lexicon/modifiers.ts';
import type { PhraseMatch } from './match-phrases.ts';
import { adjectivesFollow, hasRole, senseOf, type TakenText } from './sentence.ts';

/** Modifiers beside a color and the tokens they and the color span. */
export interface FoundModifiers {
  readonly bends: readonly ModifierId[];
  readonly start: number;
  readonly end: number;
}

/** How many modifiers on one side are read. */
const MOST = 3;

/**
 * Finds the words that bend a color: before it ("soft, dark green") and, where adjectives follow, behind it ("vert très
 * foncé"). What is found is added to `consumed` and not given to another color.
 */
export function findModifiers(
  taken: TakenText,
  match: PhraseMatch,
  consumed: Set<PhraseMatch>,
): FoundModifiers {
  const bends: ModifierId[] = [];
  const follow = adjectivesFollow(taken.lexicon, match);
  const start = scanBefore(taken, match.start, consumed, bends, !follow);
  const end = follow ? scanAfter(taken, match.end, consumed, bends) : match.end;
  return { bends, start, end };
}

function scanBefore(
  taken: TakenText,
  from: number,
  consumed: Set<PhraseMatch>,
  bends: ModifierId[],
  acrossCommas: boolean,
): number {
  let start = from;
  for (let index = from - 1; index >= 0 && bends.length < MOST; ) {
    const match = taken.matchAt[index];
    const previous = bends.length;
    if (match !== undefined && take(taken, match, consumed, bends)) {
      start = match.start;
      index = match.start - 1;
      index = skipIntensifier(taken, index, bends, previous);
    } else if (acrossCommas && bends.length > 0 && isLink(taken, index)) index--;
    else break;
  }
  return start;
}

function scanAfter(taken: TakenText, from: number, consumed: Set<PhraseMatch>, bends: ModifierId[]): number {
  let end = from;
  for (let index = from, taking = true; taking && bends.length < MOST; ) {
    const strong = hasRole(taken.matchAt[index], 'intensifier');
    const match = taken.matchAt[strong ? index + 1 : index];
    taking = match !== undefined && take(taken, match, consumed, bends);
    if (!taking || match === undefined) break;
    if (strong) bends.push(...bends.slice(-1));
    end = match.end;
    index = end;
  }
  return end;
}

function take(
  { polarity }: TakenText,
  match: PhraseMatch,
  consumed: Set<PhraseMatch>,
  bends: ModifierId[],
): boolean {
  const modifier = senseOf(match.senses, 'modifier');
  if (modifier === undefined || consumed.has(match)) return false;
  consumed.add(match);
  if ((polarity[match.start] ?? 1) > 0) bends.push(modifier.id);
  return true;
}

/** "very dark" bends twice. */
function skipIntensifier(taken: TakenText, index: number, bends: ModifierId[], previous: number): number {
  if (!hasRole(taken.matchAt[index], 'intensifier')) return index;
  bends.push(...bends.slice(previous, previous + 1));
  return index - 1;
}

function isLink({ tokens, matchAt }: TakenText, index: number): boolean {
  const match = matchAt[index - 1];
  const links = tokens[index]?.kind === 'comma' || hasRole(matchAt[index], 'joiner');
  return (
    links && senseOf(match?.senses, 'modifier') !== undefined && senseOf(match?.senses, 'color') === undefined
  );
}
