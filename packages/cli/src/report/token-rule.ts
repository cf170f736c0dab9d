/** The rule id for violations of the token format, in addition to the rules of the engine. */
export const TOKEN_RULE = {
  id: 'token-format',
  summary: 'The document conforms to the Design Tokens Format Module 2025.10.',
};
