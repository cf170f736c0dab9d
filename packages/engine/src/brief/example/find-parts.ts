import type { LanguageLexicon } from '../lexicon/build-lexicon.ts';
import type { GrammarRole } from '../lexicon/language-data.ts';
import { type AnalyzedText, hasRole, isListed, senseOf } from '../reading/analyzed-text.ts';
import { isFunctionWord } from '../reading/score-marks.ts';

/** A part of a brief between two marks that end a clause: a range of tokens. */
export interface Part {
  readonly start: number;
  readonly end: number;
}

/** A text with the data of its language. */
export interface Source {
  readonly analyzed: AnalyzedText;
  readonly language: LanguageLexicon;
}

/** Roles of words that exclude or soften something; what they belong to is never quoted. */
const EXCLUDING: readonly GrammarRole[] = ['negator', 'softener', 'nounSoftener', 'postNegator'];
/** Senses of words that say something about the brand. */
const CONTENT_SENSES: ReadonlySet<string> = new Set(['object', 'businessType', 'audience', 'idiom']);
/** Marks that are part of a sentence when no space follows: "3 a.m.", "9:30". */
const INNER_MARK = /^[.:][^\s"”»)]/;
/** Shorter parts need a business type, because they are mostly the rest of something else. */
const MIN_LENGTH = { first: 5, other: 12, dense: 5 };
/** The number of words in a pair of adjectives: "warm and old". */
const MOOD_PAIR = 3;

/** The parts of a text that are about the brand, without what is about its design or excluded. */
export function findParts(source: Source): Part[] {
  return splitText(source.analyzed).flatMap((part) => {
    const found = withoutDesign(source, part);
    return found === null ? [] : [found];
  });
}

/** The parts of a text between marks that end a clause. */
export function splitText({ text, tokens }: AnalyzedText): Part[] {
  const parts: Part[] = [];
  let start = 0;
  for (let index = 0; index <= tokens.length; index++) {
    const token = tokens[index];
    const isInner = token?.kind === 'stop' && INNER_MARK.test(text.slice(token.start, token.start + 2));
    if (token !== undefined && (token.kind !== 'stop' || isInner)) continue;
    if (index > start) parts.push({ start, end: index });
    start = index + 1;
  }
  return parts;
}

/** Cuts a part before what it must not say; starts again after the next comma when nothing is left. */
function withoutDesign(source: Source, { start, end }: Part): Part | null {
  const nextComma = (from: number) =>
    indexWhere(from, end, (at) => source.analyzed.tokens[at]?.kind === 'comma');
  let from = start;
  while (from < end) {
    const bad = indexWhere(from, end, (index) => isDesign(source, index));
    const found = trim(source, { start: from, end: bad === end ? end : cutBefore(source, from, bad) });
    const describes = from > start && isEmpty(source, from, Math.min(nextComma(from), found.end));
    if (!describes && isEnough(source, found, from === start)) return found;
    from = nextComma(describes ? from : bad) + 1;
  }
  return null;
}

/** Where to end a part, so that it does not reach a word: at a comma, a relative clause, a negator or a preposition. */
function cutBefore({ analyzed, language: { examples } }: Source, start: number, bad: number): number {
  const { tokens, matchAt } = analyzed;
  let comma = bad;
  while (comma > start && tokens[comma]?.kind !== 'comma') comma--;
  if (comma > start) return comma;
  const lastOf = (words: ReadonlySet<string>) => {
    let index = bad;
    while (index > start && !words.has(tokens[index]?.fold ?? '')) index--;
    return index;
  };
  const relative = lastOf(examples.relatives);
  if (relative > start) return relative;
  return hasRole(matchAt[bad], 'negator') ? bad : lastOf(examples.openers);
}

/** Removes what says nothing of its own at the end: ", dark and precious", "that is calm", "and". */
function trim(source: Source, { start, end }: Part): Part {
  const { tokens } = source.analyzed;
  let last = end;
  for (let index = end - 1; index > start; index--) {
    const token = tokens[index];
    if (token === undefined) break;
    const isBreak = token.kind === 'comma' || source.language.examples.relatives.has(token.fold);
    if (isBreak && (isEmpty(source, index, last) || isMood(source, index, last))) last = index;
  }
  while (last > start && isLoose(source, last - 1)) last--;
  return { start, end: last };
}

/** Whether a range says nothing about the brand. */
export function isEmpty(source: Source, start: number, end: number): boolean {
  return indexWhere(start, end, (index) => isContent(source, index)) === end;
}

/** Whether only a mood and another adjective follow a comma: ", warm and old". */
function isMood({ analyzed: { tokens, matchAt } }: Source, comma: number, end: number): boolean {
  const senses = matchAt[comma + 1]?.senses;
  const describes = senses?.some(({ kind }) => kind === 'mood' || kind === 'modifier') ?? false;
  return (
    tokens[comma]?.kind === 'comma' &&
    describes &&
    end - comma - 1 === MOOD_PAIR &&
    hasRole(matchAt[comma + 2], 'conjunction')
  );
}

/** Whether a word cannot end a sentence. */
function isLoose({ analyzed: { tokens, matchAt }, language: { examples } }: Source, index: number): boolean {
  const token = tokens[index];
  if (token?.kind !== 'word') return true;
  const isLink = examples.openers.has(token.fold) || examples.relatives.has(token.fold);
  return isLink || hasRole(matchAt[index], 'conjunction');
}

/** Whether a part can be quoted; what follows something left out needs a business type. */
function isEnough(source: Source, { start, end }: Part, isWhole: boolean): boolean {
  const { analyzed, language } = source;
  const { tokens, matchAt } = analyzed;
  const first = tokens[start];
  const last = tokens[end - 1];
  if (end <= start || first === undefined || last === undefined || isLoose(source, start)) return false;
  const hasBusiness = (index: number) => senseOf(matchAt[index]?.senses, 'businessType') !== undefined;
  if (indexWhere(start, end, hasBusiness) < end) return true;
  const min = language.withoutSpaces ? MIN_LENGTH.dense : start === 0 ? MIN_LENGTH.first : MIN_LENGTH.other;
  const isPhrase = start === 0 && language.examples.articles.has(first.fold) && end - start > 2;
  return isWhole && last.end - first.start >= min && (isPhrase || !isEmpty(source, start, end));
}

/** Whether a word says something about the brand: neither a mood, nor a modifier, nor a word of grammar. */
function isContent({ analyzed: { tokens, matchAt } }: Source, index: number): boolean {
  const token = tokens[index];
  if (token?.kind !== 'word') return false;
  const senses = matchAt[index]?.senses;
  if (senses !== undefined) return senses.some(({ kind }) => CONTENT_SENSES.has(kind));
  return !isFunctionWord(token.fold);
}

/** Whether a token is about the design, or excluded. */
export function isDesign({ analyzed, language }: Source, index: number): boolean {
  const { tokens, matchAt, polarity } = analyzed;
  const token = tokens[index];
  if (token === undefined || token.kind === 'color' || (polarity[index] ?? 1) < 0) return true;
  if (isExcluding(analyzed, index)) return true;
  return language.examples.designTerms.has(token.fold) || isColor(analyzed, language, matchAt[index]);
}

/** Whether a word excludes or softens something. */
export function isExcluding({ matchAt }: AnalyzedText, index: number): boolean {
  return EXCLUDING.some((role) => hasRole(matchAt[index], role));
}

/** Whether a phrase is a color here: "plum" in "in plum", but not in "a plum brandy" or "mel de lavanda". */
function isColor(
  { lexicon, tokens, matchAt }: AnalyzedText,
  language: LanguageLexicon,
  match: AnalyzedText['matchAt'][number],
): boolean {
  if (match === undefined) return false;
  const before = tokens[match.start - 1];
  const isThing = senseOf(match.senses, 'object') !== undefined;
  const isName = tokens[match.start]?.capital === true;
  if (isThing && !isName && language.examples.beforeColor.has(before?.fold ?? '')) return true;
  if (senseOf([...match.senses, ...match.prefix], 'color') === undefined) return false;
  const after = tokens[match.end];
  const isBeforeNoun =
    after?.kind === 'word' && !isFunctionWord(after.fold) && !hasRole(matchAt[match.end], 'conjunction');
  return !isThing || !(isBeforeNoun || isListed(lexicon, 'colorLink', before));
}

/** The first index that passes a test, or the end. */
export function indexWhere(start: number, end: number, test: (index: number) => boolean): number {
  for (let index = start; index < end; index++) if (test(index)) return index;
  return end;
}
