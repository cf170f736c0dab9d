import type { Guide } from '@stylekit/engine';
import type { ProjectView, StyleTileView } from '@stylekit/server/contract';
import type { ReactNode } from 'react';
import useSWR from 'swr';
import { Link } from 'wouter';
import { formatCreatedOn } from '../../lib/created-on.ts';
import { getJson, HttpError } from '../../lib/http.ts';
import { usePageTitle } from '../../lib/use-page-title.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { LoadFailure } from '../../ui/load-failure.tsx';
import { PageSpinner } from '../../ui/spinner.tsx';

interface StyleTilePageProps {
  readonly id: string;
  readonly renderGuide: (guide: Guide, tileId: string) => ReactNode;
}

/** One style guide, whole. */
export function StyleTilePage({ id, renderGuide }: StyleTilePageProps) {
  const path = `/api/style-tiles/${encodeURIComponent(id)}`;
  const { data: tile, error, mutate } = useSWR(path, () => getJson<StyleTileView>(path));
  if (error instanceof HttpError && error.status === 404) {
    return <Missing title="Style Guide Not Found" way="Go to Dashboard" />;
  }
  if (error !== undefined) {
    return (
      <div className="page pt-12">
        <h1 className="sr-only">Style guide</h1>
        <LoadFailure
          title="The style guide could not be loaded"
          error={error}
          onRetry={() => void mutate()}
        />
      </div>
    );
  }
  if (tile === undefined) return <PageSpinner />;
  if (tile.generatedData === null) {
    return <Missing title="Style Guide Data Missing" way="Return to Dashboard" />;
  }
  return <LoadedTile tile={tile}>{renderGuide(tile.generatedData, tile.id)}</LoadedTile>;
}

function LoadedTile({ tile, children }: { readonly tile: StyleTileView; readonly children: ReactNode }) {
  const path = `/api/projects/${tile.projectId}`;
  const { data: project } = useSWR(path, () => getJson<ProjectView>(path));
  usePageTitle(project?.name ?? tile.name);
  return (
    <>
      <div className="page flex flex-wrap items-center justify-between gap-x-6 gap-y-1 pt-8">
        <Link href={`/project/${tile.projectId}`} className="note inline-flex min-h-[28px] items-center">
          Back to {project?.name ?? 'the project'}
        </Link>
        <span className="note">{formatCreatedOn(tile.createdAt)}</span>
      </div>
      {children}
    </>
  );
}

function Missing({ title, way }: { readonly title: string; readonly way: string }) {
  usePageTitle(title);
  return (
    <div className="page grid justify-items-start gap-6 pt-16 pb-20">
      <h1 className="m-0 font-display text-[42px] leading-[1]">{title}</h1>
      <ButtonLink href="/dashboard">{way}</ButtonLink>
    </div>
  );
}
