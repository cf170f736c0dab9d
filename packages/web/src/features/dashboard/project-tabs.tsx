import type { ProjectView } from '@stylekit/server/contract';
import { useProjects } from '../../data/project.api.ts';
import { messageOf } from '../../lib/http.ts';
import { applyListView } from '../../lib/list-view.ts';
import { useAddressParams } from '../../lib/use-address-params.ts';
import { Button } from '../../ui/button.tsx';
import { ListToolbar, MatchCount, NoMatch } from '../../ui/list-tools.tsx';
import { LoadFailure } from '../../ui/load-failure.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import { type ListTools, useListTools } from '../../ui/use-list-tools.ts';
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

/** The projects in two tabs, with a search. The tab and the search are in the URL, so the back button restores them. */
export function ProjectTabs({ actions, onCreate }: ProjectTabsProps) {
  const [params, setParams] = useAddressParams();
  const tools = useListTools();
  const isArchive = params.get('tab') === 'archived';
  const { data, error, mutate } = useProjects();
  const onRetry = () => void mutate();
  const projects = data?.filter((project) => project.isArchived === isArchive);
  const hasTools = projects !== undefined && tools.areShown(projects.length);
  return (
    <Tabs
      label="Projects"
      tabs={TABS}
      selected={isArchive ? 'archived' : 'active'}
      onSelect={(key) => setParams({ tab: key === 'archived' ? key : null })}
      actions={hasTools && <ListToolbar tools={tools} noun="projects" />}
    >
      <div className="project-panel">
        {projects === undefined ? (
          <ProjectListPlaceholder error={error} onRetry={onRetry} />
        ) : (
          <>
            <ProjectList
              projects={projects}
              tools={tools}
              isArchive={isArchive}
              actions={actions}
              onCreate={onCreate}
            />
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
  /** The projects of the tab. */
  readonly projects: readonly ProjectView[];
  readonly tools: ListTools;
  readonly isArchive: boolean;
}

function ProjectList({ projects, tools, isArchive, actions, onCreate }: ProjectListProps) {
  if (projects.length === 0) return isArchive ? <NoArchivedProjects /> : <NoProjects onCreate={onCreate} />;
  const shown = applyListView(projects, tools, (project) => ({
    ...project,
    changedAt: project.lastChangedAt,
  }));
  return (
    <>
      <MatchCount tools={tools} count={shown.length} total={projects.length} />
      {shown.length === 0 ? (
        <NoMatch tools={tools} noun="projects" />
      ) : (
        <ProjectGrid projects={shown} actions={actions} />
      )}
    </>
  );
}
