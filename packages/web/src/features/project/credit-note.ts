import type { StyleTileView } from '@stylekit/server/contract';
import { isBeingMade } from '../../data/style-tile.api.ts';

/** What becomes of the credit of a style guide that is deleted. */
export function toCreditNote(tile: StyleTileView, isPremium: boolean): string {
  if (tile.generationMode === 'custom') {
    return isPremium ? 'You get its custom credit back.' : 'Its custom credit is not returned.';
  }
  if (tile.generated) return 'Its AI credit is not returned.';
  return isBeingMade(tile) ? 'The AI credit set aside for it is given back.' : 'It has cost no AI credit.';
}
