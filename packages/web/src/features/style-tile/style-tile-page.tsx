import type { Guide } from '@stylekit/engine';
import type { ProjectView, StyleTileView } from '@stylekit/server/contract';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { useProject } from '../../data/project.api.ts';
import { useStyleTile } from '../../data/style-tile.api.ts';
import { useNewGuideKey } from '../../data/use-new-guide-key.ts';
import { formatCreatedOn } from '../../lib/created-on.ts';
import { HttpError } from '../../lib/http.ts';
import { MODE_LABELS } from '../../lib/mode-labels.ts';
import { usePageTitle } from '../../lib/use-page-title.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { LoadFailure } from '../../ui/load-failure.tsx';
import { PageSpinner } from '../../ui/spinner.tsx';

const NOT_FOUND = 'Style Guide Not Found';

interface StyleTilePageProps {
  readonly id: string;
  readonly renderGuide: (guide: Guide, tile: StyleTileView) => ReactNode;
}

/** The page of a style guide. */
export function StyleTilePage({ id, renderGuide }: StyleTilePageProps) {
  const { data: tile, error, mutate } = useStyleTile(id);
  const { data: project } = useProject(tile?.projectId ?? null);
  const isUnknown = error instanceof HttpError && error.status === 404;
  usePageTitle(isUnknown ? NOT_FOUND : (tile?.name ?? 'Style guide'), isUnknown ? undefined : project?.name);
  if (isUnknown) {
    return (
      <MissingGuide title={NOT_FOUND} linkText="Go to Dashboard">
        It doesn't exist, was deleted, or belongs to another account.
      </MissingGuide>
    );
  }
  if (tile !== undefined) {
    const { generatedData } = tile;
    return generatedData === null ? (
      <WithoutData tile={tile} />
    ) : (
      <LoadedTile tile={tile} project={project}>
        {renderGuide(generatedData, tile)}
      </LoadedTile>
    );
  }
  if (error === undefined) return <PageSpinner />;
  return (
    <div className="page pt-12">
      <h1 className="sr-only">Style guide</h1>
      <LoadFailure title="The style guide could not be loaded" error={error} onRetry={() => void mutate()} />
    </div>
  );
}

interface LoadedTileProps {
  readonly tile: StyleTileView;
  /** Undefined while loading. */
  readonly project: ProjectView | undefined;
  readonly children: ReactNode;
}

function LoadedTile({ tile, project, children }: LoadedTileProps) {
  useNewGuideKey(tile.projectId);
  return (
    <>
      <div className="no-print page pt-6 pb-4">
        {/* On its own line, so that the late project name does not shift anything. */}
        <Link
          href={`/project/${tile.projectId}`}
          className="note inline-flex min-h-7 max-w-full items-center gap-2"
        >
          <span className="i-lucide-arrow-left" aria-hidden="true" />
          <span className="sr-only">Back to </span>
          <span className="truncate" dir="auto">
            {project?.name ?? 'project'}
          </span>
        </Link>
        <p className="note m-0">
          {MODE_LABELS[tile.generationMode]} / {formatCreatedOn(tile.createdAt)}
          {tile.isArchived && ' / ARCHIVED'}
        </p>
      </div>
      {children}
    </>
  );
}

/** A style guide without data: not generated yet, or missing. */
function WithoutData({ tile }: { readonly tile: StyleTileView }) {
  const title = 'Style Guide Data Missing';
  if (tile.generated) {
    return (
      <MissingGuide title={title} linkText="Return to Dashboard">
        There was an error with this style guide. Please try generating a new one.
      </MissingGuide>
    );
  }
  return (
    <MissingGuide
      title={title}
      linkText="Return to Dashboard"
      secondaryAction={
        <ButtonLink href={`/generator/${tile.projectId}?tile=${tile.id}`}>Continue Generation</ButtonLink>
      }
    >
      Style Guide data not yet generated.
    </MissingGuide>
  );
}

interface MissingGuideProps {
  readonly title: string;
  readonly linkText: string;
  readonly secondaryAction?: ReactNode;
  readonly children: string;
}

function MissingGuide({ title, linkText, secondaryAction, children }: MissingGuideProps) {
  return (
    <div className="page grid justify-items-start pt-16 pb-20">
      <h1 className="m-0 font-display text-title leading-none">{title}</h1>
      <p className="m-0 mt-4 max-w-measure text-muted">{children}</p>
      <div className="mt-6 flex flex-wrap gap-2">
        {secondaryAction}
        <ButtonLink href="/dashboard">{linkText}</ButtonLink>
      </div>
    </div>
  );
}
