import { isListed, type TakenText } from '../reading/sentence.ts';

const LONGEST_NAME = 24;
const MOST_WORDS = 3;

/** The brand's name where the text says it ("a café called Nordlys"), written as in the text; else null. */
export function findBrandName({ text, tokens, lexicon }: TakenText): string | null {
  for (const [index, token] of tokens.entries()) {
    if (token.kind !== 'word' || !isListed(lexicon, 'beforeBrandName', token)) continue;
    const first = isQuote(text, tokens[index + 1]) ? index + 2 : index + 1;
    let end = first;
    while (end < first + MOST_WORDS && tokens[end]?.kind === 'word' && tokens[end]?.capital === true) end++;
    const name = text.slice(tokens[first]?.start ?? 0, tokens[end - 1]?.end ?? 0);
    if (end > first && name.length <= LONGEST_NAME) return name;
  }
  return null;
}

function isQuote(text: string, token: TakenText['tokens'][number] | undefined): boolean {
  return token?.kind === 'stop' && /["“„«]/.test(text.slice(token.start, token.end));
}
