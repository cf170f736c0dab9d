import type { StyleTileView } from '@stylekit/server/contract';
import { STYLE_TILES_PATH } from './api-paths.ts';

/** The generation status of a style guide, as sent by its event stream. */
export type TileStatus = Pick<
  StyleTileView,
  'generationStatus' | 'generationStep' | 'generationError' | 'generated'
>;

interface TileFollower {
  /** Reports whether the stream is open. The caller polls while it is not. */
  readonly onStreaming: (isStreaming: boolean) => void;
  readonly onStatus: (status: TileStatus) => void;
}

/**
 * Subscribes to the event stream of a style guide during its generation and returns an unsubscribe function.
 *
 * The browser reconnects after a broken connection, but not after an error response.
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
