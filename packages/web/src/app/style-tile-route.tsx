import { TileGuide } from '../features/style-guide/tile-guide.tsx';
import { StyleTilePage } from '../features/style-tile/style-tile-page.tsx';
import { Protected } from './protected.tsx';

/** The page of a style guide. */
export function StyleTileRoute({ id }: { readonly id: string }) {
  return (
    <Protected>
      {() => (
        <StyleTilePage
          key={id}
          id={id}
          renderGuide={(guide, tile) => <TileGuide guide={guide} tile={tile} />}
        />
      )}
    </Protected>
  );
}
