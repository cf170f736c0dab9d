// Public API of @stylekit/engine/tokens.

export { type TokenDocument, toTokenDocument } from './guide-tokens.ts';
export { findTokenIssues, findTokenSetIssues, parseTokens } from './parse-dtcg.ts';
export type { ParsedToken } from './reader/read-token-set.ts';
export type { TokenIssue } from './reader/token-issue.ts';
