import type { Guide } from '@stylekit/engine';
import type { Ctx } from '../../context/context.ts';
import { UnreadableGuide } from '../../database/json-guide.ts';
import type { StyleTile } from '../../database/tables/style-tile.entity.ts';

/** The guide of a style tile; null when there is none or its document does not parse. The log names such a tile. */
export function readGuide({ house }: Ctx, { id, generatedData }: StyleTile): Guide | null {
  if (!(generatedData instanceof UnreadableGuide)) return generatedData ?? null;
  house.log.warn({ err: generatedData.cause, styleTileId: id }, 'style guide does not parse');
  return null;
}
