import { defineEntity, p } from '@mikro-orm/core';
import { ownedBy } from '../owned-by.ts';
import { StyleTileEntity } from './style-tile.entity.ts';
import { UserEntity } from './user.entity.ts';

/** One attempt at a guide, written before the provider is called, so that the call counts even if the process dies. */
export const GenerationAttemptEntity = defineEntity({
  name: 'GenerationAttempt',
  tableName: 'generation_attempt',
  uniques: [{ properties: ['userId', 'styleTileId', 'attempt'] }],
  indexes: [{ properties: ['userId', 'reservationId'] }],
  properties: {
    userId: p.manyToOne(UserEntity).mapToPk().joinColumn('user_id').deleteRule('cascade').primary(),
    id: p.uuid().primary(),
    styleTileId: p.uuid(),
    styleTile: ownedBy(StyleTileEntity, 'style_tile_id'),
    attempt: p.integer(),
    /** The reservation that pays for it; at most three attempts per reservation. */
    reservationId: p.uuid(),
    director: p.string().length(40),
    outcome: p.string().length(40).nullable(),
    providerRequestId: p.string().length(200).nullable(),
    startedAt: p.datetime(3),
    endedAt: p.datetime(3).nullable(),
  },
});
