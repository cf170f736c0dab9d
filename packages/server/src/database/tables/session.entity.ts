import { defineEntity, type InferEntity, p } from '@mikro-orm/core';
import { UserEntity } from './user.entity.ts';

/**
 * A signed-in browser. The cookie contains the user and a random key of which only the hash is stored, so a leaked table
 * opens no session.
 */
export const SessionEntity = defineEntity({
  name: 'Session',
  tableName: 'session',
  uniques: [{ properties: ['userId', 'keyHash'] }],
  indexes: [{ properties: ['expiresAt'] }],
  properties: {
    userId: p.manyToOne(UserEntity).mapToPk().joinColumn('user_id').deleteRule('cascade').primary(),
    id: p.uuid().primary(),
    keyHash: p.string().length(64),
    isRemembered: p.boolean(),
    userAgent: p.string().length(300),
    /** The user's network instead of the full IP address: /24 of IPv4, /48 of IPv6. */
    network: p.string().length(50),
    createdAt: p.datetime(3),
    lastSeenAt: p.datetime(3),
    /** When the user last proved their identity. */
    authenticatedAt: p.datetime(3),
    /** The absolute end of the session; the idle limit counts from `lastSeenAt`. */
    expiresAt: p.datetime(3),
  },
});

export type Session = InferEntity<typeof SessionEntity>;
