import { useAtomValue } from 'jotai';
import { useEffect } from 'react';
import { type SaveState, saveStateAtomOf } from '../../../data/guide-settings/save-state.ts';
import { isDemoTileId } from '../../../data/guide-settings/settings-storage.ts';
import { announce } from '../../../ui/announcer.tsx';

const TEXTS: Readonly<Record<SaveState, string>> = {
  unchanged: '',
  saving: 'Saving…',
  saved: 'Saved',
  offline: 'Offline: will be saved',
  waiting: 'Not saved yet. Trying again.',
  rejected: 'Could not be saved. Reload the page.',
};

/** States that a user must learn about; saving and saved would be announced at every step of a slider. */
const ANNOUNCED: readonly SaveState[] = ['offline', 'waiting', 'rejected'];

/** Whether the changed settings of a guide are saved. Empty for the demo, which is stored in this browser only. */
export function SaveStatus({ tileId }: { readonly tileId: string }) {
  const state = useAtomValue(saveStateAtomOf(tileId));
  useEffect(() => {
    if (ANNOUNCED.includes(state)) announce(TEXTS[state]);
  }, [state]);
  if (isDemoTileId(tileId)) return null;
  return (
    <p className="note m-0 min-h-[1.6em]" data-save-state={state}>
      {TEXTS[state]}
    </p>
  );
}
