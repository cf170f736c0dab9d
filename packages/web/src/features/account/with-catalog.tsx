import type { CatalogView } from '@stylekit/server/contract';
import type { ReactNode } from 'react';
import { useCatalog } from '../../data/catalog.api.ts';
import { LoadFailure } from '../../ui/load-failure.tsx';

interface WithCatalogProps {
  /** The title of the error message. */
  readonly failure: string;
  /** Shown while loading. */
  readonly skeleton: ReactNode;
  readonly children: (catalog: CatalogView) => ReactNode;
}

/** Renders its children when the catalog has loaded. */
export function WithCatalog({ failure, skeleton, children }: WithCatalogProps) {
  const { data, error, mutate } = useCatalog();
  if (data !== undefined) return children(data);
  if (error !== undefined) return <LoadFailure title={failure} error={error} onRetry={() => void mutate()} />;
  return (
    <div role="status">
      <span className="sr-only">Loading plans and credit packs…</span>
      {skeleton}
    </div>
  );
}
