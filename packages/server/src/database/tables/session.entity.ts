import { defineEntity, type InferEntity, p } from '@mikro-orm/core';
import { UserEntity } from './user.entity.ts';

/** A signed-in browser. The cookie carries a random key of which only the hash is kept, so a copy of the table opens nothing. */
export const SessionEntity = defineEntity({
  name: 'Session',
  tableName: 'session',
  indexes: [{ properties: ['expiresAt'] }],
  properties: {
    id: p.uuid().primary(),
    keyHash: p.string().length(64).unique(),
    userId: p.manyToOne(UserEntity).mapToPk().joinColumn('user_id').deleteRule('cascade').index(),
    isRemembered: p.boolean(),
    userAgent: p.string().length(300),
    /** The caller's network, not the caller: /24 of IPv4, /48 of IPv6. */
    network: p.string().length(50),
    createdAt: p.datetime(3),
    lastSeenAt: p.datetime(3),
    /** When the person last proved who they are; fresh for an hour. */
    authenticatedAt: p.datetime(3),
    /** The absolute end; the idle limit is counted from `lastSeenAt`. */
    expiresAt: p.datetime(3),
  },
});

export type Session = InferEntity<typeof SessionEntity>;
