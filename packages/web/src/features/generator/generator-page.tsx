import type { Guide } from '@stylekit/engine';
import type { StyleTileView, UserView } from '@stylekit/server/contract';
import { type ReactNode, Suspense, useEffect } from 'react';
import { Redirect } from 'wouter';
import { useCatalog } from '../../data/catalog.api.ts';
import { useMemory } from '../../data/memory.api.ts';
import { useProject } from '../../data/project.api.ts';
import { HttpError, isSignedOut } from '../../lib/http.ts';
import { usePageTitle } from '../../lib/use-page-title.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { showToast } from '../../ui/toast-store.ts';
import './generator.css';
import { Generator } from './generator.tsx';
import { GeneratorSkeleton } from './generator-skeleton.tsx';

interface GeneratorPageProps {
  readonly projectId: string;
  readonly user: UserView;
  /** Renders a generated style guide. Its name must be a heading below level 1. */
  readonly renderGuide: (guide: Guide, tile: StyleTileView) => ReactNode;
}

/** The generator page of a project. */
export function GeneratorPage({ projectId, user, renderGuide }: GeneratorPageProps) {
  const { data: project, error } = useProject(projectId);
  const { data: memory, error: memoryError } = useMemory(projectId);
  const { data: catalog, error: catalogError } = useCatalog();
  // Loaded data stays visible if a later request fails.
  if (project === undefined && error !== undefined && !isSignedOut(error)) {
    return isUnknown(error) ? <ProjectNotFound /> : <LoadFailed />;
  }
  const isMemoryKnown = memory !== undefined || memoryError !== undefined;
  const isCatalogKnown = catalog !== undefined || catalogError !== undefined;
  const skeleton = <GeneratorSkeleton projectId={projectId} />;
  // Also waits for memory and catalog, so that prefilled fields do not change after they are shown.
  if (project === undefined || !isMemoryKnown || !isCatalogKnown) return skeleton;
  return (
    <Suspense fallback={skeleton}>
      <Generator project={project} user={user} memory={memory} renderGuide={renderGuide} />
    </Suspense>
  );
}

/** Includes invalid project ids. */
function isUnknown(error: unknown): boolean {
  return error instanceof HttpError && (error.status === 404 || error.status === 400);
}

function ProjectNotFound() {
  usePageTitle('Project Not Found');
  return (
    <div className="page grid justify-items-start gap-6 pt-16 pb-20">
      <h1 className="m-0 font-display text-title leading-none tracking-tight sm:text-display">
        Project Not Found
      </h1>
      <p className="m-0 max-w-measure text-muted">
        The project doesn't exist, was deleted, or belongs to another account.
      </p>
      <ButtonLink href="/dashboard">Go to Dashboard</ButtonLink>
    </div>
  );
}

function LoadFailed() {
  useEffect(() => {
    const description = 'Failed to load project. Please try again.';
    showToast({ title: 'Error', description, tone: 'destructive' });
  }, []);
  return <Redirect to="/dashboard" replace />;
}
