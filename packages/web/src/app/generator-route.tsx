import { lazy, Suspense } from 'react';
import { GeneratorPage } from '../features/generator/generator-page.tsx';
import { PageSpinner } from '../ui/spinner.tsx';
import { Protected } from './protected.tsx';

/** Loaded only when there is a guide to show. */
const TileGuide = lazy(async () => ({
  default: (await import('../features/style-guide/tile-guide.tsx')).TileGuide,
}));

/** The generator of a project. */
export function GeneratorRoute({ projectId }: { readonly projectId: string }) {
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
