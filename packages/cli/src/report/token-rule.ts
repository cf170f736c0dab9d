/** The rule under which errors of the token format are reported, beside those of the engine. */
export const TOKEN_RULE = {
  id: 'token-format',
  summary: 'The document keeps the Design Tokens Format Module 2025.10.',
};
