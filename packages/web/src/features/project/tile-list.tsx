import type { StyleTileView } from '@stylekit/server/contract';
import { ButtonLink } from '../../ui/button-link.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { PendingCard } from './pending-card.tsx';
import { TileCard } from './tile-card.tsx';
import type { TileCardActions, TileTab } from './tile-tabs.tsx';

interface TileListProps {
  readonly projectId: string;
  readonly tab: TileTab;
  readonly tiles: readonly StyleTileView[];
  readonly actions: TileCardActions;
}

/** The style guides of a tab, or its empty state. */
export function TileList({ projectId, tab, tiles, actions }: TileListProps) {
  if (tiles.length === 0) return <Empty projectId={projectId} tab={tab} />;
  return (
    <ul className="tile-grid">
      {tiles.map((tile) =>
        tile.generated ? (
          <TileCard key={tile.id} tile={tile} actions={actions} />
        ) : (
          <PendingCard key={tile.id} tile={tile} actions={actions} />
        ),
      )}
    </ul>
  );
}

const EMPTY: Readonly<Record<TileTab, readonly [title: string, text: string]>> = {
  active: ['No active style guides', 'Describe your brand to create the first one.'],
  pending: ['No pending tiles', 'All your style guides have been generated.'],
  archived: ['No archived tiles', 'Archived style guides will appear here.'],
};

function Empty({ projectId, tab }: { readonly projectId: string; readonly tab: TileTab }) {
  const [title, text] = EMPTY[tab];
  return (
    <div className="border-t border-border py-12">
      <EmptyState
        title={title}
        action={
          tab === 'active' ? (
            <ButtonLink href={`/generator/${projectId}`}>Create a style guide</ButtonLink>
          ) : undefined
        }
      >
        {text}
      </EmptyState>
    </div>
  );
}

const PLACEHOLDER_KEYS = ['first', 'second', 'third'];

/** A skeleton with the layout of the list. */
export function TileGridSkeleton() {
  return (
    <div role="status">
      <span className="sr-only">Loading style guides…</span>
      <div className="tile-grid" aria-hidden="true">
        {PLACEHOLDER_KEYS.map((key) => (
          <div key={key} className="tile-card">
            <span className="skeleton h-4.5 w-3/5" />
            <span className="skeleton h-7.25 w-4/5" />
            <span className="skeleton h-14" />
            <span className="skeleton h-15.75" />
            <span className="skeleton h-9 w-2/5" />
          </div>
        ))}
      </div>
    </div>
  );
}
