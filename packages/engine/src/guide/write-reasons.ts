import { isRequestReason } from '../brief/reason.ts';
import type { Reason } from '../brief/reason-schema.ts';
import { describeReason, type ReasonClause } from './describe-reason.ts';
import { quoteWords } from './prose.ts';

interface Statement extends ReasonClause {
  readonly words: readonly string[];
  readonly canMerge: boolean;
}

/**
 * Writes reasons as sentences: “bakery” suggests crust. “bakery” and “flour” suggest crust.
 *
 * Adjacent requests that come from the same words become one sentence.
 */
export function writeReasons(reasons: readonly Reason[]): string[] {
  return reasons
    .map((reason) => ({ words: reason.words, canMerge: isRequestReason(reason), ...describeReason(reason) }))
    .reduce<Statement[]>(mergeInto, [])
    .map(toSentence);
}

function mergeInto(statements: Statement[], next: Statement): Statement[] {
  const last = statements.at(-1);
  const isSame = last !== undefined && last.words.join('\n') === next.words.join('\n');
  if (!isSame || !last.canMerge || !next.canMerge) return [...statements, next];
  return [...statements.slice(0, -1), { ...last, rest: `${last.rest} and ${next.rest}` }];
}

function toSentence({ words, verb: [singular, plural], rest }: Statement): string {
  return `${quoteWords(words)} ${words.length < 2 ? singular : plural} ${rest}.`;
}
