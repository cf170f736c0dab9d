import { defineEntity, p } from '@mikro-orm/core';
import { UserEntity } from './user.entity.ts';

/** A creation that was asked for under a key of the caller's: the same key again answers the same tile. */
export const IdempotencyKeyEntity = defineEntity({
  name: 'IdempotencyKey',
  tableName: 'idempotency_key',
  indexes: [{ properties: ['createdAt'] }],
  primaryKeys: ['userId', 'key'],
  properties: {
    userId: p.manyToOne(UserEntity).mapToPk().joinColumn('user_id').deleteRule('cascade').primary(),
    key: p.string().length(255).primary(),
    /** SHA-256 of what was asked: another request under the same key is a mistake of the caller's. */
    requestHash: p.string().length(64),
    styleTileId: p.uuid(),
    createdAt: p.datetime(3),
  },
});
