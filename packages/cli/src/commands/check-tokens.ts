import type { Finding } from '@stylekit/engine';
import { findTokenIssues } from '@stylekit/engine/tokens';
import { TOKEN_RULE } from '../report/token-rule.ts';

/** True for a design token document, recognized by its file name, its `$schema` or its structure. */
export function isTokenDocument(source: string, document: unknown): boolean {
  if (/\.tokens(?:\.json)?$/i.test(source)) return true;
  if (typeof document !== 'object' || document === null) return false;
  const schema = '$schema' in document ? document.$schema : null;
  if (typeof schema === 'string' && schema.includes('designtokens.org')) return true;
  return !('colors' in document && 'fonts' in document) && hasToken(document);
}

const MAX_NODES = 2000;
const MAX_LEVELS = 32;

/** Searches the first objects of a document level by level for a token. The search is bounded: a file may be huge. */
function hasToken(document: object): boolean {
  const seen = [{ node: document, level: 0 }];
  // The loop appends to the list it iterates over.
  for (const { node, level } of seen) {
    if (level > 0 && ('$value' in node || '$ref' in node)) return true;
    if (level === MAX_LEVELS) break;
    const parts = Object.values(node).filter((part) => typeof part === 'object' && part !== null);
    for (const part of parts.slice(0, MAX_NODES - seen.length)) seen.push({ node: part, level: level + 1 });
  }
  return false;
}

/** Every violation of the token format as a finding. */
export function checkTokens(document: unknown): Finding[] {
  return findTokenIssues(document).map(({ path, message, fix }) => ({
    rule: TOKEN_RULE.id,
    severity: 'error',
    path,
    message,
    measured: null,
    fix,
  }));
}
