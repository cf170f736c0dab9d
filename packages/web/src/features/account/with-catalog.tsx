import type { CatalogView } from '@stylekit/server/contract';
import type { ReactNode } from 'react';
import { useCatalog } from '../../data/catalog.api.ts';
import { LoadFailure } from '../../ui/load-failure.tsx';

interface WithCatalogProps {
  /** Said in the place of the offers when they did not come. */
  readonly failure: string;
  /** Stands while they are on their way. */
  readonly bones: ReactNode;
  readonly children: (catalog: CatalogView) => ReactNode;
}

/** What is drawn from the catalog, once it is there. */
export function WithCatalog({ failure, bones, children }: WithCatalogProps) {
  const { data, error, mutate } = useCatalog();
  if (data !== undefined) return children(data);
  if (error !== undefined) return <LoadFailure title={failure} error={error} onRetry={() => void mutate()} />;
  return (
    <div role="status">
      <span className="sr-only">Loading plans and credit packs…</span>
      {bones}
    </div>
  );
}
