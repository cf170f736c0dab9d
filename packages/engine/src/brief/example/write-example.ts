import type { SeededRandom } from '../../seeded-random.ts';
import { findIndustry } from '../industries.ts';
import type { ExamplePhrases, LanguageExamples } from '../lexicon/language-data.ts';
import type { BriefAnalysis } from '../reading/analyze-brief.ts';
import { isWithoutSpaces } from '../reading/analyzed-text.ts';
import { findBrandName } from './find-brand-name.ts';
import { quoteBrief } from './quote-brief.ts';

/** A headline of at most 80 characters and a text of at most 300 for the samples of a guide. */
export interface Example {
  readonly title: string;
  readonly text: string;
}

/** The probability of a headline with the brand name. */
const NAMED_SHARE = 0.6;

/**
 * Writes the sample headline and text of a guide in the language of the brief: phrases of the business type, the
 * brand name if known, and the first sentence of the brief if suitable.
 */
export function writeExample(analysis: BriefAnalysis, random: SeededRandom): Example {
  const { lexicon, languages } = analysis.description;
  const language = lexicon.languages.get(languages.main);
  if (language === undefined) throw new RangeError(`${languages.main} is not a language of the lexicon.`);
  const phrases = choosePhrases(language.examples, analysis);
  const name = findBrandName(analysis.description);
  const quote = quoteBrief(analysis.description);
  const [isNamed, title, text] = [random() < NAMED_SHARE, random(), random()];
  const written = pick(phrases.texts, text);
  return {
    title:
      name !== null && isNamed
        ? pick(language.examples.nameTitles, title).replace('{name}', () => name)
        : pick(phrases.titles, title),
    text:
      quote === null ? written : `${quote}${isWithoutSpaces(lexicon, languages.main) ? '' : ' '}${written}`,
  };
}

/**
 * The phrases of the first business type in a brief, else of the industry: a hospice with music is not a record
 * label.
 */
function choosePhrases(
  { byBusinessType, byIndustry }: LanguageExamples,
  { signals, industry }: BriefAnalysis,
): ExamplePhrases {
  const [businessType] = signals.businessTypes;
  const own = businessType === undefined ? undefined : byBusinessType[businessType.id];
  if (own !== undefined) return own;
  const field = industry ?? findIndustry(businessType?.concept.industry ?? '');
  return byIndustry[field?.value ?? 'other'] ?? byIndustry.other;
}

function pick(options: readonly string[], random: number): string {
  return options[Math.floor(random * options.length)] ?? '';
}
