import type { FontTrait } from '../../typography/font-catalog.ts';
import { reasonEffect } from '../reason.ts';
import type { Reason } from '../reason-schema.ts';
import { findQuote, listBriefTexts, type QuoteFinder, type Quotes } from './brief-quotes.ts';
import type { ChosenColor, ColorChoice } from './choose-colors.ts';
import type { Manner } from './choose-manner.ts';
import type { DirectionRequest } from './direction-request.ts';
import type { ModelProposal } from './model-proposal.ts';
import type { Reading } from './reading.ts';
import { toneWord } from './tone-word.ts';

/** Everything a reason may be told from. */
export interface Decision {
  readonly proposal: ModelProposal;
  readonly request: DirectionRequest;
  readonly reading: Reading;
  readonly colors: ColorChoice;
  readonly manner: Manner;
  readonly findQuotes: QuoteFinder;
}

const MOST_REASONS = 16;
const MOST_WORDS = 3;
/** A mood that leans less is not worth a sentence. */
const TELLING_LEAN = 0.15;

/**
 * The reasons of a direction. Clauses are ours and say what was decided, words are quoted from the brief or the memory:
 * a model chooses what is told and writes none of it.
 */
export function tellProposalReasons(decision: Decision): Reason[] {
  return [
    ...tellColors(decision),
    ...tellAvoided(decision),
    ...tellMood(decision),
    ...tellHarmony(decision),
    ...tellLetters(decision),
    ...tellMemory(decision),
  ]
    .filter(({ words }) => words.length > 0)
    .slice(0, MOST_REASONS);
}

const shorten = (words: readonly string[]): string[] => words.slice(0, MOST_WORDS);

function tellColors({ colors: { colors }, reading }: Decision): Reason[] {
  const own = colors.slice(0, 4).map(tellColor);
  const isRead = colors.every(({ origin }) => origin !== 'proposed');
  const read = isRead ? reading.recalled.reasons.filter((reason) => reasonEffect(reason) === 'hue') : [];
  const isOwn = ({ words }: Reason) =>
    own.some((other) => other.words.length > 0 && other.words.join() === words.join());
  return [...own, ...read.filter((other) => !isOwn(other))];
}

function tellColor({ origin, wish, quotes }: ChosenColor, index: number): Reason {
  const isLead = index === 0;
  if (origin === 'given') return { kind: 'color-given', words: shorten(wish.words), isLead };
  if (origin === 'kept') return { kind: 'color-remembered', words: shorten(wish.words), isLead };
  const color = toneWord({ l: wish.lightness, c: wish.chroma, h: wish.hue });
  return { kind: 'color-proposed', words: shorten(quotes.brief), color, isLead };
}

function tellAvoided({ colors }: Decision): Reason[] {
  return colors.avoid.map(({ words, origin }) => ({
    kind: origin === 'brief' ? 'hue-excluded' : 'hue-excluded-before',
    words: shorten(words),
  }));
}

function tellMood(decision: Decision): Reason[] {
  return [...tellLean(decision, 'chroma'), ...tellLean(decision, 'lightness')];
}

function tellLean(
  { proposal, manner, reading, findQuotes }: Decision,
  part: 'chroma' | 'lightness',
): Reason[] {
  const { value, words } = proposal.mood[part];
  const lean = manner.mood[part];
  if (!manner.isProposed[part])
    return reading.recalled.reasons.filter((reason) => reasonEffect(reason) === part);
  if (Math.abs(lean) < TELLING_LEAN || Math.sign(lean) !== Math.sign(value ?? 0)) return [];
  const quotes = shorten(findQuotes(words).brief);
  return [{ kind: 'mood', words: quotes, part, isRaised: lean > 0, isRefused: false }];
}

function tellHarmony({ proposal, manner, reading, findQuotes }: Decision): Reason[] {
  const { harmony } = manner;
  if (!manner.isProposed.harmony || harmony === 'auto')
    return reading.recalled.reasons.filter(({ kind }) => kind === 'harmony');
  const words = shorten(findQuotes(proposal.harmony.words).brief);
  return [{ kind: 'harmony', words, harmony, isProposed: true }];
}

function tellLetters({ proposal, manner, reading, request, findQuotes }: Decision): Reason[] {
  const named = (['header', 'body'] as const).map((role): Reason => {
    return { kind: 'font', words: shorten(quoteFamily(request, reading.told.type[role])), role };
  });
  if (!manner.isProposed.letters)
    return [...named, ...reading.told.reasons.filter(({ kind }) => kind === 'letters')];
  const traits = (Object.entries(manner.type.traits) as [FontTrait, number][])
    .sort(([, a], [, b]) => b - a)
    .slice(0, 2)
    .map(([trait]) => trait);
  const words = shorten(findQuotes(proposal.type.words).brief);
  return [...named, { kind: 'letters', words, traits, isRefused: false }];
}

function quoteFamily({ brief }: DirectionRequest, family: string | null): readonly string[] {
  if (family === null) return [];
  if (brief.mode === 'copilot' && brief.primaryFont === family) return [family];
  const quote = findQuote(family, listBriefTexts(brief));
  return quote === null ? [] : [quote];
}

/** What of the memory is in the direction: its fonts where they are set, and words the model read there. */
function tellMemory({ proposal, reading: { told, recalled }, colors, findQuotes }: Decision): Reason[] {
  const fonts = [
    told.type.header === null ? recalled.type.header : null,
    told.type.body === null ? recalled.type.body : null,
  ].filter((family) => family !== null);
  const quoted: readonly Quotes[] = [
    ...colors.colors.map(({ quotes }) => quotes),
    findQuotes(proposal.mood.chroma.words),
    findQuotes(proposal.mood.lightness.words),
    findQuotes(proposal.type.words),
  ];
  const words = [...new Set(quoted.flatMap(({ memory }) => memory))];
  return [
    { kind: 'fonts-remembered', words: shorten(fonts) },
    { kind: 'words-remembered', words: shorten(words) },
  ];
}
