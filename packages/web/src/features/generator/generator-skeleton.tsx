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
          <span className="block bg-border-subtle h-[66px]" />
          <span className="block bg-border-subtle mt-8 h-[300px]" />
        </div>
      </div>
    </div>
  );
}

/** A skeleton of the main panel. */
export function PanelSkeleton() {
  return (
    <div className="grid gap-8">
      <span className="block bg-border-subtle h-[46px] max-w-[360px]" />
      <span className="block bg-border-subtle h-[232px]" />
      <span className="block bg-border-subtle h-[44px] w-[172px]" />
    </div>
  );
}
