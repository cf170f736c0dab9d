import type { StyleTileView } from '@stylekit/server/contract';
import { STYLE_TILES_PATH } from './refresh.ts';

/** How far a style guide is, as its event stream says it. */
export type TileStatus = Pick<
  StyleTileView,
  'generationStatus' | 'generationStep' | 'generationError' | 'generated'
>;

interface TileFollower {
  /** The stream is open, or is not: only then has the style guide to be polled. */
  readonly onStreaming: (isStreaming: boolean) => void;
  readonly onStatus: (status: TileStatus) => void;
}

/**
 * Follows a style guide by its event stream while it is made; the result stops it. The browser opens a broken stream
 * again by itself, a refused one it does not.
 */
export function followTile(id: string, { onStreaming, onStatus }: TileFollower): () => void {
  const source = new EventSource(`${STYLE_TILES_PATH}/${encodeURIComponent(id)}/events`);
  source.addEventListener('open', () => onStreaming(true));
  source.addEventListener('error', () => onStreaming(false));
  source.addEventListener('status', ({ data }) => onStatus(JSON.parse(data)));
  return () => {
    source.close();
    onStreaming(false);
  };
}
