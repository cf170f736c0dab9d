// Public API of @stylekit/engine/tokens.

export { type TokenDocument, toTokenDocument } from './guide-tokens.ts';
export { findTokenIssues, type ParsedToken, parseTokens } from './parse-dtcg.ts';
export type { TokenIssue } from './reader/token-issue.ts';
