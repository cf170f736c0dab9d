import type { Guide } from '@stylekit/engine';
import type { StyleTileView } from '@stylekit/server/contract';

/** Where the person is on the way to a style guide. */
export type Stage =
  | { readonly kind: 'form' }
  /** The style guide of the address is being looked up. */
  | { readonly kind: 'resuming' }
  /** There is no such style guide in this project. */
  | { readonly kind: 'unknown' }
  | { readonly kind: 'generating'; readonly tile: StyleTileView }
  | { readonly kind: 'complete'; readonly tile: StyleTileView; readonly guide: Guide }
  /** It is finished, and what was made of it is not there. */
  | { readonly kind: 'damaged'; readonly tile: StyleTileView }
  /** The server has given up, and the credit is back. */
  | { readonly kind: 'failed'; readonly tile: StyleTileView }
  /** How far it is cannot be read; it may well be going on. */
  | { readonly kind: 'lost'; readonly tile: StyleTileView | null; readonly error: unknown };

export interface Sight {
  readonly projectId: string;
  /** The style guide of the address, or null. */
  readonly tileId: string | null;
  /** What was last read of it. */
  readonly tile: StyleTileView | undefined;
  /** Why it could not be read any more, once it is given up; undefined while it is read or tried again. */
  readonly failure: unknown;
  /** Whether the server said that there is no such style guide. */
  readonly isMissing: boolean;
}

/** The stage follows from the address and from what the server said last, so a reload comes to the same one. */
export function toStage({ projectId, tileId, tile, failure, isMissing }: Sight): Stage {
  if (tileId === null) return { kind: 'form' };
  if (isMissing || (tile !== undefined && tile.projectId !== projectId)) return { kind: 'unknown' };
  if (tile?.generationStatus === 'generated') {
    const { generatedData: guide } = tile;
    return guide === null ? { kind: 'damaged', tile } : { kind: 'complete', tile, guide };
  }
  if (tile?.generationStatus === 'failed') return { kind: 'failed', tile };
  if (failure !== undefined) return { kind: 'lost', tile: tile ?? null, error: failure };
  return tile === undefined ? { kind: 'resuming' } : { kind: 'generating', tile };
}
