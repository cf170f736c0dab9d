import type { SeededRandom } from '../../seeded-random.ts';
import type { BusinessTypeConceptId } from '../lexicon/business-type-concepts.ts';
import type { ExampleTone } from '../lexicon/language-data.ts';
import type { BriefAnalysis } from '../reading/analyze-brief.ts';
import { isWithoutSpaces } from '../reading/analyzed-text.ts';
import { findBrandName } from './find-brand-name.ts';
import { endSentence, MAX_TITLE_LENGTH, type Quote, quoteBrief } from './quote-brief.ts';

/** A headline of at most 80 characters and a text of at most 300 for the samples of a guide. */
export interface Example {
  readonly title: string;
  readonly text: string;
}

/** The probability of a headline with the brand name. */
const NAMED_SHARE = 0.6;
/** The length of the quotes in a text. */
const MAX_QUOTED_LENGTH = 220;

/**
 * Writes the sample headline and text of a guide in the words of the brief. Only a sentence that invites is ours, sober
 * for grief, health, money and law. Nothing else is added, so that the sample states no fact that the brief does not.
 */
export function writeExample(analysis: BriefAnalysis, random: SeededRandom): Example {
  const { description } = analysis;
  const { lexicon, languages } = description;
  const language = lexicon.languages.get(languages.main);
  if (language === undefined) throw new RangeError(`${languages.main} is not a language of the lexicon.`);
  const { nameTitles, titles, invitations } = language.examples;
  const name = findBrandName(description);
  const quotes = quoteBrief(description);
  const [isNamed, titleRandom, textRandom] = [random() < NAMED_SHARE, random(), random()];
  const named = name !== null && isNamed ? pick(nameTitles, titleRandom).replace('{name}', () => name) : null;
  const texts = quotes.map(({ text }) => text);
  const [title, rest] = named === null ? arrange(quotes) : [named, texts];
  const sentences = rest.map((text) => endSentence(description, text));
  const separator = isWithoutSpaces(lexicon, languages.main) ? '' : ' ';
  const quoted = takeUpTo(MAX_QUOTED_LENGTH, sentences).join(separator);
  const invited = description.isRead
    ? invite(invitations[findTone(analysis)], textRandom, quoted === '')
    : [];
  const text = [...(quoted === '' ? [] : [quoted]), ...invited].join(separator);
  const headline = title ?? pick(titles, titleRandom);
  return { title: headline, text: text === '' ? endSentence(description, headline) : text };
}

/** The headline and the sentences below it: the first quote, in two parts when it is long or alone. */
function arrange(quotes: readonly Quote[]): readonly [title: string | null, rest: readonly string[]] {
  const texts = quotes.map(({ text }) => text);
  const [first] = quotes;
  const isAlone = quotes.length === 1;
  if (first?.split && (isAlone || first.text.length > MAX_TITLE_LENGTH))
    return [first.split[0], [first.split[1], ...texts.slice(1)]];
  const title = texts.find((text) => text.length <= MAX_TITLE_LENGTH) ?? null;
  return [title, texts.filter((text) => text !== title)];
}

/** The first texts that fit a length together. */
function takeUpTo(length: number, texts: readonly string[]): string[] {
  const taken: string[] = [];
  let rest = length;
  for (const text of texts) {
    rest -= text.length;
    if (rest >= 0) taken.push(text);
  }
  return taken;
}

/** One invitation, or two when there is nothing else to read. */
function invite(invitations: readonly string[], random: number, isAlone: boolean): string[] {
  const first = pick(invitations, random);
  const second = invitations[(invitations.indexOf(first) + 1) % invitations.length];
  return isAlone && second !== undefined && second !== first ? [first, second] : [first];
}

const GRIEF: ReadonlySet<BusinessTypeConceptId> = new Set(['funeral', 'hospice']);
const ADVICE: ReadonlySet<BusinessTypeConceptId> = new Set(['law', 'notary']);

/** The tone of the first business type in a brief, else of the industry. */
function findTone({ signals, industry }: BriefAnalysis): ExampleTone {
  const [businessType] = signals.businessTypes;
  if (signals.businessTypes.some(({ id }) => GRIEF.has(id))) return 'grief';
  if (businessType !== undefined && ADVICE.has(businessType.id)) return 'advice';
  const field = businessType?.concept.industry ?? industry?.value;
  if (field === 'healthcare') return 'health';
  return field === 'finance' ? 'advice' : 'general';
}

function pick(options: readonly string[], random: number): string {
  return options[Math.floor(random * options.length)] ?? '';
}
