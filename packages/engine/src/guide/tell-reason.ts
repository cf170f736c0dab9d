import { quoteWords } from './prose.ts';

/** A reason as the direction states it: the words it was read from and what followed, written for one word. */
export interface StatedReason {
  readonly words: readonly string[];
  readonly clause: string;
}

/** A reason as a sentence: “bakery” pulls towards crust. “bakery” and “flour” pull towards crust. */
export function tellReason({ words, clause }: StatedReason): string {
  return `${quoteWords(words)} ${words.length < 2 ? clause : toPlural(clause)}.`;
}

function toPlural(clause: string): string {
  return clause.replace(
    /^(\w+?)(?:(ss|x|ch|sh)es|s)\b/,
    (_, stem: string, hiss: string | undefined) => `${stem}${hiss ?? ''}`,
  );
}
