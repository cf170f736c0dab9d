import type { ReactNode, RefObject } from 'react';
import { Link } from 'wouter';

interface GeneratorHeadProps {
  readonly projectId: string;
  /** Null while loading. */
  readonly projectName: string | null;
  readonly title: string;
  readonly heading?: RefObject<HTMLHeadingElement | null>;
  /** Content opposite the title. */
  readonly children?: ReactNode;
}

/** The page header with a link back to the project. */
export function GeneratorHead({ projectId, projectName, title, heading, children }: GeneratorHeadProps) {
  return (
    <>
      <Link
        href={`/project/${projectId}`}
        className="note inline-flex min-h-7 max-w-full items-center gap-2 no-underline hover:text-foreground"
      >
        <span className="i-lucide-arrow-left" aria-hidden="true" />
        <span className="sr-only">Back to project</span>
        <span className="truncate" dir="auto">
          {projectName ?? 'Project'}
        </span>
      </Link>
      <div className="mt-4 flex flex-wrap items-end justify-between gap-x-8 gap-y-6">
        <h1
          ref={heading}
          tabIndex={-1}
          className="m-0 font-display text-title leading-none tracking-tight sm:text-display"
        >
          {title}
        </h1>
        {children}
      </div>
    </>
  );
}
