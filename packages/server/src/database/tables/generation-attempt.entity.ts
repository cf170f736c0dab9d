import { defineEntity, p } from '@mikro-orm/core';
import { StyleTileEntity } from './style-tile.entity.ts';

/** One attempt at a guide, written before the provider is called, so that the call counts even if the process dies. */
export const GenerationAttemptEntity = defineEntity({
  name: 'GenerationAttempt',
  tableName: 'generation_attempt',
  uniques: [{ properties: ['styleTileId', 'attempt'] }],
  properties: {
    id: p.uuid().primary(),
    styleTileId: p.manyToOne(StyleTileEntity).mapToPk().joinColumn('style_tile_id').deleteRule('cascade'),
    attempt: p.integer(),
    /** The reservation that pays for it; at most three attempts per reservation. */
    reservationId: p.uuid().index(),
    director: p.string().length(40),
    outcome: p.string().length(40).nullable(),
    providerRequestId: p.string().length(200).nullable(),
    startedAt: p.datetime(3),
    endedAt: p.datetime(3).nullable(),
  },
});
