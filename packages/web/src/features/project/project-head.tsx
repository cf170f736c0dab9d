import type { ProjectView } from '@stylekit/server/contract';
import { Link } from 'wouter';
import { useNewGuideKey } from '../../data/use-new-guide-key.ts';

/** The project header with a link to create a style guide. */
export function ProjectHead({ project }: { readonly project: ProjectView }) {
  useNewGuideKey(project.id);
  return (
    <>
      <Link href="/dashboard" className="note inline-flex min-h-7 items-center gap-2">
        <span className="i-lucide-arrow-left" aria-hidden="true" />
        Back to Dashboard
      </Link>
      <div className="mt-4 flex flex-wrap items-end justify-between gap-x-8 gap-y-6">
        <div className="min-w-0">
          <div className="flex flex-wrap items-center gap-4">
            <h1
              className="m-0 font-display text-title leading-none tracking-tight [overflow-wrap:anywhere] sm:text-display"
              dir="auto"
            >
              {project.name}
            </h1>
            {project.isArchived && <span className="archived-badge">ARCHIVED</span>}
          </div>
          <p className="m-0 mt-3 max-w-wide text-muted" dir="auto">
            {project.description}
          </p>
        </div>
        <Link href={`/generator/${project.id}`} className="new-guide">
          New Style Guide
        </Link>
      </div>
    </>
  );
}
