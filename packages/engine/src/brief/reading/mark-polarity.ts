import type { Lexicon } from '../lexicon/build-lexicon.ts';
import { hasRole, isListed, senseOf } from './analyzed-text.ts';
import { findNearColor, markUntilCloser } from './find-near-color.ts';
import type { PhraseMatch } from './match-phrases.ts';
import { EXCLUDED, type PolarityContext } from './polarity-context.ts';
import type { Token } from './tokenize.ts';

/** The maximum number of words without a sense between a negator and the first word it excludes. */
const SCOPE = 6;
/** The same between two excluded words. */
const SCOPE_BETWEEN_MATCHES = 1;
/** A verb right after the negator ("don't want …") belongs to it and does not end its scope. */
const MIN_VERB_DISTANCE = 3;
const UNWANTED = -0.5;

/**
 * Computes the polarity of each token: 1 wanted, −1 excluded, −0.5 unwanted.
 *
 * The scope of a negator ends with its clause or list: "no pink, purple or orange, but teal" excludes three colors.
 */
export function markPolarity(
  lexicon: Lexicon,
  tokens: readonly Token[],
  matches: readonly PhraseMatch[],
  matchAt: readonly (PhraseMatch | undefined)[],
): readonly number[] {
  const context: PolarityContext = { lexicon, tokens, matchAt, polarity: new Array(tokens.length).fill(1) };
  for (const match of matches) markMatch(context, match);
  markExclusionSuffix(context);
  return context.polarity;
}

/** Marks the words that a match excludes or softens. */
function markMatch(context: PolarityContext, match: PhraseMatch): void {
  if (hasRole(match, 'negator')) {
    const reached = markForward(context, match.end, EXCLUDED);
    if (!reached && endsClause(context, match)) markBefore(context, match);
  } else if (hasRole(match, 'nounSoftener')) markForward(context, match.end, UNWANTED);
  else if (hasRole(match, 'softener')) markForward(context, match.end, UNWANTED, true);
  if (hasRole(match, 'nearNegator')) markNear(context, match.end);
  if (hasRole(match, 'exclusionOpener')) markUntilCloser(context, match.end);
  if (hasRole(match, 'postNegator')) {
    markBackward(context, match.start);
    if (context.tokens[match.start - 1]?.fold === '.' && endsClause(context, match))
      markBackward(context, match.start - 1);
    else markAnswered(context, match);
  }
}

/** Marks the words after a negator; true when there was a word to exclude. */
function markForward(context: PolarityContext, from: number, value: number, adjectivesOnly = false): boolean {
  const { tokens, matchAt, polarity } = context;
  let rest = SCOPE;
  let found = false;
  for (let index = from; index < tokens.length; index++) {
    const match = matchAt[index];
    if (adjectivesOnly && found && followsAdjective(context, index)) break;
    if (isContent(match) || tokens[index]?.kind === 'color') {
      polarity[index] = value;
      found = true;
      rest = SCOPE_BETWEEN_MATCHES;
      continue;
    }
    if (endsScope(context, index, { found, distance: index - from })) break;
    if (!isLink(tokens[index], match)) rest--;
    if (rest < 0) break;
  }
  return found;
}

/**
 * Whether a word directly follows an adjective: "app" in "not too light app", but not "loud" in "not too light or
 * loud".
 */
function followsAdjective({ tokens, matchAt }: PolarityContext, index: number): boolean {
  const previous = matchAt[index - 1];
  const isAdjective =
    senseOf(previous?.senses, 'mood') !== undefined || senseOf(previous?.senses, 'modifier') !== undefined;
  const links = tokens[index]?.kind !== 'word' || hasRole(matchAt[index], 'conjunction');
  return isAdjective && previous !== matchAt[index] && !links;
}

interface ScopeState {
  readonly found: boolean;
  readonly distance: number;
}

