import { defineEntity, type InferEntity, p } from '@mikro-orm/core';
import type { Scope } from '../../http/scopes.ts';
import { UserEntity } from './user.entity.ts';

/** A personal access token. Only the hash of its value is stored, so a leaked table grants nothing. */
export const AccessTokenEntity = defineEntity({
  name: 'AccessToken',
  tableName: 'access_token',
  uniques: [{ properties: ['userId', 'valueHash'] }],
  // Old tokens are deleted by either date.
  indexes: [
    { properties: ['userId', 'createdAt'] },
    { properties: ['expiresAt'] },
    { properties: ['revokedAt'] },
  ],
  properties: {
    userId: p.manyToOne(UserEntity).mapToPk().joinColumn('user_id').deleteRule('cascade').primary(),
    id: p.uuid().primary(),
    /** SHA-256 of the value, in hex; the directory has it as well. */
    valueHash: p.string().length(64),
    /** The first characters of the value, by which the owner recognizes it. */
    prefix: p.string().length(10),
    name: p.string().length(100),
    scopes: p.array<Scope>(),
    /** Whether a device received it at its sign-in; false if the owner created it. */
    isDevice: p.boolean().default(false),
    createdAt: p.datetime(3),
    /** The minute of the last use. */
    lastUsedAt: p.datetime(3).nullable(),
    expiresAt: p.datetime(3),
    revokedAt: p.datetime(3).nullable(),
  },
});

export type AccessToken = InferEntity<typeof AccessTokenEntity>;
