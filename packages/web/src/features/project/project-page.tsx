import type { ProjectView, StyleTileView } from '@stylekit/server/contract';
import { useEffect, useState } from 'react';
import { Link, Redirect } from 'wouter';
import { useProject } from '../../data/project.api.ts';
import { useStyleTiles } from '../../data/style-tile.api.ts';
import { HttpError } from '../../lib/http.ts';
import { usePageTitle } from '../../lib/use-page-title.ts';
import { LoadFailure } from '../../ui/load-failure.tsx';
import { PageSpinner } from '../../ui/spinner.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import { showToast } from '../../ui/toast-store.ts';
import './project.css';
import { PendingCard, TileCard } from './tile-card.tsx';

const TABS = [
  { key: 'active', label: 'Active Tiles' },
  { key: 'pending', label: 'Pending Generation' },
  { key: 'archived', label: 'Archived' },
] as const;
type TabKey = (typeof TABS)[number]['key'];

const EMPTY: Readonly<Record<TabKey, readonly [title: string, words: string]>> = {
  active: ['No active style guides', ''],
  pending: ['No pending tiles', 'All your style guides have been generated.'],
  archived: ['No archived tiles', ''],
};

/** One project and its style guides. */
export function ProjectPage({ id }: { readonly id: string }) {
  const { data: project, error, mutate } = useProject(id);
  if (error instanceof HttpError && error.status === 404) return <Gone />;
  if (error !== undefined) {
    return (
      <div className="page pt-12">
        <h1 className="sr-only">Project</h1>
        <LoadFailure
          title="Failed to load project. Please try again."
          error={error}
          onRetry={() => void mutate()}
        />
      </div>
    );
  }
  return project === undefined ? <PageSpinner /> : <LoadedProject project={project} />;
}

function Gone() {
  useEffect(() => {
    showToast({
      title: 'Project not found',
      description: "The project you're looking for doesn't exist or was deleted.",
      tone: 'destructive',
    });
  }, []);
  return <Redirect to="/dashboard" replace />;
}

function LoadedProject({ project }: { readonly project: ProjectView }) {
  usePageTitle(project.name);
  const [tab, setTab] = useState<TabKey>('active');
  return (
    <div className="page pt-12 pb-20">
      <Link href="/dashboard" className="note inline-flex min-h-[28px] items-center">
        Back to Dashboard
      </Link>
      <div className="mt-4 flex flex-wrap items-center gap-4">
        <h1
          className="m-0 font-display text-[42px] leading-[1] tracking-[-0.02em] [overflow-wrap:anywhere] sm:text-[64px]"
          dir="auto"
        >
          {project.name}
        </h1>
        {project.isArchived && <span className="archived-mark">ARCHIVED</span>}
      </div>
      <p className="m-0 mt-3 max-w-[70ch] text-ink-2 [overflow-wrap:anywhere]" dir="auto">
        {project.description}
      </p>
      <div className="mt-10">
        <Tabs label="Style guides" tabs={TABS} selected={tab} onSelect={setTab}>
          <TileList projectId={project.id} tab={tab} />
        </Tabs>
      </div>
    </div>
  );
}

function TileList({ projectId, tab }: { readonly projectId: string; readonly tab: TabKey }) {
  const { data, error, mutate } = useStyleTiles(projectId, tab === 'archived');
  if (data === undefined) {
    return (
      <div className="tile-panel">
        {error === undefined ? (
          <p role="status" className="m-0 text-ink-2">
            Loading the style guides …
          </p>
        ) : (
          <LoadFailure title="Failed to fetch style guides" error={error} onRetry={() => void mutate()} />
        )}
      </div>
    );
  }
  const shown = data.filter((tile) => isShown(tile, tab));
  return (
    <div className="tile-panel">
      {shown.length === 0 ? (
        <Empty tab={tab} />
      ) : (
        <ul className="tile-grid">
          {shown.map((tile) =>
            tile.generated ? (
              <TileCard key={tile.id} tile={tile} />
            ) : (
              <PendingCard key={tile.id} tile={tile} />
            ),
          )}
        </ul>
      )}
    </div>
  );
}

function isShown(tile: StyleTileView, tab: TabKey): boolean {
  return tab === 'archived' || tile.generated === (tab === 'active');
}

function Empty({ tab }: { readonly tab: TabKey }) {
  const [title, words] = EMPTY[tab];
  return (
    <div className="border-t border-hairline py-12">
      <h2 className="m-0 font-display text-[28px] leading-[1.1]">{title}</h2>
      {words !== '' && <p className="m-0 mt-2 text-ink-2">{words}</p>}
    </div>
  );
}
