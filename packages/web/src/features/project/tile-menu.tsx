import type { StyleTileView } from '@stylekit/server/contract';
import { ActionMenu } from '../../ui/action-menu.tsx';
import type { TileCardActions } from './tile-tabs.tsx';
import { useTileChoices } from './use-tile-choices.ts';

interface TileMenuProps {
  readonly tile: StyleTileView;
  readonly actions: TileCardActions;
}

/** The menu of a style guide. */
export function TileMenu({ tile, actions }: TileMenuProps) {
  const { isPending, choices } = useTileChoices(tile, actions);
  return (
    <div className="-mt-2 -mr-2">
      <ActionMenu label={`Actions for ${tile.name}`} isDisabled={isPending} actions={choices} />
    </div>
  );
}
