import type { AiBrief, CopilotBrief } from '../brief.ts';
import { DESIGN_STYLES } from '../design-styles.ts';
import { INDUSTRIES } from '../industries.ts';
import type { Preferences } from '../preferences.ts';

/** Words of a proposal that really stand in the brief, or only in the memory, in the source's own spelling. */
export interface Quotes {
  readonly brief: readonly string[];
  readonly memory: readonly string[];
}

export type QuoteFinder = (words: readonly string[]) => Quotes;

const MOST_QUOTES = 3;
/** More words than these are not looked up: each is searched for in every text. */
const MOST_LOOKED_UP = 6;
/** A longer passage is no quote that explains one wish. */
const LONGEST_QUOTE = 60;

/** Letters, digits and the marks of ordinary writing: a quote is printed, so nothing else may come along. */
const PLAIN = /^[\p{L}\p{M}\p{N}\p{Zs}'’&#%.,:/+-]+$/u;
const NO_WORD = '[\\p{Script=Latin}\\p{Script=Cyrillic}\\p{Script=Greek}\\p{M}\\p{N}]';

/**
 * A finder of quotes in a brief and a project's memory.
 *
 * Capitals and spacing may differ, whole words must agree; what does not occur is dropped. `refused` are words the
 * brief turns down: a quote that holds one of them cannot be a reason for anything.
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
      .slice(0, MOST_LOOKED_UP)
      .flatMap((word) => findQuote(word, texts) ?? [])
      .filter((quote) => !isRefused(quote));
  return (words) => {
    const brief = takeSome(findIn(briefTexts, words));
    return { brief, memory: brief.length > 0 ? [] : takeSome(findIn(memoryTexts, words)) };
  };
}

/** The text as it stands in one of the sources, its spaces made single; `null` where none has it. */
export function findQuote(text: string, sources: readonly string[]): string | null {
  if (text.length > 2 * LONGEST_QUOTE) return null;
  const words = text
    .trim()
    .replace(/^[“”"'„«»]+|[“”"'„«».,]+$/g, '')
    .trim();
  if (words === '' || words.length > LONGEST_QUOTE || !PLAIN.test(words)) return null;
  const pattern = words.split(/\s+/).map(escapePattern).join('\\s+');
  const matcher = new RegExp(`(?<!${NO_WORD}(?=${NO_WORD}))${pattern}(?!(?<=${NO_WORD})${NO_WORD})`, 'iu');
  for (const source of sources) {
    const found = matcher.exec(source)?.[0].replace(/\s+/g, ' ');
    if (found !== undefined && found.length <= LONGEST_QUOTE && PLAIN.test(found)) return found;
  }
  return null;
}

function takeSome(quotes: readonly string[]): readonly string[] {
  return [...new Set(quotes)].slice(0, MOST_QUOTES);
}

function escapePattern(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&');
}

/** Everything of a brief that may be quoted; choices by the names the form shows. */
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

/** The name the form shows for an industry; `null` stays `null`. */
export function industryLabel(value: CopilotBrief['industry']): string | null {
  return INDUSTRIES.find((industry) => industry.value === value)?.label ?? null;
}

/** The name the form shows for a design style; `null` stays `null`. */
export function styleLabel(value: CopilotBrief['designStyle']): string | null {
  return DESIGN_STYLES.find((style) => style.value === value)?.label ?? null;
}

function present(texts: readonly (string | null)[]): readonly string[] {
  return texts.filter((text) => text !== null);
}
