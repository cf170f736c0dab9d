import { lazy, Suspense } from 'react';
import { TileGuide } from '../features/style-guide/tile-guide.tsx';
import { StyleTilePage } from '../features/style-tile/style-tile-page.tsx';
import { Protected } from './protected.tsx';

/** The commands of the palette are loaded after the page. */
const TileCommands = lazy(async () => ({
  default: (await import('../features/project/tile-commands.tsx')).TileCommands,
}));

/** The page of a style guide. */
export function StyleTileRoute({ id }: { readonly id: string }) {
  return (
    <Protected>
      {(user) => (
        <StyleTilePage
          key={id}
          id={id}
          renderGuide={(guide, tile) => (
            <>
              <TileGuide guide={guide} tile={tile} />
              <Suspense fallback={null}>
                <TileCommands tile={tile} user={user} />
              </Suspense>
            </>
          )}
        />
      )}
    </Protected>
  );
}
