import { type AnalyzedText, isListed, isWithoutSpaces, senseOf, wordsOf } from '../reading/analyzed-text.ts';
import { isFunctionWord } from '../reading/score-marks.ts';
import {
  findParts,
  indexWhere,
  isDesign,
  isEmpty,
  isExcluding,
  type Part,
  type Source,
  splitText,
} from './find-parts.ts';
import { toFirstPerson } from './to-first-person.ts';

/** What a brief says about the brand in one of its parts, in its own words, with a capital and without a period. */
export interface Quote {
  readonly text: string;
  /** The text as a headline and the rest: "A farm" and "With an orchard"; null when it has no two parts. */
  readonly split: readonly [title: string, rest: string] | null;
}

/** A part of this length or less fits a headline. */
export const MAX_TITLE_LENGTH = 58;
const MIN_TITLE_LENGTH = { spaced: 5, dense: 3 };
const MAX_TEXT_LENGTH = 150;
/** Characters that can be markup. */
const MARKUP = /[<>{}\\]/;

/** The parts of a brief that are suitable for the home page of the brand, in reading order. */
export function quoteBrief(analyzed: AnalyzedText): Quote[] {
  if (!analyzed.isRead) return quoteUnread(analyzed);
  const language = analyzed.lexicon.languages.get(analyzed.languages.main);
  if (language === undefined) return [];
  const source: Source = { analyzed, language };
  const isSafe = ({ text }: Quote) => text.length <= MAX_TEXT_LENGTH && !MARKUP.test(text);
  const found = findParts(source)
    .map((part) => toQuote(source, part))
    .filter(isSafe);
  return found.length > 0 ? found : quoteBusiness(source).filter(isSafe);
}

/** A text that is not read is quoted up to its first mark: what follows may be excluded. */
function quoteUnread({ text, tokens }: AnalyzedText): Quote[] {
  const stop = indexWhere(0, tokens.length, (index) => tokens[index]?.kind !== 'word');
  const last = tokens[stop - 1];
  if (last === undefined) return [];
  const quote = capitalize(text.slice(tokens[0]?.start, last.end));
  return quote.length > MAX_TITLE_LENGTH || MARKUP.test(quote) ? [] : [{ text: quote, split: null }];
}

function toQuote(source: Source, part: Part): Quote {
  const { analyzed, language } = source;
  const text = capitalize(wordsOf(analyzed, part.start, part.end));
  const isShort = text.length <= MAX_TEXT_LENGTH;
  const action = isShort && language.code === 'en' ? toFirstPerson(text) : null;
  return {
    text,
    split: action !== null && action[0].length <= MAX_TITLE_LENGTH ? action : splitPart(source, part),
  };
}

/** Splits a part at its first comma, preposition or participle; the rest of a relative clause is the whole part. */
function splitPart(source: Source, part: Part): Quote['split'] {
  const { analyzed, language } = source;
  const { tokens } = analyzed;
  const min = language.withoutSpaces ? MIN_TITLE_LENGTH.dense : MIN_TITLE_LENGTH.spaced;
  const titleTo = (end: number) => capitalize(wordsOf(analyzed, part.start, end));
  const canEnd = (end: number) =>
    isBreak(source, part, end) &&
    (tokens[end]?.kind !== 'comma' || !isEmpty(source, part.start, end)) &&
    titleTo(end).length >= min;
  const end = indexWhere(part.start + 1, part.end, canEnd);
  if (end === part.end || titleTo(end).length > MAX_TITLE_LENGTH) return null;
  const first = tokens[end]?.kind === 'comma' ? end + 1 : end;
  const isRelative = language.examples.relatives.has(tokens[first]?.fold ?? '');
  return [titleTo(end), capitalize(wordsOf(analyzed, isRelative ? part.start : first, part.end))];
}

