import type { StyleTileView, UserView } from '@stylekit/server/contract';
import { useCallback, useEffect, useRef } from 'react';
import { refreshWork } from '../../../data/refresh.ts';
import { generateStyleTile } from '../../../data/style-tile.api.ts';
import { isSignedOut } from '../../../lib/http.ts';
import { usePending } from '../../../lib/use-pending.ts';
import { showToast } from '../../../ui/toast-store.ts';
import { isOutOfCredits, serverMessageOf } from '../creation/server-message.ts';
import { hasCredit, type Mode } from '../generation-mode.ts';

interface AttemptOptions {
  readonly user: UserView;
  readonly onOutOfCredits: (mode: Mode) => void;
}

export interface AttemptAction {
  readonly isPending: boolean;
  /** Another attempt at a style guide that came to nothing; it takes a credit as the first one did. */
  readonly retry: (tile: StyleTileView) => void;
  /** Sees to it that a new style guide is being made. */
  readonly start: (tile: StyleTileView) => Promise<void>;
}

/** Asks the server to make a style guide that exists already. */
export function useAttempt({ user, onOutOfCredits }: AttemptOptions): AttemptAction {
  const { isPending, run } = usePending();
  const tell = useRef(onOutOfCredits);
  useEffect(() => {
    tell.current = onOutOfCredits;
  });
  const start = useCallback(async ({ id, generationMode }: StyleTileView) => {
    try {
      await generateStyleTile(id);
    } catch (error) {
      if (isOutOfCredits(error)) return tell.current(generationMode);
      if (isSignedOut(error)) return;
      const description = serverMessageOf(error, 'There was an error generating your style guide');
      showToast({ title: 'Generation Failed', description, tone: 'destructive' });
    }
    await refreshWork();
  }, []);
  const retry = (tile: StyleTileView) => {
    if (hasCredit(user, tile.generationMode)) run(() => start(tile));
    else onOutOfCredits(tile.generationMode);
  };
  return { isPending, retry, start };
}
