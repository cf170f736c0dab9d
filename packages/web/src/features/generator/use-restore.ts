import type { StyleTileView } from '@stylekit/server/contract';
import { useStore } from 'jotai';
import { useCallback } from 'react';
import { aiDraftOf, copilotDraftOf } from './brief/brief-draft.ts';
import { toFields } from './brief/to-body.ts';

/**
 * Fills the form in again as it was when a style guide was asked for, on whatever device that was. What has been begun
 * in it since is kept instead.
 */
export function useRestore(projectId: string): (tile: StyleTileView) => void {
  const store = useStore();
  return useCallback(
    (tile) => {
      // A custom guide is finished with its creation; it never leads back to the form.
      if (tile.generationMode === 'ai') {
        const { description } = tile;
        const draft = aiDraftOf(projectId);
        if (store.get(draft) === null) store.set(draft, { description });
      }
      if (tile.generationMode === 'copilot') {
        const draft = copilotDraftOf(projectId);
        if (store.get(draft) === null) store.set(draft, toFields(tile));
      }
    },
    [store, projectId],
  );
}
