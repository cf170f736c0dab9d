import type { ReactNode } from 'react';

interface GuidePlaceholderProps {
  /** The header of the guide, if the guide is known but not yet rendered. */
  readonly header?: ReactNode;
}

/** A skeleton with the layout of a style guide, shown until the first guide is generated and rendered. */
export function GuidePlaceholder({ header }: GuidePlaceholderProps) {
  return (
    <div className="page">
      {header ?? <HeaderPlaceholder />}
      <div
        className="grid gap-x-10 gap-y-6 border-t border-border py-10 md:grid-cols-[180px_minmax(0,1fr)] md:py-11"
        aria-hidden="true"
      >
        <div className="h-6 w-22.5 bg-border-subtle" />
        <div className="grid gap-0.5 pt-18">
          <div className="grid h-102.5 gap-0.5 sm:grid-cols-[minmax(0,8fr)_minmax(0,7fr)]">
            <div className="bg-border-subtle" />
            <div className="bg-border-subtle" />
          </div>
          <div className="h-24 bg-border-subtle" />
        </div>
      </div>
      <div className="h-1000" />
    </div>
  );
}

function HeaderPlaceholder() {
  return (
    <div className="border-t border-border pt-10 pb-10 md:pt-14" aria-hidden="true">
      <p className="note">Generating style guide…</p>
      <div className="mt-3 h-10.5 w-2/3 max-w-130 bg-border-subtle sm:h-16" />
      <div className="mt-4 h-13 max-w-130 bg-border-subtle" />
    </div>
  );
}
