import type { StyleTileView, UserView } from '@stylekit/server/contract';
import { useCallback, useEffect, useRef } from 'react';
import { refreshProjectData } from '../../../data/refresh.ts';
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
  /** Starts a new attempt for a failed style guide, which uses a credit. */
  readonly retry: (tile: StyleTileView) => void;
  /** Starts the generation of a new style guide. */
  readonly start: (tile: StyleTileView) => Promise<void>;
}

/** Starts the generation of an existing style guide. */
export function useAttempt({ user, onOutOfCredits }: AttemptOptions): AttemptAction {
  const { isPending, run } = usePending();
  const onOutOfCreditsRef = useRef(onOutOfCredits);
  useEffect(() => {
    onOutOfCreditsRef.current = onOutOfCredits;
  });
  const start = useCallback(async ({ id, generationMode }: StyleTileView) => {
    try {
      await generateStyleTile(id);
    } catch (error) {
      if (isOutOfCredits(error)) return onOutOfCreditsRef.current(generationMode);
      if (isSignedOut(error)) return;
      const description = serverMessageOf(error, 'There was an error generating your style guide');
      showToast({ title: 'Generation Failed', description, tone: 'destructive' });
    }
    await refreshProjectData();
  }, []);
  const retry = (tile: StyleTileView) => {
    if (hasCredit(user, tile.generationMode)) run(() => start(tile));
    else onOutOfCredits(tile.generationMode);
  };
  return { isPending, retry, start };
}
