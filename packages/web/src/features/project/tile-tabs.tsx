import type { Guide } from '@stylekit/engine';
import type { StyleTileView, UserView } from '@stylekit/server/contract';
import { type ReactNode, useRef, useState } from 'react';
import { useLocation, useSearchParams } from 'wouter';
import { useStyleTiles } from '../../data/style-tile.api.ts';
import { useListActions } from '../../data/use-list-actions.ts';
import { LoadFailure } from '../../ui/load-failure.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import { DeleteTileDialog } from './delete-tile-dialog.tsx';
import { TileGridSkeleton, TileList } from './tile-list.tsx';
import { TILE_LIST_ACTIONS } from './tile-list-actions.ts';
import { TilePreview } from './tile-preview.tsx';

const TABS = [
  { key: 'active', label: 'Active Tiles' },
  { key: 'pending', label: 'Pending Generation' },
  { key: 'archived', label: 'Archived' },
] as const;
export type TileTab = (typeof TABS)[number]['key'];

interface TileTabsProps {
  readonly projectId: string;
  readonly user: UserView;
  readonly renderPreview: (guide: Guide, tileId: string) => ReactNode;
  /** Rendered below the list after it has loaded, to avoid a layout shift. */
  readonly children: ReactNode;
}

type OpenDialog = { readonly kind: 'preview' | 'delete'; readonly tile: StyleTileView } | null;

/** The style guides of a project in three tabs. The selected tab is in the URL, so the back button restores it. */
export function TileTabs({ projectId, user, renderPreview, children }: TileTabsProps) {
  const [path, navigate] = useLocation();
  const [params] = useSearchParams();
  const tab = TABS.find(({ key }) => key === params.get('tab'))?.key ?? 'active';
  const root = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState<OpenDialog>(null);
  const actions = useListActions(root, TILE_LIST_ACTIONS);
  const close = () => setOpen((current) => (current === open ? null : current));
  const list = useStyleTiles(projectId, tab === 'archived');
  const isListKnown = useHasBeenTrue(list.data !== undefined || list.error !== undefined);
  return (
    <div ref={root}>
      <Tabs
        label="Style guides"
        tabs={TABS}
        selected={tab}
        onSelect={(key) => navigate(key === 'active' ? path : `${path}?tab=${key}`, { replace: true })}
      >
        <TilePanel
          projectId={projectId}
          tab={tab}
          list={list}
          onPreview={(tile) => setOpen({ kind: 'preview', tile })}
          onArchive={actions.archive}
          onRestore={actions.restore}
          onDelete={(tile) => setOpen({ kind: 'delete', tile })}
        />
      </Tabs>
      <TilePreview
        tile={open?.kind === 'preview' ? open.tile : null}
        onClose={close}
        renderPreview={renderPreview}
      />
      <DeleteTileDialog
        tile={open?.kind === 'delete' ? open.tile : null}
        isPremium={user.subscriptionStatus === 'active'}
        onClose={close}
        onConfirm={(tile) => actions.remove(tile, close)}
      />
      {isListKnown && children}
    </div>
  );
}

/** Whether the condition has ever been true. */
function useHasBeenTrue(condition: boolean): boolean {
  const [has, setHas] = useState(condition);
  if (condition && !has) setHas(true);
  return has || condition;
}

/** The actions of a style guide card. */
export interface TileCardActions {
  readonly onPreview: (tile: StyleTileView) => void;
  readonly onArchive: (tile: StyleTileView) => Promise<void>;
  readonly onRestore: (tile: StyleTileView) => Promise<void>;
  readonly onDelete: (tile: StyleTileView) => void;
}

interface TilePanelProps extends TileCardActions {
  readonly projectId: string;
  readonly tab: TileTab;
  readonly list: ReturnType<typeof useStyleTiles>;
}

function TilePanel({ projectId, tab, list, ...actions }: TilePanelProps) {
  const { data, error, mutate } = list;
  if (data !== undefined) {
    const shown = data.filter((tile) => tab === 'archived' || tile.generated === (tab === 'active'));
    return (
      <div className="tile-panel">
        <TileList projectId={projectId} tab={tab} tiles={shown} actions={actions} />
      </div>
    );
  }
  return (
    <div className="tile-panel">
      {error === undefined ? (
        <TileGridSkeleton />
      ) : (
        <LoadFailure title="Failed to fetch style guides" error={error} onRetry={() => void mutate()} />
      )}
    </div>
  );
}