/** Whether a headline can end before a word. */
function isBreak({ analyzed, language: { examples, ...rules } }: Source, part: Part, index: number): boolean {
  const { text, tokens, matchAt } = analyzed;
  const token = tokens[index];
  const before = tokens[index - 1];
  const isInPhrase = matchAt[index] !== undefined && matchAt[index] === matchAt[index - 1];
  if (token === undefined || before === undefined || isInPhrase) return false;
  if (token.kind === 'comma') return true;
  const first = tokens[part.start]?.fold ?? '';
  const isName = tokens[part.start + 1]?.capital === true && rules.nounsAreCapitalized !== true;
  const hasVerb =
    rules.nounsAreCapitalized === true && VERB.test(text.slice(token.start, tokens[part.end - 1]?.end));
  if (isName || hasVerb || (isFunctionWord(first) && !examples.articles.has(first))) return false;
  return (
    examples.relatives.has(token.fold) || (examples.openers.has(token.fold) && !PARTICIPLE.test(before.fold))
  );
}

/** Romance and Polish participles, which belong to the preposition after them: "un faro convertido en hotel". */
const PARTICIPLE = /(?:[aiu][dt][oa]|ion[aey])s?$/;
/** A German word in lower case with the ending of a verb: "ein Imker aus dem Allgäu verkauft Honig". */
const VERB = /(?<![A-Za-zÄÖÜäöüß])(?!mit |seit |nicht )[a-zäöüß]{2,}t(?![a-zäöüß])/;

/** The first business type that is not excluded, with the words that belong to it: "An accounting firm". */
function quoteBusiness(source: Source): Quote[] {
  const { analyzed, language } = source;
  for (const { start, end } of splitText(analyzed)) {
    const at = indexWhere(start, end, (index) => isPlainBusiness(source, index, { start, end }));
    const match = analyzed.matchAt[at];
    if (at === end || match === undefined) continue;
    const text = language.withoutSpaces
      ? withCharacters(analyzed, match)
      : language.examples.inflectsNouns
        ? wordsOf(analyzed, match.start, match.end)
        : withNeighbors(source, match, { start, end });
    return [{ text: capitalize(text), split: null }];
  }
  return [];
}

function isPlainBusiness(source: Source, index: number, part: Part): boolean {
  const { analyzed } = source;
  if (senseOf(analyzed.matchAt[index]?.senses, 'businessType') === undefined || isDesign(source, index))
    return false;
  const isComma = (at: number) => analyzed.tokens[at]?.kind === 'comma';
  let start = index;
  while (start > part.start && !isComma(start - 1)) start--;
  const end = indexWhere(index, part.end, isComma);
  return indexWhere(start, end, (at) => isExcluding(analyzed, at)) === end;
}

/** The words around a match that belong to its noun phrase. */
function withNeighbors(source: Source, match: Part, part: Part): string {
  const { analyzed } = source;
  const { openers, relatives, articles } = source.language.examples;
  const foldAt = (index: number) => analyzed.tokens[index]?.fold ?? '';
  const belongs = (index: number) =>
    analyzed.tokens[index]?.kind === 'word' &&
    !(openers.has(foldAt(index)) || relatives.has(foldAt(index)) || isDesign(source, index));
  const isLoose = (index: number) => isFunctionWord(foldAt(index)) && !articles.has(foldAt(index));
  const isLink = (index: number) => isListed(analyzed.lexicon, 'colorLink', analyzed.tokens[index]);
  let { start, end } = match;
  while (start > part.start && belongs(start - 1) && (!isLoose(start - 1) || isLink(start - 1))) start--;
  while (start < match.start && isLoose(start)) start++;
  while (end < part.end && belongs(end)) end++;
  while (end > match.end && isLoose(end - 1)) end--;
  return wordsOf(analyzed, start, end);
}

/** A match with the characters that belong to the same word: ジム in スポーツジム, 文房具 in 文房具店. */
function withCharacters({ text, tokens }: AnalyzedText, match: Part): string {
  const start = tokens[match.start]?.start ?? 0;
  const end = tokens[match.end - 1]?.end ?? start;
  const before = /[゠-ヿ]*$/.exec(text.slice(0, start))?.[0] ?? '';
  const after = /^[々一-鿿゠-ヿ]*/.exec(text.slice(end))?.[0] ?? '';
  return `${before}${text.slice(start, end)}${after}`;
}

function capitalize(text: string): string {
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
}

/** A text with the mark that ends a sentence in its language. */
export function endSentence({ lexicon, languages }: AnalyzedText, text: string): string {
  if (/[.!?。！？]$/.test(text)) return text;
  return isWithoutSpaces(lexicon, languages.main) ? `${text}。` : `${text}.`;
}
