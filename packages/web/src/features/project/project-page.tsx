import type { Guide } from '@stylekit/engine';
import type { ProjectView, UserView } from '@stylekit/server/contract';
import { type ReactNode, useEffect } from 'react';
import { Redirect } from 'wouter';
import { useProject } from '../../data/project.api.ts';
import { HttpError } from '../../lib/http.ts';
import { usePageTitle } from '../../lib/use-page-title.ts';
import { LoadFailure } from '../../ui/load-failure.tsx';
import { PageSpinner } from '../../ui/spinner.tsx';
import { showToast } from '../../ui/toast-store.ts';
import { MemorySection } from './memory/memory-section.tsx';
import { ProjectHead } from './project-head.tsx';
import { TileTabs } from './tile-tabs.tsx';
import './project.css';

interface ProjectPageProps {
  readonly id: string;
  readonly user: UserView;
  /** Offers what can be done with the project in the command palette. */
  readonly renderCommands: (project: ProjectView) => ReactNode;
  /** Renders a preview of a guide without controls. */
  readonly renderPreview: (guide: Guide, tileId: string) => ReactNode;
}

/** The project page with style guides and brand memory. */
export function ProjectPage({ id, ...props }: ProjectPageProps) {
  const { data: project, error, mutate } = useProject(id);
  usePageTitle(project?.name ?? 'Project');
  if (error instanceof HttpError && error.status === 404) return <NotFoundRedirect />;
  if (project !== undefined) return <Loaded project={project} {...props} />;
  if (error === undefined) return <PageSpinner />;
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

function NotFoundRedirect() {
  useEffect(() => {
    showToast({
      title: 'Project not found',
      description: "The project you're looking for doesn't exist or was deleted.",
      tone: 'destructive',
    });
  }, []);
  return <Redirect to="/dashboard" replace />;
}

interface LoadedProps extends Omit<ProjectPageProps, 'id'> {
  readonly project: ProjectView;
}

function Loaded({ project, user, renderCommands, renderPreview }: LoadedProps) {
  return (
    <div className="page pt-12 pb-20">
      <ProjectHead project={project} />
      {renderCommands(project)}
      <div className="mt-10">
        <TileTabs projectId={project.id} user={user} renderPreview={renderPreview}>
          <MemorySection projectId={project.id} />
        </TileTabs>
      </div>
    </div>
  );
}
