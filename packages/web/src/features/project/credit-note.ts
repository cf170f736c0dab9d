import type { StyleTileView } from '@stylekit/server/contract';
import { isGenerating } from '../../data/style-tile.api.ts';

/** What happens to the credit of a deleted style guide. */
export function toCreditNote(tile: StyleTileView, isPremium: boolean): string {
  if (tile.generationMode === 'custom') {
    return isPremium ? 'Its custom credit is refunded.' : 'Its custom credit is not refunded.';
  }
  if (tile.generated) return 'Its AI credit is not refunded.';
  return isGenerating(tile) ? 'Its reserved AI credit is refunded.' : 'It used no AI credit.';
}
