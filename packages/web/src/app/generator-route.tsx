import { Suspense, useEffect } from 'react';
import { useSearch } from 'wouter';
import { GeneratorPage } from '../features/generator/generator-page.tsx';
import { loadable } from '../lib/loadable.tsx';
import { PageSpinner } from '../ui/spinner.tsx';
import { Protected } from './protected.tsx';

const TileGuide = loadable(async () => (await import('../features/style-guide/tile-guide.tsx')).TileGuide);

/** The generator of a project. */
export function GeneratorRoute({ projectId }: { readonly projectId: string }) {
  const hasTile = new URLSearchParams(useSearch()).has('tile');
  useEffect(() => {
    // Loaded while the guide is generated. A failure shows when the guide renders.
    if (hasTile) TileGuide.preload().catch(() => undefined);
  }, [hasTile]);
  return (
    <Protected>
      {(user) => (
        <GeneratorPage
          key={projectId}
          projectId={projectId}
          user={user}
          renderGuide={(guide, tile) => (
            <Suspense fallback={<PageSpinner />}>
              <TileGuide guide={guide} tile={tile} level={2} />
            </Suspense>
          )}
        />
      )}
    </Protected>
  );
}
