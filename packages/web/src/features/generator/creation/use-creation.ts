import type { ProjectView, StyleTileInput, StyleTileView, UserView } from '@stylekit/server/contract';
import { useStore } from 'jotai';
import { useEffect, useRef, useState } from 'react';
import { refreshWork } from '../../../data/refresh.ts';
import { createStyleTile } from '../../../data/style-tile.api.ts';
import { draftAtomOf } from '../../../lib/draft-atom.ts';
import { isSignedOut } from '../../../lib/http.ts';
import { usePending } from '../../../lib/use-pending.ts';
import { showToast } from '../../../ui/toast-store.ts';
import { hasCredit, type Mode, toDraftKey } from '../generation-mode.ts';
import { attemptOf, nextAttempt } from './creation-key.ts';
import { isOutOfCredits, serverMessageOf } from './server-message.ts';

interface CreationOptions {
  readonly project: ProjectView;
  readonly user: UserView;
  /** The style guide was created, and whoever asked for it is still here. */
  readonly onCreated: (tile: StyleTileView) => void;
  readonly onOutOfCredits: (mode: Mode) => void;
}

export interface Creation {
  readonly isPending: boolean;
  /** The server's last refusal; null when there is none, or when it is told in another way. */
  readonly refusal: unknown;
  readonly dismiss: () => void;
  readonly create: (body: StyleTileInput) => void;
}

/** Creates style guides, one at a time; however often the same is asked for, it is charged once. */
export function useCreation({ project, user, onCreated, onOutOfCredits }: CreationOptions): Creation {
  const store = useStore();
  const [refusal, setRefusal] = useState<unknown>(null);
  const { isPending, run } = usePending();
  const isHere = useIsHere();
  const send = async (body: StyleTileInput) => {
    const attemptAtom = attemptOf(project.id, body.generationMode);
    const attempt = nextAttempt(store.get(attemptAtom), JSON.stringify(body));
    store.set(attemptAtom, attempt);
    try {
      const tile = await createStyleTile(project.id, body, attempt.key);
      store.set(attemptAtom, null);
      store.set(draftAtomOf(toDraftKey(project.id, body.generationMode), readNothing), null);
      showToast(toCreatedNotice(tile));
      if (isHere.current) onCreated(tile);
      await refreshWork();
    } catch (error) {
      if (isOutOfCredits(error)) return onOutOfCredits(body.generationMode);
      // The way back into an ended session stands over the page already.
      if (isSignedOut(error)) return;
      setRefusal(error);
      const description = serverMessageOf(error, 'There was an error creating your style guide');
      showToast({ title: 'Creation Failed', description, tone: 'destructive' });
    }
  };
  const create = (body: StyleTileInput) => {
    setRefusal(null);
    if (hasCredit(user, body.generationMode)) run(() => send(body));
    else onOutOfCredits(body.generationMode);
  };
  return { isPending, refusal, dismiss: () => setRefusal(null), create };
}

/** A draft that is over needs nobody who could read it; the form that can comes with its own code. */
function readNothing(): null {
  return null;
}

function toCreatedNotice({ name, generationMode, generated }: StyleTileView) {
  if (generationMode === 'custom') {
    return { title: 'Custom Style Guide Created', description: `“${name}” is ready to use.` };
  }
  // The answer to a creation that had been lost.
  if (generated) return { title: 'Style Guide Ready!', description: `“${name}” is ready.` };
  const description = 'You can leave this page and come back later.';
  return { title: 'Style Guide Generation Started', description };
}

/** Whether the page is still looked at when a late answer comes. */
function useIsHere() {
  const isHere = useRef(true);
  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
    };
  }, []);
  return isHere;
}
