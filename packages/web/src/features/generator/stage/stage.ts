import type { Guide } from '@stylekit/engine';
import type { StyleTileView } from '@stylekit/server/contract';

/** The stage of the generator. */
export type Stage =
  | { readonly kind: 'form' }
  /** The style guide of the URL is loading. */
  | { readonly kind: 'resuming' }
  /** The project has no such style guide. */
  | { readonly kind: 'unknown' }
  | { readonly kind: 'generating'; readonly tile: StyleTileView }
  | { readonly kind: 'complete'; readonly tile: StyleTileView; readonly guide: Guide }
  /** Generated, but the guide data is missing. */
  | { readonly kind: 'incomplete'; readonly tile: StyleTileView }
  /** The generation failed and the credit was refunded. */
  | { readonly kind: 'failed'; readonly tile: StyleTileView }
  /** The status cannot be loaded. The generation may still be running. */
  | { readonly kind: 'unreachable'; readonly tile: StyleTileView | null; readonly error: unknown };

export interface StageInput {
  readonly projectId: string;
  /** The style guide id of the URL, or null. */
  readonly tileId: string | null;
  /** The last loaded style guide. */
  readonly tile: StyleTileView | undefined;
  /** The last error after all retries failed; undefined otherwise. */
  readonly failure: unknown;
  /** Whether the server returned 404. */
  readonly isMissing: boolean;
}

/** Derives the stage from the URL and the last server state, so that a reload restores it. */
export function toStage({ projectId, tileId, tile, failure, isMissing }: StageInput): Stage {
  if (tileId === null) return { kind: 'form' };
  if (isMissing || (tile !== undefined && tile.projectId !== projectId)) return { kind: 'unknown' };
  if (tile?.generationStatus === 'generated') {
    const { generatedData: guide } = tile;
    return guide === null ? { kind: 'incomplete', tile } : { kind: 'complete', tile, guide };
  }
  if (tile?.generationStatus === 'failed') return { kind: 'failed', tile };
  if (failure !== undefined) return { kind: 'unreachable', tile: tile ?? null, error: failure };
  return tile === undefined ? { kind: 'resuming' } : { kind: 'generating', tile };
}
