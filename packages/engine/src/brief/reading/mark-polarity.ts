import type { Lexicon } from '../lexicon/build-lexicon.ts';
import type { PhraseMatch } from './match-phrases.ts';
import { hasRole, isListed, senseOf } from './sentence.ts';
import type { Token } from './tokenize.ts';

/** Words without a meaning of their own a negator reaches across before it meets what it forbids. */
const REACH = 6;
/** … and between two things it forbids. */
const REACH_WITHIN = 1;
/** A verb right after the negator ("don't want …") belongs to it and does not end it. */
const VERB_REACH = 3;
const FORBIDDEN = -1;
const TURNED_DOWN = -0.5;

interface Reading {
  readonly lexicon: Lexicon;
  readonly tokens: readonly Token[];
  readonly matchAt: readonly (PhraseMatch | undefined)[];
  readonly polarity: number[];
}

/**
 * Marks what a text forbids or turns down: 1 wanted, −1 forbidden, −0.5 turned down, one number a token.
 *
 * A negator reaches to the end of its clause or list: "no pink, purple or orange, but teal" forbids three colors.
 */
export function markPolarity(
  lexicon: Lexicon,
  tokens: readonly Token[],
  matches: readonly PhraseMatch[],
  matchAt: readonly (PhraseMatch | undefined)[],
): readonly number[] {
  const reading: Reading = { lexicon, tokens, matchAt, polarity: new Array(tokens.length).fill(1) };
  for (const match of matches) {
    if (hasRole(match, 'negator')) {
      const reached = markForward(reading, match.end, FORBIDDEN);
      if (!reached && standsLast(reading, match)) markBackward(reading, match.start);
    } else if (hasRole(match, 'nounSoftener')) markForward(reading, match.end, TURNED_DOWN);
    else if (hasRole(match, 'softener')) markForward(reading, match.end, TURNED_DOWN, true);
    if (hasRole(match, 'backNegator')) markBackward(reading, match.start);
  }
  markFreeFrom(reading);
  return reading.polarity;
}

/** Marks what follows a negator; true when it met something to forbid. */
function markForward(reading: Reading, from: number, value: number, adjectivesOnly = false): boolean {
  const { tokens, matchAt, polarity } = reading;
  let rest = REACH;
  let met = false;
  for (let index = from; index < tokens.length; index++) {
    const match = matchAt[index];
    if (adjectivesOnly && met && followsAdjective(reading, index)) break;
    if (isContent(match) || tokens[index]?.kind === 'color') {
      polarity[index] = value;
      met = true;
      rest = REACH_WITHIN;
      continue;
    }
    if (endsReach(reading, index, { met, distance: index - from })) break;
    if (!isLink(tokens[index], match)) rest--;
    if (rest < 0) break;
  }
  return met;
}

/** True for a word right behind an adjective: "app" in "not too light app", but not "loud" in "not too light or loud". */
function followsAdjective({ tokens, matchAt }: Reading, index: number): boolean {
  const previous = matchAt[index - 1];
  const isAdjective =
    senseOf(previous?.senses, 'mood') !== undefined || senseOf(previous?.senses, 'modifier') !== undefined;
  const links = tokens[index]?.kind !== 'word' || hasRole(matchAt[index], 'joiner');
  return isAdjective && previous !== matchAt[index] && !links;
}

interface Progress {
  readonly met: boolean;
  readonly distance: number;
}

function endsReach({ tokens, matchAt }: Reading, index: number, { met, distance }: Progress): boolean {
  const match = matchAt[index];
  const kind = tokens[index]?.kind;
  if (kind === 'stop') return true;
  if (kind === 'comma') return !met || !continuesList(tokens, matchAt, index + 1);
  if (hasRole(match, 'negator') || hasRole(match, 'affirmer')) return met;
  if (hasRole(match, 'joiner')) return met && !isContentSoon(tokens, matchAt, index + 1);
  return hasRole(match, 'closer') && (met || distance >= VERB_REACH);
}

/** True when, after a comma, a list goes on that ends in "or" or "and": "…, purple or orange". */
function continuesList(
  tokens: readonly Token[],
  matchAt: readonly (PhraseMatch | undefined)[],
  from: number,
): boolean {
  let items = 0;
  for (let index = from; index < Math.min(tokens.length, from + 12); index++) {
    const match = matchAt[index];
    if (isContent(match)) items++;
    else if (hasRole(match, 'joiner'))
      return items > 0 ? isContentSoon(tokens, matchAt, index + 1) : hasRole(match, 'alternative');
    else if (tokens[index]?.kind !== 'comma' || items === 0) return false;
  }
  return false;
}

/** True when one of the next two words is something that can be forbidden. */
function isContentSoon(
  tokens: readonly Token[],
  matchAt: readonly (PhraseMatch | undefined)[],
  from: number,
): boolean {
  for (let index = from; index < from + 2; index++) {
    if (isContent(matchAt[index])) return !hasRole(matchAt[index], 'closer');
    if (tokens[index]?.kind !== 'word' || matchAt[index] !== undefined) return false;
  }
  return false;
}

function isContent(match: PhraseMatch | undefined): boolean {
  return (
    match?.senses.some(
      ({ kind }) =>
        kind === 'color' || kind === 'thing' || kind === 'mood' || kind === 'modifier' || kind === 'harmony',
    ) ?? false
  );
}

function isLink(token: Token | undefined, match: PhraseMatch | undefined): boolean {
  return token?.kind === 'comma' || hasRole(match, 'joiner') || senseOf(match?.senses, 'trade') !== undefined;
}

/** True when nothing but the end of the clause follows: "Blau mögen wir nicht." */
function standsLast({ lexicon, tokens }: Reading, match: PhraseMatch): boolean {
  const next = tokens[match.end];
  const endsClause = lexicon.languages.get(match.language)?.negatorEndsClause ?? false;
  return endsClause && (next === undefined || next.kind !== 'word');
}

function markBackward({ tokens, matchAt, polarity }: Reading, before: number): void {
  let rest = REACH;
  for (let index = before - 1; index >= 0 && rest > 0; index--) {
    if (tokens[index]?.kind !== 'word' || hasRole(matchAt[index], 'closer')) return;
    if (isContent(matchAt[index])) polarity[index] = FORBIDDEN;
    else rest--;
  }
}

/** "pink-free" forbids pink. */
function markFreeFrom({ lexicon, tokens, polarity }: Reading): void {
  for (const [index, token] of tokens.entries()) {
    if (token.joined && isListed(lexicon, 'exclusionSuffix', token) && index > 0)
      polarity[index - 1] = FORBIDDEN;
  }
}
