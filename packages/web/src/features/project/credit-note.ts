import type { StyleTileView } from '@stylekit/server/contract';
import { isBeingMade } from '../../data/style-tile.api.ts';

/** What becomes of the credit of a style guide that is deleted. */
export function toCreditNote(tile: StyleTileView, isPremium: boolean): string {
  if (tile.generationMode === 'custom') {
    return isPremium ? 'Its custom credit is refunded.' : 'Its custom credit is not refunded.';
  }
  if (tile.generated) return 'Its AI credit is not refunded.';
  return isBeingMade(tile) ? 'Its reserved AI credit is refunded.' : 'It used no AI credit.';
}
