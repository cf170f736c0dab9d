import type { StyleTileView } from '@stylekit/server/contract';
import { useStore } from 'jotai';
import { useCallback } from 'react';
import { aiDraftAtomOf, copilotDraftAtomOf } from './brief/brief-draft.ts';
import { toFields } from './brief/to-body.ts';

/** Restores the form values of a style guide unless there is a newer draft. */
export function useRestore(projectId: string): (tile: StyleTileView) => void {
  const store = useStore();
  return useCallback(
    (tile) => {
      // Custom guides are finished immediately and never return to the form.
      if (tile.generationMode === 'ai') {
        const { description } = tile;
        const draft = aiDraftAtomOf(projectId);
        if (store.get(draft) === null) store.set(draft, { description });
      }
      if (tile.generationMode === 'copilot') {
        const draft = copilotDraftAtomOf(projectId);
        if (store.get(draft) === null) store.set(draft, toFields(tile));
      }
    },
    [store, projectId],
  );
}
