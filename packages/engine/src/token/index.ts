// The public names of @stylekit/engine/tokens: design tokens of a guide, and a strict reader of token files.

export { type TokenDocument, toTokenDocument } from './guide-tokens.ts';
export { findTokenIssues, type ParsedToken, parseTokens } from './parse-dtcg.ts';
export type { TokenIssue } from './reader/token-issue.ts';
