import { type AnalyzedText, isListed } from '../reading/analyzed-text.ts';

const MAX_NAME_LENGTH = 24;
const MAX_WORDS = 3;

/** The brand name in a text ("a café called Nordlys"), in its original spelling, or null. */
export function findBrandName({ text, tokens, lexicon }: AnalyzedText): string | null {
  for (const [index, token] of tokens.entries()) {
    if (token.kind !== 'word' || !isListed(lexicon, 'beforeBrandName', token)) continue;
    const first = isQuote(text, tokens[index + 1]) ? index + 2 : index + 1;
    let end = first;
    while (end < first + MAX_WORDS && tokens[end]?.kind === 'word' && tokens[end]?.capital === true) end++;
    const name = text.slice(tokens[first]?.start ?? 0, tokens[end - 1]?.end ?? 0);
    if (end > first && name.length <= MAX_NAME_LENGTH) return name;
  }
  return null;
}

function isQuote(text: string, token: AnalyzedText['tokens'][number] | undefined): boolean {
  return token?.kind === 'stop' && /["“„«]/.test(text.slice(token.start, token.end));
}
