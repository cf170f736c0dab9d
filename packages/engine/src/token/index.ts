// Public API of @stylekit/engine/tokens.

export { type TokenDocument, toTokenDocument } from './guide-tokens.ts';
export { findTokenIssues, findTokenSetIssues, parseTokens } from './parse-dtcg.ts';
export {
  type ParsedToken,
  type ReadDocument,
  readTokenSet,
  type TokenSetOptions,
} from './reader/read-token-set.ts';
export type { TokenIssue } from './reader/token-issue.ts';
export { toColorToken } from './token-values.ts';
