import { quoteWords } from './prose.ts';

/** A reason as the direction states it: the words it was read from and what followed, written for one word. */
export interface StatedReason {
  readonly words: readonly string[];
  readonly clause: string;
}

/**
 * Reasons as sentences: “bakery” pulls towards crust. “bakery” and “flour” pull towards crust.
 *
 * Neighbours that were read from the same words and ask for something become one sentence.
 */
export function tellReasons(reasons: readonly StatedReason[]): string[] {
  return reasons.reduce<StatedReason[]>(mergeInto, []).map(tell);
}

const ASKS = 'asks for ';

function mergeInto(told: StatedReason[], reason: StatedReason): StatedReason[] {
  const last = told.at(-1);
  const isSame = last !== undefined && last.words.join('\n') === reason.words.join('\n');
  if (!isSame || !last.clause.startsWith(ASKS) || !reason.clause.startsWith(ASKS)) return [...told, reason];
  return [
    ...told.slice(0, -1),
    { ...last, clause: `${last.clause} and ${reason.clause.slice(ASKS.length)}` },
  ];
}

function tell({ words, clause }: StatedReason): string {
  return `${quoteWords(words)} ${words.length < 2 ? clause : toPlural(clause)}.`;
}

const IRREGULAR: ReadonlyMap<string, string> = new Map([
  ['is', 'are'],
  ['was', 'were'],
  ['has', 'have'],
]);

/** The clause with its verb, which comes first, in the plural. */
function toPlural(clause: string): string {
  const [verb = '', ...rest] = clause.split(' ');
  const regular = verb.replace(/(ss|x|ch|sh)es$/, '$1').replace(/([^s])s$/, '$1');
  return [IRREGULAR.get(verb) ?? regular, ...rest].join(' ');
}
