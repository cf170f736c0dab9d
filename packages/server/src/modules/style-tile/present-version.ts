import type { Ctx } from '../../context/context.ts';
import { readTileEdits, readTileSettings } from './read-documents.ts';
import type { ShownVersion } from './read-tiles.ts';
import type { GuideVersionView } from './style-tile.schema.ts';

export function presentVersion(ctx: Ctx, version: ShownVersion): GuideVersionView {
  const { styleTileId: id, edits, settings = null } = version;
  return {
    number: version.number,
    edits: readTileEdits(ctx, { id, edits }),
    settings: readTileSettings(ctx, { id, settings }),
    createdAt: version.createdAt.toISOString(),
  };
}
