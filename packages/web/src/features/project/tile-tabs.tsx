import type { Guide } from '@stylekit/engine';
import type { StyleTileView, UserView } from '@stylekit/server/contract';
import { type ReactNode, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import { useStyleTiles } from '../../data/style-tile.api.ts';
import { useListActions } from '../../data/use-list-actions.ts';
import { applyListView } from '../../lib/list-view.ts';
import { MODE_LABELS } from '../../lib/mode-labels.ts';
import { useAddressParams } from '../../lib/use-address-params.ts';
import { ListToolbar, MatchCount, NoMatch } from '../../ui/list-tools.tsx';
import { LoadFailure } from '../../ui/load-failure.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import { type ListTools, useListTools } from '../../ui/use-list-tools.ts';
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

const MODES = Object.keys(MODE_LABELS);

/** Filters the guides by the mode they were made in. */
const MODE_FILTER = {
  label: 'Filter by mode',
  all: 'All modes',
  options: Object.entries(MODE_LABELS).map(([value, label]) => ({ value, label })),
};

/**
 * The style guides of a project in three tabs, with a search. The tab and the search are in the URL, so the back button
 * restores them.
 */
export function TileTabs({ projectId, user, renderPreview, children }: TileTabsProps) {
  const [, navigate] = useLocation();
  const [params, setParams] = useAddressParams();
  const tools = useListTools(MODES);
  const tab = TABS.find(({ key }) => key === params.get('tab'))?.key ?? 'active';
  const root = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState<OpenDialog>(null);
  const actions = useListActions(root, TILE_LIST_ACTIONS);
  const close = () => setOpen((current) => (current === open ? null : current));
  const list = useStyleTiles(projectId, tab === 'archived');
  const tiles = list.data?.filter((tile) => tab === 'archived' || tile.generated === (tab === 'active'));
  const hasTools = tiles !== undefined && tools.areShown(tiles.length);
  const comparable = list.data?.filter((tile) => !tile.isArchived && tile.generatedData !== null) ?? [];
  const otherThan = (id: string) => comparable.find((tile) => tile.id !== id)?.id ?? '';
  const isListKnown = useHasBeenTrue(list.data !== undefined || list.error !== undefined);
  return (
    <div ref={root}>
      <Tabs
        label="Style guides"
        tabs={TABS}
        selected={tab}
        onSelect={(key) => setParams({ tab: key === 'active' ? null : key })}
        actions={hasTools && <ListToolbar tools={tools} noun="style guides" filter={MODE_FILTER} />}
      >
        <TilePanel
          projectId={projectId}
          tab={tab}
          list={list}
          tiles={tiles}
          tools={tools}
          onPreview={(tile) => setOpen({ kind: 'preview', tile })}
          onArchive={actions.archive}
          onRestore={actions.restore}
          onDelete={(tile) => setOpen({ kind: 'delete', tile })}
          onCompare={
            comparable.length < 2
              ? undefined
              : ({ id }) => navigate(`/project/${projectId}/compare?a=${id}&b=${otherThan(id)}`)
          }
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
  /** Compares the guide with another one of the project; absent if there is none. */
  readonly onCompare?: ((tile: StyleTileView) => void) | undefined;
}

interface TilePanelProps extends TileCardActions {
  readonly projectId: string;
  readonly tab: TileTab;
  readonly list: ReturnType<typeof useStyleTiles>;
  /** The guides of the tab; undefined while the list has not loaded. */
  readonly tiles: readonly StyleTileView[] | undefined;
  readonly tools: ListTools;
}

function TilePanel({ projectId, tab, list, tiles, tools, ...actions }: TilePanelProps) {
  const { error, mutate } = list;
  if (tiles === undefined) {
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
  const { filter } = tools;
  const shown = applyListView(
    tiles.filter(({ generationMode }) => filter === null || generationMode === filter),
    tools,
    (tile) => ({ ...tile, changedAt: tile.updatedAt }),
  );
  return (
    <div className="tile-panel">
      <MatchCount tools={tools} count={shown.length} total={tiles.length} />
      {shown.length === 0 && tiles.length > 0 ? (
        <NoMatch tools={tools} noun="style guides" />
      ) : (
        <TileList projectId={projectId} tab={tab} tiles={shown} actions={actions} />
      )}
    </div>
  );
}
