import type { SeededRandom } from '../../seeded-random.ts';
import { findIndustry } from '../industries.ts';
import type { ExamplePhrases, LanguageExamples } from '../lexicon/language-data.ts';
import type { GatheredBrief } from '../reading/gather-brief.ts';
import { findBrandName } from './find-brand-name.ts';
import { quoteBrief } from './quote-brief.ts';

/** A headline of at most 80 characters and a text of at most 300 for the samples of a guide. */
export interface Example {
  readonly title: string;
  readonly text: string;
}

/** How often a brand that has a name is greeted by it. */
const NAMED_SHARE = 0.6;

/**
 * Writes the sample headline and text of a guide in the brief's language: phrases of the brand's trade, its name where
 * the brief says it, and the brief's own first sentence where it can stand alone.
 */
export function writeExample(gathered: GatheredBrief, random: SeededRandom): Example {
  const { lexicon, languages } = gathered.description;
  const language = lexicon.languages.get(languages.main);
  if (language === undefined) throw new RangeError(`${languages.main} is not a language of the lexicon.`);
  const phrases = choosePhrases(language.examples, gathered);
  const name = findBrandName(gathered.description);
  const quote = quoteBrief(gathered.description);
  const [isNamed, title, text] = [random() < NAMED_SHARE, random(), random()];
  const written = pick(phrases.texts, text);
  return {
    title:
      name !== null && isNamed
        ? pick(language.examples.nameTitles, title).replace('{name}', () => name)
        : pick(phrases.titles, title),
    text: quote === null ? written : `${quote} ${written}`,
  };
}

/** The phrases of the trade a brief names first, else those of the field: a hospice with music is no record label. */
function choosePhrases(
  { byTrade, byIndustry }: LanguageExamples,
  { character, industry }: GatheredBrief,
): ExamplePhrases {
  const [trade] = character.trades;
  const own = trade === undefined ? undefined : byTrade[trade.id];
  if (own !== undefined) return own;
  const field = industry ?? findIndustry(trade?.concept.industry ?? '');
  return byIndustry[field?.value ?? 'other'] ?? byIndustry.other;
}

function pick(options: readonly string[], random: number): string {
  return options[Math.floor(random * options.length)] ?? '';
}
