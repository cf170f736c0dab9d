import type { StyleTileView } from '@stylekit/server/contract';
import { usePending } from '../../lib/use-pending.ts';
import { ActionMenu } from '../../ui/action-menu.tsx';
import type { TileCardActions } from './tile-tabs.tsx';
import { useCopyTile } from './use-copy-tile.ts';

interface TileMenuProps {
  readonly tile: StyleTileView;
  readonly actions: TileCardActions;
}

/** The menu of a style guide. Only archived guides can be deleted. */
export function TileMenu({ tile, actions }: TileMenuProps) {
  const { isPending, run } = usePending();
  const copy = useCopyTile();
  const choices = tile.isArchived
    ? [
        { label: 'Restore', onSelect: () => run(() => actions.onRestore(tile)) },
        { label: 'Delete', isDestructive: true, onSelect: () => actions.onDelete(tile) },
      ]
    : [
        ...(tile.generationMode === 'custom'
          ? []
          : [
              { label: 'Another version (1 AI credit)', onSelect: () => run(() => copy.createVersion(tile)) },
            ]),
        ...(tile.generatedData === null
          ? []
          : [{ label: 'Duplicate (1 custom credit)', onSelect: () => run(() => copy.duplicate(tile)) }]),
        ...(actions.onCompare === undefined || tile.generatedData === null
          ? []
          : [{ label: 'Compare with…', onSelect: () => actions.onCompare?.(tile) }]),
        { label: 'Archive', onSelect: () => run(() => actions.onArchive(tile)) },
      ];
  return (
    <div className="-mt-2 -mr-2">
      <ActionMenu label={`Actions for ${tile.name}`} isDisabled={isPending} actions={choices} />
    </div>
  );
}
