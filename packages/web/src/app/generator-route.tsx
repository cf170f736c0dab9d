import { GeneratorPage } from '../features/generator/generator-page.tsx';
import { TileGuide } from '../features/style-guide/tile-guide.tsx';
import { Protected } from './protected.tsx';

/** The generator of a project, for who is signed in. */
export function GeneratorRoute({ projectId }: { readonly projectId: string }) {
  return (
    <Protected>
      {(user) => (
        <GeneratorPage
          key={projectId}
          projectId={projectId}
          user={user}
          renderGuide={(guide, tileId) => (
            <TileGuide guide={guide} tileId={tileId} projectId={projectId} level={2} />
          )}
        />
      )}
    </Protected>
  );
}
