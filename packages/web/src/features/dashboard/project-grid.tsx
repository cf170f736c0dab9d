import type { ProjectView } from '@stylekit/server/contract';
import type { ReactNode } from 'react';
import { Button } from '../../ui/button.tsx';
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
    <Empty
      title="No projects yet"
      text="Create your first project to get started with style guides."
      action={
        <Button icon="i-lucide-plus" className="mt-6" onClick={onCreate}>
          Create your first project
        </Button>
      }
    />
  );
}

export function NoArchivedProjects() {
  return <Empty title="No archived projects" text="Archived projects will appear here." />;
}

interface EmptyProps {
  readonly title: string;
  readonly text: string;
  readonly action?: ReactNode;
}

function Empty({ title, text, action }: EmptyProps) {
  return (
    <div className="border-t border-border py-12">
      <h2 className="m-0 font-display text-[28px] leading-[1.1]">{title}</h2>
      <p className="m-0 mt-2 text-muted">{text}</p>
      {action}
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
            <span className="skeleton h-[56px] w-[56px]" />
            <span className="skeleton h-[30px] w-3/5" />
            <span className="skeleton h-[42px]" />
            <span className="skeleton h-[36px] w-2/5 self-end" />
          </div>
        ))}
      </div>
    </div>
  );
}
