import { isListed, type TakenText } from '../reading/sentence.ts';

/** Sentences outside these lengths read as a label or as a brief, not as a text. */
const LENGTH = { least: 24, most: 150 };

/** The first sentence of a brief where it could stand on the brand's own page, with a capital and a full stop; else null. */
export function quoteBrief({ text, tokens, lexicon }: TakenText): string | null {
  const stop = tokens.findIndex(({ kind, fold }) => kind === 'stop' && /[.!?;:\n\r]/.test(fold));
  const sentence = tokens.slice(0, stop < 0 ? tokens.length : stop);
  const [first] = sentence;
  const last = sentence.at(-1);
  if (first === undefined || last === undefined || first.kind !== 'word') return null;
  const quote = text.slice(first.start, last.end);
  if (quote.length < LENGTH.least || quote.length > LENGTH.most || sentence.length < 4) return null;
  if (
    sentence.some((token) => token.kind === 'color' || isListed(lexicon, 'designTalk', token)) ||
    /[\n\r<>{}\\]/.test(quote)
  )
    return null;
  return `${quote.charAt(0).toUpperCase()}${quote.slice(1)}.`;
}
