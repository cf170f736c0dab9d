import type { StyleTileView } from '@stylekit/server/contract';
import { useEffect, useState } from 'react';
import { followTile } from '../../../data/follow-tile.ts';
import { isGenerating, useStyleTile } from '../../../data/style-tile.api.ts';
import { HttpError, isSignedOut } from '../../../lib/http.ts';

/** The number of failed requests in a row before the error is shown. */
const MAX_FAILURES = 3;
const RETRY_MS = 2_000;
/** The retry interval after that, so that the page recovers when the server is back. */
const SLOW_RETRY_MS = 10_000;

interface TileWatch {
  readonly tile: StyleTileView | undefined;
  /** The error after all retries failed; undefined otherwise. */
  readonly failure: unknown;
  readonly isMissing: boolean;
  /** Loads the style guide again immediately. */
  readonly refetch: () => Promise<void>;
}

/**
 * Follows a style guide during its generation by event stream, with polling as fallback. Survives connection errors and
 * expired sessions. Follows nothing if `id` is null.
 */
export function useTileWatch(id: string | null): TileWatch {
  const [isStreaming, setStreaming] = useState(false);
  const { data, error, mutate } = useStyleTile(id, { isFollowed: isStreaming });
  const isUnfinished = data !== undefined && isGenerating(data);
  useEffect(() => {
    if (id === null || !isUnfinished) return;
    return followTile(id, {
      onStreaming: setStreaming,
      onStatus: (status) => {
        // The status does not contain the generated guide.
        if (isGenerating(status))
          void mutate((tile) => (tile === undefined ? tile : { ...tile, ...status }), { revalidate: false });
        else void mutate();
      },
    });
  }, [id, isUnfinished, mutate]);
  const [failures, setFailures] = useState(0);
  const isMissing = error instanceof HttpError && error.status === 404;
  useEffect(() => {
    if (!isSignedOut(error)) setFailures((count) => (error === undefined ? 0 : count + 1));
  }, [error]);
  const hasGivenUp = isFinal(error) || failures >= MAX_FAILURES;
  useEffect(() => {
    if (error === undefined || isMissing || isSignedOut(error)) return;
    const timer = setTimeout(() => void mutate(), hasGivenUp ? SLOW_RETRY_MS : RETRY_MS);
    return () => clearTimeout(timer);
  }, [error, isMissing, hasGivenUp, mutate]);
  return {
    tile: data,
    failure: error !== undefined && !isMissing && hasGivenUp ? error : undefined,
    isMissing,
    refetch: async () => void (await mutate()),
  };
}

/** A client error would repeat, except for an expired session or a rate limit. */
function isFinal(error: unknown): boolean {
  return error instanceof HttpError && error.status < 500 && ![401, 404, 429].includes(error.status);
}
