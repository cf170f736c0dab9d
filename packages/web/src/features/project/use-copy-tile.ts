import type { StyleTileView } from '@stylekit/server/contract';
import { useLocation } from 'wouter';
import { refreshProjectData } from '../../data/refresh.ts';
import { createVersionOf, duplicateStyleTile } from '../../data/style-tile.api.ts';
import { messageOf } from '../../lib/http.ts';
import { randomId } from '../../lib/random-id.ts';
import { showToast } from '../../ui/toast-store.ts';

/** Handlers that copy a style guide, or create another version of its brief. Both show toasts. */
export function useCopyTile() {
  const [, navigate] = useLocation();
  const duplicate = async (tile: StyleTileView) => {
    try {
      const copy = await duplicateStyleTile(tile.id, randomId());
      showToast({ title: 'Style Guide duplicated', description: `“${copy.name}” was created.` });
      await refreshProjectData();
    } catch (error) {
      showToast({
        title: 'Failed to duplicate the style guide',
        description: messageOf(error),
        tone: 'destructive',
      });
    }
  };
  const createVersion = async (tile: StyleTileView) => {
    try {
      const created = await createVersionOf(tile, randomId());
      await refreshProjectData();
      navigate(`/generator/${created.projectId}?tile=${created.id}`);
    } catch (error) {
      showToast({
        title: 'Failed to create another version',
        description: messageOf(error),
        tone: 'destructive',
      });
    }
  };
  return { duplicate, createVersion };
}
