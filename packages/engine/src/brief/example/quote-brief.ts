import { type AnalyzedText, isListed, isWithoutSpaces } from '../reading/analyzed-text.ts';

/** Sentences outside these lengths look like a label or a brief. */
const LENGTH = { min: 24, minDense: 10, max: 150 };

/**
 * The first sentence of a brief if it is suitable for the brand's home page, with a capital and a period, or null.
 */
export function quoteBrief({ text, tokens, lexicon, languages }: AnalyzedText): string | null {
  const stop = tokens.findIndex(({ kind, fold }) => kind === 'stop' && /[.!?;:\n\r。]/.test(fold));
  const sentence = tokens.slice(0, stop < 0 ? tokens.length : stop);
  const [first] = sentence;
  const last = sentence.at(-1);
  if (first === undefined || last === undefined || first.kind !== 'word') return null;
  const quote = text.slice(first.start, last.end);
  const isDense = isWithoutSpaces(lexicon, languages.main);
  if (
    quote.length < (isDense ? LENGTH.minDense : LENGTH.min) ||
    quote.length > LENGTH.max ||
    sentence.length < 4
  )
    return null;
  if (
    sentence.some((token) => token.kind === 'color' || isListed(lexicon, 'designWord', token)) ||
    /[\n\r<>{}\\]/.test(quote)
  )
    return null;
  return isDense ? `${quote}。` : `${quote.charAt(0).toUpperCase()}${quote.slice(1)}.`;
}
