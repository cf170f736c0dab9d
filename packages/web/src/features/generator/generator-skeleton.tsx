import { usePageTitle } from '../../lib/use-page-title.ts';
import { GeneratorHead } from './generator-head.tsx';

/** A skeleton with the layout of the page. */
export function GeneratorSkeleton({ projectId }: { readonly projectId: string }) {
  usePageTitle('New style guide');
  return (
    <div className="page pt-12 pb-20">
      <GeneratorHead projectId={projectId} projectName={null} title="New style guide" />
      <div className="generator-body" role="status">
        <span className="sr-only">Loading…</span>
        <div className="generator-main" aria-hidden="true">
          <PanelSkeleton />
        </div>
        <div className="generator-side" aria-hidden="true">
          <span className="block bg-border-subtle h-16.5" />
          <span className="block bg-border-subtle mt-8 h-75" />
        </div>
      </div>
    </div>
  );
}

/** A skeleton of the main panel. */
export function PanelSkeleton() {
  return (
    <div className="grid gap-8">
      <span className="block bg-border-subtle h-11.5 max-w-90" />
      <span className="block bg-border-subtle h-58" />
      <span className="block bg-border-subtle h-11 w-43" />
    </div>
  );
}
