import type { ProjectView, StyleTileInput, StyleTileView, UserView } from '@stylekit/server/contract';
import { useStore } from 'jotai';
import { useEffect, useRef, useState } from 'react';
import { refreshProjectData } from '../../../data/refresh.ts';
import { createStyleTile } from '../../../data/style-tile.api.ts';
import { draftAtomOf } from '../../../lib/draft-atom.ts';
import { isSignedOut } from '../../../lib/http.ts';
import { usePending } from '../../../lib/use-pending.ts';
import { showToast } from '../../../ui/toast-store.ts';
import { hasCredit, type Mode, toDraftKey } from '../generation-mode.ts';
import { attemptAtomOf, nextAttempt } from './creation-key.ts';
import { isOutOfCredits, serverMessageOf } from './server-message.ts';

interface CreationOptions {
  readonly project: ProjectView;
  readonly user: UserView;
  /** Called after the creation if the component is still mounted. */
  readonly onCreated: (tile: StyleTileView) => void;
  readonly onOutOfCredits: (mode: Mode) => void;
}

export interface Creation {
  readonly isPending: boolean;
  /** The last server error, or null. Null also if a dialog shows the error. */
  readonly serverError: unknown;
  readonly dismiss: () => void;
  readonly create: (body: StyleTileInput) => void;
}

/** Creates style guides, one at a time. Repeated requests with equal content are charged once. */
export function useCreation({ project, user, onCreated, onOutOfCredits }: CreationOptions): Creation {
  const store = useStore();
  const [serverError, setServerError] = useState<unknown>(null);
  const { isPending, run } = usePending();
  const isMounted = useIsMounted();
  const send = async (body: StyleTileInput) => {
    const attemptAtom = attemptAtomOf(project.id, body.generationMode);
    const attempt = nextAttempt(store.get(attemptAtom), JSON.stringify(body));
    store.set(attemptAtom, attempt);
    try {
      const tile = await createStyleTile(project.id, body, attempt.key);
      store.set(attemptAtom, null);
      store.set(draftAtomOf(toDraftKey(project.id, body.generationMode), ignoreStored), null);
      showToast(toCreatedNotice(tile));
      if (isMounted.current) onCreated(tile);
      await refreshProjectData();
    } catch (error) {
      if (isOutOfCredits(error)) return onOutOfCredits(body.generationMode);
      // The session-ended dialog is already open.
      if (isSignedOut(error)) return;
      setServerError(error);
      const description = serverMessageOf(error, 'There was an error creating your style guide');
      showToast({ title: 'Creation Failed', description, tone: 'destructive' });
    }
  };
  const create = (body: StyleTileInput) => {
    setServerError(null);
    if (hasCredit(user, body.generationMode)) run(() => send(body));
    else onOutOfCredits(body.generationMode);
  };
  return { isPending, serverError, dismiss: () => setServerError(null), create };
}

/** The draft is only cleared here, so its parser is not needed. This avoids loading the form's code. */
function ignoreStored(): null {
  return null;
}

function toCreatedNotice({ name, generationMode, generated }: StyleTileView) {
  if (generationMode === 'custom') {
    return { title: 'Custom Style Guide Created', description: `“${name}” is ready to use.` };
  }
  // The response to a repeated request whose first response was lost.
  if (generated) return { title: 'Style Guide Ready!', description: `“${name}” is ready.` };
  const description = 'You can leave this page and come back later.';
  return { title: 'Style Guide Generation Started', description };
}

/** Whether the component is still mounted when a response arrives. */
function useIsMounted() {
  const isMounted = useRef(true);
  useEffect(() => {
    isMounted.current = true;
    return () => {
      isMounted.current = false;
    };
  }, []);
  return isMounted;
}
