import type { Guide, GuideSettings } from '@stylekit/engine';
import { type GuideEdits, NO_EDITS } from '@stylekit/engine/edit';
import type { Ctx } from '../../context/context.ts';
import type { Brief } from '../../database/json-brief.ts';
import { UnreadableDocument } from '../../database/json-document.ts';
import type { StyleTile } from '../../database/tables/style-tile.entity.ts';

/** The guide of a style tile; null if there is none or its document is invalid, which is logged. */
export function readGuide(
  { services }: Ctx,
  { id, generatedData }: Pick<StyleTile, 'id' | 'generatedData'>,
): Guide | null {
  if (!(generatedData instanceof UnreadableDocument)) return generatedData ?? null;
  services.log.warn({ err: generatedData.cause, styleTileId: id }, 'style guide does not parse');
  return null;
}

/** The brief of a style tile; null if its document is invalid, which is logged. */
export function readTileBrief(
  { services }: Ctx,
  { id, brief }: Pick<StyleTile, 'id' | 'brief'>,
): Brief | null {
  if (!(brief instanceof UnreadableDocument)) return brief;
  services.log.warn({ err: brief.cause, styleTileId: id }, 'brief does not parse');
  return null;
}

/** The guide as it was generated: the original of an edited guide. Null if it has none or is invalid. */
export function readOriginal(
  ctx: Ctx,
  tile: Pick<StyleTile, 'id' | 'generatedData' | 'originalData'>,
): Guide | null {
  const { originalData } = tile;
  if (originalData === null || originalData === undefined) return readGuide(ctx, tile);
  return readGuide(ctx, { ...tile, generatedData: originalData });
}

/** The edits of a style tile; none before its first change, or if they are invalid, which is logged. */
export function readTileEdits({ services }: Ctx, { id, edits }: Pick<StyleTile, 'id' | 'edits'>): GuideEdits {
  if (!(edits instanceof UnreadableDocument)) return edits ?? NO_EDITS;
  services.log.warn({ err: edits.cause, styleTileId: id }, 'edits of a style guide do not parse');
  return NO_EDITS;
}

/** The settings of a style tile; null for the defaults of its guide, also if they are invalid, which is logged. */
export function readTileSettings(
  { services }: Ctx,
  { id, settings }: Pick<StyleTile, 'id' | 'settings'>,
): GuideSettings | null {
  if (!(settings instanceof UnreadableDocument)) return settings ?? null;
  services.log.warn({ err: settings.cause, styleTileId: id }, 'settings of a style guide do not parse');
  return null;
}
