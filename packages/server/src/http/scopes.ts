/** What an access token may do. */
export const SCOPES = ['guides:read', 'guides:write', 'generate'] as const;
export type Scope = (typeof SCOPES)[number];
