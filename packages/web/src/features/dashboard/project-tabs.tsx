import type { ProjectView } from '@stylekit/server/contract';
import { useLocation, useSearchParams } from 'wouter';
import { useProjects } from '../../data/project.api.ts';
import { messageOf } from '../../lib/http.ts';
import { Button } from '../../ui/button.tsx';
import { LoadFailure } from '../../ui/load-failure.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import type { ProjectActions } from './project-card.tsx';
import { NoArchivedProjects, NoProjects, ProjectGrid, ProjectGridSkeleton } from './project-grid.tsx';

const TABS = [
  { key: 'active', label: 'Active Projects' },
  { key: 'archived', label: 'Archived' },
] as const;

const FAILED = 'Failed to fetch projects';

interface ProjectTabsProps {
  readonly actions: ProjectActions;
  readonly onCreate: () => void;
}

/** The projects in two tabs. The selected tab is in the URL, so the back button restores it. */
export function ProjectTabs({ actions, onCreate }: ProjectTabsProps) {
  const [path, navigate] = useLocation();
  const [params] = useSearchParams();
  const isArchive = params.get('tab') === 'archived';
  const { data, error, mutate } = useProjects();
  const onRetry = () => void mutate();
  return (
    <Tabs
      label="Projects"
      tabs={TABS}
      selected={isArchive ? 'archived' : 'active'}
      onSelect={(key) => navigate(key === 'archived' ? `${path}?tab=archived` : path, { replace: true })}
    >
      <div className="project-panel">
        {data === undefined ? (
          <ProjectListPlaceholder error={error} onRetry={onRetry} />
        ) : (
          <>
            <ProjectList projects={data} isArchive={isArchive} actions={actions} onCreate={onCreate} />
            {error !== undefined && <StaleNotice error={error} onRetry={onRetry} />}
          </>
        )}
      </div>
    </Tabs>
  );
}

interface FailureProps {
  readonly error: unknown;
  readonly onRetry: () => void;
}

function ProjectListPlaceholder({ error, onRetry }: FailureProps) {
  if (error === undefined) return <ProjectGridSkeleton />;
  return (
    <div className="border-t border-border">
      <LoadFailure title={FAILED} error={error} onRetry={onRetry} />
    </div>
  );
}

/** Shown if a revalidation fails. It covers the end of the list, so that the list does not move. */
function StaleNotice({ error, onRetry }: FailureProps) {
  return (
    <div className="stale">
      <Notice tone="destructive" title={FAILED}>
        {messageOf(error)} The list shown may be outdated.
        <div className="mt-3">
          <Button icon="i-lucide-rotate-cw" onClick={onRetry}>
            Try again
          </Button>
        </div>
      </Notice>
    </div>
  );
}

interface ProjectListProps extends ProjectTabsProps {
  readonly projects: readonly ProjectView[];
  readonly isArchive: boolean;
}

function ProjectList({ projects, isArchive, actions, onCreate }: ProjectListProps) {
  const shown = projects.filter((project) => project.isArchived === isArchive);
  if (shown.length > 0) return <ProjectGrid projects={shown} actions={actions} />;
  return isArchive ? <NoArchivedProjects /> : <NoProjects onCreate={onCreate} />;
}
