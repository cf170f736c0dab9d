import { isRequestReason } from '../brief/reason.ts';
import type { Reason } from '../brief/reason-schema.ts';
import { describeReason, type ReasonClause } from './describe-reason.ts';
import { quoteWords } from './prose.ts';

interface Statement extends ReasonClause {
  readonly words: readonly string[];
  readonly canMerge: boolean;
}

/**
 * Reasons as sentences: “bakery” pulls toward crust. “bakery” and “flour” pull toward crust.
 *
 * Neighbors that were read from the same words and ask for something become one sentence.
 */
export function tellReasons(reasons: readonly Reason[]): string[] {
  return reasons
    .map((reason) => ({ words: reason.words, canMerge: isRequestReason(reason), ...describeReason(reason) }))
    .reduce<Statement[]>(mergeInto, [])
    .map(tell);
}

function mergeInto(told: Statement[], next: Statement): Statement[] {
  const last = told.at(-1);
  const isSame = last !== undefined && last.words.join('\n') === next.words.join('\n');
  if (!isSame || !last.canMerge || !next.canMerge) return [...told, next];
  return [...told.slice(0, -1), { ...last, rest: `${last.rest} and ${next.rest}` }];
}

function tell({ words, verb: [singular, plural], rest }: Statement): string {
  return `${quoteWords(words)} ${words.length < 2 ? singular : plural} ${rest}.`;
}
