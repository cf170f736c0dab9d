import { VERSIONS } from '../../config/limits.ts';
import type { ActorCtx } from '../../context/context.ts';
import { type GuideVersion, GuideVersionEntity } from '../../database/tables/guide-version.entity.ts';
import { readTileEdits, readTileSettings } from './read-documents.ts';
import type { GuideVersionView } from './style-tile.schema.ts';
import { findStyleTile } from './style-tile.service.ts';

/**
 * The saved states of a style guide, newest first: the newest 100 and the first. Empty before the first change.
 *
 * @throws ApiError 404 when it is unknown or belongs to another user
 */
export async function listVersions(ctx: ActorCtx, id: string): Promise<GuideVersion[]> {
  await findStyleTile(ctx, id);
  return ctx.em.find(
    GuideVersionEntity,
    { userId: ctx.actor.userId, styleTileId: id },
    { orderBy: { number: 'desc' }, limit: VERSIONS.kept + 1, disableIdentityMap: true },
  );
}

export function presentVersion(ctx: ActorCtx, version: GuideVersion): GuideVersionView {
  const { styleTileId: id, edits, settings = null } = version;
  return {
    number: version.number,
    edits: readTileEdits(ctx, { id, edits }),
    settings: readTileSettings(ctx, { id, settings }),
    createdAt: version.createdAt.toISOString(),
  };
}
