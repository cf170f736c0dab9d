import type { Finding } from '@stylekit/engine';
import { findTokenIssues } from '@stylekit/engine/tokens';
import { TOKEN_RULE } from '../report/token-rule.ts';

/** True for a document of design tokens: by its file name, the schema it names, or its shape. */
export function isTokenDocument(source: string, document: unknown): boolean {
  if (/\.tokens(?:\.json)?$/i.test(source)) return true;
  if (typeof document !== 'object' || document === null) return false;
  const schema = '$schema' in document ? document.$schema : null;
  if (typeof schema === 'string' && schema.includes('designtokens.org')) return true;
  return !('colors' in document && 'fonts' in document) && holdsToken(document);
}

const MOST_NODES = 2000;
const MOST_LEVELS = 32;

/** True when a token is among the first objects of a document, level by level. Files of anything else may be huge. */
function holdsToken(document: object): boolean {
  const seen = [{ node: document, level: 0 }];
  // The list grows while it is walked.
  for (const { node, level } of seen) {
    if (level > 0 && ('$value' in node || '$ref' in node)) return true;
    if (level === MOST_LEVELS) break;
    const parts = Object.values(node).filter((part) => typeof part === 'object' && part !== null);
    for (const part of parts.slice(0, MOST_NODES - seen.length)) seen.push({ node: part, level: level + 1 });
  }
  return false;
}

/** Every breach of the token format as a finding. */
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
