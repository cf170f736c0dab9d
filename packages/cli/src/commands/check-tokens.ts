import { type Finding, findTokenFaults } from '@stylekit/engine';

/** Rule under which breaches of the token format are reported. */
export const TOKEN_RULE = {
  id: 'token-format',
  summary: 'The document keeps the Design Tokens Format Module 2025.10.',
};

/** True for a document of design tokens: by its file name, or by the schema it names. */
export function isTokenDocument(source: string, document: unknown): boolean {
  if (/\.tokens(?:\.json)?$/i.test(source)) return true;
  const schema =
    typeof document === 'object' && document !== null && '$schema' in document ? document.$schema : null;
  return typeof schema === 'string' && schema.includes('designtokens.org');
}

/** Every breach of the token format as a finding. */
export function checkTokens(document: unknown): Finding[] {
  return findTokenFaults(document).map(({ path, message, cure }) => ({
    rule: TOKEN_RULE.id,
    severity: 'error',
    path,
    message,
    measured: null,
    cure,
  }));
}
