import type { Direction } from '@stylekit/engine';
import type { DirectorRequest } from '../director.ts';
import { findQuote, listBriefTexts, type QuoteFinder, type Quotes } from './brief-quotes.ts';
import type { ChosenColor, ColorChoice } from './choose-colors.ts';
import type { Manner } from './choose-manner.ts';
import type { ModelProposal } from './model-proposal.ts';
import type { Reading } from './reading.ts';
import { toneWord } from './tone-word.ts';

type Reason = Direction['reasons'][number];

/** Everything a reason may be told from. */
export interface Decision {
  readonly proposal: ModelProposal;
  readonly request: DirectorRequest;
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

function reason(effect: Reason['effect'], words: readonly string[], clause: string): Reason {
  return { effect, words: words.slice(0, MOST_WORDS), clause };
}

function tellColors({ colors: { colors }, reading }: Decision): Reason[] {
  const own = colors.slice(0, 4).map(tellColor);
  const isRead = colors.every(({ origin }) => origin !== 'proposed');
  const read = isRead ? reading.recalled.reasons.filter(({ effect }) => effect === 'hue') : [];
  const isOwn = ({ words }: Reason) =>
    own.some((other) => other.words.length > 0 && other.words.join() === words.join());
  return [...own, ...read.filter((other) => !isOwn(other))];
}

function tellColor({ origin, wish, quotes }: ChosenColor, index: number): Reason {
  const isLead = index === 0;
  if (origin === 'given')
    return reason('hue', wish.words, isLead ? 'is kept as the primary colour' : 'is kept beside it');
  if (origin === 'kept') {
    const place = isLead ? 'back in the lead now' : 'beside the others now';
    return reason('memory', wish.words, `was kept before, ${place}`);
  }
  const tone = toneWord({ l: wish.lightness, c: wish.chroma, h: wish.hue });
  return reason('hue', quotes.brief, isLead ? `leads towards ${tone}` : `suggests ${tone} beside it`);
}

function tellAvoided({ colors }: Decision): Reason[] {
  return colors.avoid.map(({ words, origin }) =>
    origin === 'brief'
      ? reason('avoid', words, 'is ruled out')
      : reason('memory', words, 'was turned down before, so kept out again'),
  );
}

function tellMood(decision: Decision): Reason[] {
  const { chroma, lightness } = decision.manner.mood;
  return [
    ...tellLean(decision, 'chroma', chroma > 0 ? 'livelier colours' : 'quieter colours'),
    ...tellLean(decision, 'lightness', lightness > 0 ? 'lighter tones' : 'darker tones'),
  ];
}

function tellLean(
  { proposal, manner, reading, findQuotes }: Decision,
  part: 'chroma' | 'lightness',
  outcome: string,
): Reason[] {
  const { value, words } = proposal.mood[part];
  const lean = manner.mood[part];
  if (!manner.isProposed[part]) return reading.recalled.reasons.filter(({ effect }) => effect === part);
  if (Math.abs(lean) < TELLING_LEAN || Math.sign(lean) !== Math.sign(value ?? 0)) return [];
  return [reason(part, findQuotes(words).brief, `asks for ${outcome}`)];
}

function tellHarmony({ proposal, manner, reading, findQuotes }: Decision): Reason[] {
  if (!manner.isProposed.harmony)
    return reading.recalled.reasons.filter(({ effect }) => effect === 'harmony');
  return [reason('harmony', findQuotes(proposal.harmony.words).brief, `suggests ${manner.harmony} harmony`)];
}

function tellLetters({ proposal, manner, reading, request, findQuotes }: Decision): Reason[] {
  const named = [
    reason('type', quoteFamily(request, reading.told.type.header), 'is set as the heading font'),
    reason('type', quoteFamily(request, reading.told.type.body), 'is set as the text font'),
  ];
  if (!manner.isProposed.letters) return [...named, ...reading.told.reasons.filter(isAboutLetters)];
  const traits = Object.entries(manner.type.traits)
    .sort(([, a], [, b]) => b - a)
    .slice(0, 2)
    .map(([trait]) => trait);
  const quotes = findQuotes(proposal.type.words).brief;
  return [...named, reason('type', quotes, `asks for ${traits.join(' and ')} letters`)];
}

const isAboutLetters = ({ effect, clause }: Reason) => effect === 'type' && clause.endsWith('letters');

function quoteFamily({ brief }: DirectorRequest, family: string | null): readonly string[] {
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
    reason('memory', fonts, 'was kept before, set again now'),
    reason('memory', words, 'is remembered from earlier briefs and notes'),
  ];
}
