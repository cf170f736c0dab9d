import type { AiBrief, CopilotBrief } from '../brief.ts';
import { DESIGN_STYLES } from '../design-styles.ts';
import { INDUSTRIES } from '../industries.ts';
import type { Preferences } from '../preferences.ts';

/** The words of a proposal that occur in the brief, or only in the preferences, in their original spelling. */
export interface Quotes {
  readonly brief: readonly string[];
  readonly memory: readonly string[];
}

export type QuoteFinder = (words: readonly string[]) => Quotes;

const MAX_QUOTES = 3;
/** The maximum number of words to look up, because each is searched in every text. */
const MAX_LOOKED_UP = 6;
/** A longer passage does not explain one color target. */
const MAX_QUOTE_LENGTH = 60;

/** Letters, digits and ordinary punctuation; other characters must not be printed in a quote. */
const PLAIN = /^[\p{L}\p{M}\p{N}\p{Zs}'’&#%.,:/+-]+$/u;
const NO_WORD = '[\\p{Script=Latin}\\p{Script=Cyrillic}\\p{Script=Greek}\\p{M}\\p{N}]';

/**
 * Creates a finder for quotes in a brief and in the preferences.
 *
 * Ignores case and spacing, matches whole words, and drops words that do not occur. `refused` are words the brief
 * refuses: a quote that contains one of them cannot be a reason.
 */
export function createQuoteFinder(
  brief: AiBrief | CopilotBrief,
  preferences: Preferences,
  refused: readonly string[],
): QuoteFinder {
  const briefTexts = listBriefTexts(brief);
  const memoryTexts = listMemoryTexts(preferences);
  const isRefused = (quote: string) => refused.some((word) => findQuote(word, [quote]) !== null);
  const findIn = (texts: readonly string[], words: readonly string[]) =>
    words
      .slice(0, MAX_LOOKED_UP)
      .flatMap((word) => findQuote(word, texts) ?? [])
      .filter((quote) => !isRefused(quote));
  return (words) => {
    const brief = unique(findIn(briefTexts, words));
    return { brief, memory: brief.length > 0 ? [] : unique(findIn(memoryTexts, words)) };
  };
}

/** The text as spelled in one of the sources, with single spaces; `null` when it does not occur. */
export function findQuote(text: string, sources: readonly string[]): string | null {
  if (text.length > 2 * MAX_QUOTE_LENGTH) return null;
  const words = text
    .trim()
    .replace(/^[“”"'„«»]+|[“”"'„«».,]+$/g, '')
    .trim();
  if (words === '' || words.length > MAX_QUOTE_LENGTH || !PLAIN.test(words)) return null;
  const pattern = words.split(/\s+/).map(escapePattern).join('\\s+');
  const matcher = new RegExp(`(?<!${NO_WORD}(?=${NO_WORD}))${pattern}(?!(?<=${NO_WORD})${NO_WORD})`, 'iu');
  for (const source of sources) {
    const found = matcher.exec(source)?.[0].replace(/\s+/g, ' ');
    if (found !== undefined && found.length <= MAX_QUOTE_LENGTH && PLAIN.test(found)) return found;
  }
  return null;
}

function unique(quotes: readonly string[]): readonly string[] {
  return [...new Set(quotes)].slice(0, MAX_QUOTES);
}

function escapePattern(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&');
}

/** The texts of a brief that may be quoted; choices by their labels. */
export function listBriefTexts(brief: AiBrief | CopilotBrief): readonly string[] {
  if (brief.mode === 'ai') return [brief.description];
  return present([
    brief.description,
    brief.customIndustry,
    brief.targetAudience,
    industryLabel(brief.industry),
    styleLabel(brief.designStyle),
  ]);
}

function listMemoryTexts(preferences: Preferences): readonly string[] {
  return present([
    ...preferences.notes,
    ...preferences.words,
    preferences.targetAudience,
    industryLabel(preferences.industry),
    styleLabel(preferences.designStyle),
  ]);
}

/** The label of an industry; `null` stays `null`. */
export function industryLabel(value: CopilotBrief['industry']): string | null {
  return INDUSTRIES.find((industry) => industry.value === value)?.label ?? null;
}

/** The label of a design style; `null` stays `null`. */
export function styleLabel(value: CopilotBrief['designStyle']): string | null {
  return DESIGN_STYLES.find((style) => style.value === value)?.label ?? null;
}

function present(texts: readonly (string | null)[]): readonly string[] {
  return texts.filter((text) => text !== null);
}