function endsScope(
  { tokens, matchAt }: PolarityContext,
  index: number,
  { found, distance }: ScopeState,
): boolean {
  const match = matchAt[index];
  const kind = tokens[index]?.kind;
  if (kind === 'stop') return true;
  if (kind === 'comma') return !found || !continuesList(tokens, matchAt, index + 1);
  if (hasRole(match, 'negator') || hasRole(match, 'affirmer')) return found;
  if (hasRole(match, 'conjunction')) return found && !isContentSoon(tokens, matchAt, index + 1);
  return hasRole(match, 'scopeEnd') && (found || distance >= MIN_VERB_DISTANCE);
}

/** Whether a list that ends with "or" or "and" continues after a comma: "…, purple or orange". */
function continuesList(
  tokens: readonly Token[],
  matchAt: readonly (PhraseMatch | undefined)[],
  from: number,
): boolean {
  let items = 0;
  for (let index = from; index < Math.min(tokens.length, from + 12); index++) {
    const match = matchAt[index];
    if (isContent(match)) items++;
    else if (hasRole(match, 'conjunction'))
      return items > 0 ? isContentSoon(tokens, matchAt, index + 1) : hasRole(match, 'alternative');
    else if (tokens[index]?.kind !== 'comma' || items === 0) return false;
  }
  return false;
}

/** Whether one of the next two words can be excluded. */
function isContentSoon(
  tokens: readonly Token[],
  matchAt: readonly (PhraseMatch | undefined)[],
  from: number,
): boolean {
  for (let index = from; index < from + 2; index++) {
    if (isContent(matchAt[index])) return !hasRole(matchAt[index], 'scopeEnd');
    if (tokens[index]?.kind !== 'word' || matchAt[index] !== undefined) return false;
  }
  return false;
}

function isContent(match: PhraseMatch | undefined): boolean {
  return (
    match?.senses.some(
      ({ kind }) =>
        kind === 'color' || kind === 'object' || kind === 'mood' || kind === 'modifier' || kind === 'harmony',
    ) ?? false
  );
}

function isLink(token: Token | undefined, match: PhraseMatch | undefined): boolean {
  return (
    token?.kind === 'comma' ||
    hasRole(match, 'conjunction') ||
    senseOf(match?.senses, 'businessType') !== undefined
  );
}

/** Whether a mark or the end of the text follows a match. */
function endsClause({ tokens }: PolarityContext, { end }: PhraseMatch): boolean {
  return tokens[end]?.kind !== 'word';
}

/**
 * Marks what is before a negator that ends its clause: what it answers ("Blue? No."), or in some languages the clause
 * itself ("Blau mögen wir nicht.").
 */
function markBefore(context: PolarityContext, match: PhraseMatch): void {
  const rules = context.lexicon.languages.get(match.language);
  if (rules?.negatorEndsClause) markBackward(context, match.start);
  markAnswered(context, match);
}

/** Marks the question or topic that a match answers: "Blue? No thanks." or "Blue, no." A tag question is no answer. */
function markAnswered(context: PolarityContext, { start, end }: PhraseMatch): void {
  const { tokens } = context;
  const isAnswer = tokens[start - 1]?.fold === '?' || tokens[start - 1]?.kind === 'comma';
  if (isAnswer && tokens[end]?.fold !== '?') markBackward(context, start - 1);
}

function markBackward({ tokens, matchAt, polarity }: PolarityContext, before: number): void {
  let rest = SCOPE;
  for (let index = before - 1; index >= 0 && rest > 0; index--) {
    if (tokens[index]?.kind !== 'word' || hasRole(matchAt[index], 'scopeEnd')) return;
    if (isContent(matchAt[index])) polarity[index] = EXCLUDED;
    else rest--;
  }
}

/** Marks a color that follows directly, with the colors listed after it: "zero blue or green". */
function markNear(context: PolarityContext, from: number): void {
  const color = findNearColor(context, from);
  if (color !== null) markForward(context, color, EXCLUDED);
}

/** "pink-free" excludes pink. */
function markExclusionSuffix({ lexicon, tokens, polarity }: PolarityContext): void {
  for (const [index, token] of tokens.entries()) {
    if (token.joined && isListed(lexicon, 'exclusionSuffix', token) && index > 0)
      polarity[index - 1] = EXCLUDED;
  }
}
