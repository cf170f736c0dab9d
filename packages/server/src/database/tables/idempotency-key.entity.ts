import { defineEntity, p } from '@mikro-orm/core';
import { UserEntity } from './user.entity.ts';

/** A creation with an idempotency key: a repeated request with the same key returns the same style guide. */
export const IdempotencyKeyEntity = defineEntity({
  name: 'IdempotencyKey',
  tableName: 'idempotency_key',
  indexes: [{ properties: ['createdAt'] }],
  primaryKeys: ['userId', 'key'],
  properties: {
    userId: p.manyToOne(UserEntity).mapToPk().joinColumn('user_id').deleteRule('cascade').primary(),
    key: p.string().length(255).primary(),
    /** SHA-256 of the request: reusing the key for another request is an error. */
    requestHash: p.string().length(64),
    styleTileId: p.uuid(),
    createdAt: p.datetime(3),
  },
});
