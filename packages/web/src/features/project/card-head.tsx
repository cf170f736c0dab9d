import type { StyleTileView } from '@stylekit/server/contract';
import { TileMenu } from './tile-menu.tsx';
import type { TileCardActions } from './tile-tabs.tsx';

interface CardHeadProps {
  readonly tile: StyleTileView;
  readonly actions: TileCardActions;
  /** Two short lines above the name. */
  readonly notes: readonly [string, string];
}

/** The header of a style guide card with notes, name and menu. */
export function CardHead({ tile, actions, notes }: CardHeadProps) {
  return (
    <>
      <div className="flex items-start justify-between gap-4">
        <span className="note">
          {notes[0]}
          <br />
          {notes[1]}
        </span>
        <TileMenu tile={tile} actions={actions} />
      </div>
      <div className="flex flex-wrap items-center gap-3">
        <h2 className="tile-name" dir="auto">
          {tile.name}
        </h2>
        {tile.isArchived && <span className="archived-badge">ARCHIVED</span>}
      </div>
    </>
  );
}
