import type { StyleTileView } from '@stylekit/server/contract';
import { usePending } from '../../lib/use-pending.ts';
import { ActionMenu } from '../../ui/action-menu.tsx';
import type { TileCardActions } from './tile-tabs.tsx';

interface TileMenuProps {
  readonly tile: StyleTileView;
  readonly actions: TileCardActions;
}

/** The menu of a style guide. Only archived guides can be deleted. */
export function TileMenu({ tile, actions }: TileMenuProps) {
  const { isPending, run } = usePending();
  const choices = tile.isArchived
    ? [
        { label: 'Restore', onSelect: () => run(() => actions.onRestore(tile)) },
        { label: 'Delete', isDestructive: true, onSelect: () => actions.onDelete(tile) },
      ]
    : [{ label: 'Archive', onSelect: () => run(() => actions.onArchive(tile)) }];
  return (
    <div className="-mt-2 -mr-2">
      <ActionMenu label={`Actions for ${tile.name}`} isDisabled={isPending} actions={choices} />
    </div>
  );
}
