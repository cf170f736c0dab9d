import type { Guide } from '@stylekit/engine';
import type { StyleTileView } from '@stylekit/server/contract';
import { lazy, Suspense, useEffect, useState } from 'react';
import { hasUnsavedEdits } from '../../data/guide-edits/unsaved-edits.ts';
import { useProject } from '../../data/project.api.ts';
import { refreshProjectData } from '../../data/refresh.ts';
import { renameStyleTile } from '../../data/style-tile.api.ts';
import { issueOf, messageOf } from '../../lib/http.ts';
import { openLocalStore } from '../../lib/local-store.ts';
import { useStableCallback } from '../../lib/use-stable-callback.ts';
import { useUnchanged } from '../../lib/use-unchanged.ts';
import { showToast } from '../../ui/toast-store.ts';
import { showServerSettings } from './settings/server-settings.ts';
import { StyleGuide } from './style-guide.tsx';

/** Loaded when a guide is edited, because it contains the generator. */
const GuideEditor = lazy(async () => ({ default: (await import('./edit/guide-editor.tsx')).GuideEditor }));

interface TileGuideProps {
  readonly guide: Guide;
  readonly tile: StyleTileView;
  readonly level?: 1 | 2;
}

/** A stored style guide with settings, rename and export. */
export function TileGuide({ guide: loaded, tile, level = 1 }: TileGuideProps) {
  // Each saved setting returns the whole guide again.
  const guide = useUnchanged(loaded);
  const { id: tileId, projectId, settings } = tile;
  const { data: project } = useProject(projectId);
  // Before the first rendering of the guide, so that no other settings are seen.
  useState(() => showServerSettings(tileId, settings, guide));
  useEffect(() => showServerSettings(tileId, settings, guide), [tileId, settings, guide]);
  const rename = useStableCallback(async (name: string) => {
    try {
      await renameStyleTile(tileId, name);
    } catch (error) {
      const message = issueOf(error, 'name') ?? messageOf(error);
      showToast({ title: 'Update Failed', description: message, tone: 'destructive' });
      return message;
    }
    showToast({ title: 'Style Guide Updated', description: `Renamed to “${name}”.` });
    await refreshProjectData();
    return null;
  });
  const [isEditing, setEditing] = useState(() => hasUnsavedEdits(openLocalStore(), tileId));
  const edit = useStableCallback(() => setEditing(true));
  const shared = { guide, level, projectName: project?.name ?? '', onRename: rename };
  const view = (onEdit: (() => void) | undefined) => (
    <StyleGuide {...shared} tileId={tileId} onEdit={onEdit} />
  );
  if (tile.isArchived) return view(undefined);
  if (!isEditing) return view(edit);
  return (
    <Suspense fallback={view(undefined)}>
      <GuideEditor {...shared} tile={tile} onDone={() => setEditing(false)} />
    </Suspense>
  );
}
