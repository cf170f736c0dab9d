/** What each scope of an access token allows, in words. */
export const SCOPE_TEXTS = {
  'guides:read': 'Read projects and style guides',
  'guides:write': 'Create, change and delete projects and style guides',
  generate: 'Generate style guides with AI, which spends AI credits',
} as const;

/** A scope of an access token. */
export type TokenScope = keyof typeof SCOPE_TEXTS;

/** All scopes, from the narrowest. */
export const TOKEN_SCOPES: readonly TokenScope[] = ['guides:read', 'guides:write', 'generate'];
