import type { StyleTileView } from '@stylekit/server/contract';
import { useStore } from 'jotai';
import { useCallback } from 'react';
import { aiDraftOf, copilotDraftOf, draftOf } from './brief-draft.ts';
import { toFields } from './to-body.ts';

/**
 * Fills the form in again as it was when a style guide was asked for, on whatever device that was. What has been begun
 * in it since is kept instead.
 */
export function useRestore(projectId: string): (tile: StyleTileView) => void {
  const store = useStore();
  return useCallback(
    (tile) => {
      const { generationMode: mode } = tile;
      // A custom guide is finished with its creation; it never leads back to the form.
      if (mode === 'custom' || store.get(draftOf(projectId, mode)) !== null) return;
      if (mode === 'ai') store.set(aiDraftOf(projectId), { description: tile.description });
      else store.set(copilotDraftOf(projectId), toFields(tile));
    },
    [store, projectId],
  );
}
