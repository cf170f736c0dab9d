import { StyleKitError } from '../error.ts';
import { type ParsedToken, readTokenSet } from './reader/read-token-set.ts';
import type { TokenIssue } from './reader/token-issue.ts';

/**
 * All violations of the Design Tokens Format Module 2025.10 in a document, in document order.
 *
 * Empty for a conforming document.
 *
 * @see https://www.designtokens.org/tr/2025.10/format/
 */
export function findTokenIssues(input: unknown): TokenIssue[] {
  return readTokenSet([input]).flatMap(({ issues }) => issues);
}

/**
 * All violations in documents that belong together, for each document in the given order.
 *
 * A reference in braces means the token of its own document, else that of the last document that defines it. A JSON
 * pointer and `$extends` stay in their document. A cycle over several documents is reported once, where it begins.
 */
export function findTokenSetIssues(inputs: readonly unknown[]): TokenIssue[][] {
  return readTokenSet(inputs).map(({ issues }) => issues);
}

/**
 * Parses a document of the Design Tokens Format Module 2025.10.
 *
 * @throws StyleKitError `SK_TOKENS_INVALID` with all violations, each with its path and fix.
 */
export function parseTokens(input: unknown): ParsedToken[] {
  const [read] = readTokenSet([input]);
  const { issues, tokens } = read ?? { issues: [], tokens: [] };
  if (issues.length === 0) return tokens;
  throw new StyleKitError(
    'SK_TOKENS_INVALID',
    `The token document has ${issues.length} format ${issues.length === 1 ? 'error' : 'errors'}.`,
    'Fix the tokens listed.',
    issues.map(({ path, message, fix }) => ({ path, message: `${message} ${fix}` })),
  );
}
