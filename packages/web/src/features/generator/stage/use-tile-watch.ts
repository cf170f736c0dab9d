import type { StyleTileView } from '@stylekit/server/contract';
import { useEffect, useState } from 'react';
import { followTile } from '../../../data/follow-tile.ts';
import { isBeingMade, useStyleTile } from '../../../data/style-tile.api.ts';
import { HttpError, isSignedOut } from '../../../lib/http.ts';

/** One answer that does not come is no reason to send a person away; as many in a row as these are. */
const MOST_FAILURES = 3;
const PAUSE_MS = 2_000;
/** How often it is tried once it was given up, so that the page goes on by itself when the server is back. */
const LONG_PAUSE_MS = 10_000;

interface TileWatch {
  readonly tile: StyleTileView | undefined;
  /** Why it cannot be read; undefined as long as it is still tried. */
  readonly failure: unknown;
  readonly isMissing: boolean;
  /** Looks again at once. */
  readonly look: () => Promise<void>;
}

/**
 * Follows a style guide while it is made, over gaps in the connection and the end of a session: by its event stream, and
 * by polling where that is not open. Null follows none.
 */
export function useTileWatch(id: string | null): TileWatch {
  const [isStreaming, setStreaming] = useState(false);
  const { data, error, mutate } = useStyleTile(id, { isFollowed: isStreaming });
  const isUnfinished = data !== undefined && isBeingMade(data);
  useEffect(() => {
    if (id === null || !isUnfinished) return;
    return followTile(id, {
      onStreaming: setStreaming,
      onStatus: (status) => {
        // What was made does not come with the status.
        if (isBeingMade(status))
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
  const isGivenUp = isFinal(error) || failures >= MOST_FAILURES;
  useEffect(() => {
    if (error === undefined || isMissing || isSignedOut(error)) return;
    const timer = setTimeout(() => void mutate(), isGivenUp ? LONG_PAUSE_MS : PAUSE_MS);
    return () => clearTimeout(timer);
  }, [error, isMissing, isGivenUp, mutate]);
  return {
    tile: data,
    failure: error !== undefined && !isMissing && isGivenUp ? error : undefined,
    isMissing,
    look: async () => void (await mutate()),
  };
}

/** A refusal would be the same again, except for who is signed out or has asked too often. */
function isFinal(error: unknown): boolean {
  return error instanceof HttpError && error.status < 500 && ![401, 404, 429].includes(error.status);
}
