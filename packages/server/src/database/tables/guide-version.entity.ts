import { defineEntity, type InferEntity, p } from '@mikro-orm/core';
import { JsonEdits, type StoredEdits } from '../json-edits.ts';
import { JsonSettings, type StoredSettings } from '../json-settings.ts';
import { ownedBy } from '../owned-by.ts';
import { StyleTileEntity } from './style-tile.entity.ts';
import { UserEntity } from './user.entity.ts';

/** A saved state of a style guide: its edits and settings. The document is computed from the original. */
export const GuideVersionEntity = defineEntity({
  name: 'GuideVersion',
  tableName: 'guide_version',
  properties: {
    userId: p.manyToOne(UserEntity).mapToPk().joinColumn('user_id').deleteRule('cascade').primary(),
    styleTileId: p.uuid().primary(),
    /** Counts up from 1, the state before the first change. */
    number: p.integer().primary(),
    styleTile: ownedBy(StyleTileEntity, 'style_tile_id'),
    edits: p.type(JsonEdits).$type<StoredEdits>(),
    settings: p.type(JsonSettings).$type<StoredSettings>().nullable(),
    createdAt: p.datetime(3),
  },
});

export type GuideVersion = Omit<InferEntity<typeof GuideVersionEntity>, 'styleTile'>;
