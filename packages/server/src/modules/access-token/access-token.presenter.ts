import type { AccessToken } from '../../database/tables/access-token.entity.ts';
import type { TokenView } from './access-token.schema.ts';

export function presentToken(token: AccessToken): TokenView {
  const { id, name, prefix, scopes, isDevice, createdAt, lastUsedAt, expiresAt } = token;
  return {
    id,
    name,
    prefix,
    scopes: [...scopes],
    isDevice,
    createdAt: createdAt.toISOString(),
    lastUsedAt: lastUsedAt?.toISOString() ?? null,
    expiresAt: expiresAt.toISOString(),
  };
}
