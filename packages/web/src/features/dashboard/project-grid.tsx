import type { ProjectView } from '@stylekit/server/contract';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { type ProjectActions, ProjectCard } from './project-card.tsx';

interface ProjectGridProps {
  readonly projects: readonly ProjectView[];
  readonly actions: ProjectActions;
}

export function ProjectGrid({ projects, actions }: ProjectGridProps) {
  return (
    <ul className="project-grid">
      {projects.map((project) => (
        <ProjectCard key={project.id} project={project} actions={actions} />
      ))}
    </ul>
  );
}

export function NoProjects({ onCreate }: { readonly onCreate: () => void }) {
  return (
    <div className="border-t border-border py-12">
      <EmptyState
        title="No projects yet"
        action={
          <Button icon="i-lucide-plus" onClick={onCreate}>
            Create your first project
          </Button>
        }
      >
        Create your first project to get started with style guides.
      </EmptyState>
    </div>
  );
}

export function NoArchivedProjects() {
  return (
    <div className="border-t border-border py-12">
      <EmptyState title="No archived projects">Archived projects will appear here.</EmptyState>
    </div>
  );
}

const PLACEHOLDER_KEYS = ['first', 'second', 'third'];

/** A skeleton with the layout of the list. */
export function ProjectGridSkeleton() {
  return (
    <div role="status">
      <span className="sr-only">Loading your projects…</span>
      <div className="project-grid" aria-hidden="true">
        {PLACEHOLDER_KEYS.map((key) => (
          <div key={key} className="project-card">
            <span className="skeleton" />
            <span className="skeleton h-14 w-14" />
            <span className="skeleton h-7.5 w-3/5" />
            <span className="skeleton h-10.5" />
            <span className="skeleton h-9 w-2/5 self-end" />
          </div>
        ))}
      </div>
    </div>
  );
}
