import type { StyleTileView } from '@stylekit/server/contract';
import { usePending } from '../../lib/use-pending.ts';
import type { TileCardActions } from './tile-tabs.tsx';
import { useCopyTile } from './use-copy-tile.ts';

/** An action on a style guide. */
export interface TileChoice {
  /** In the menu of its card. */
  readonly label: string;
  /** In the command palette. */
  readonly command: string;
  readonly isDestructive?: boolean;
  readonly onSelect: () => void;
}

/** What can be done with a style guide. Only archived guides can be deleted. */
export function useTileChoices(tile: StyleTileView, actions: Omit<TileCardActions, 'onPreview'>) {
  const { isPending, run } = usePending();
  const { duplicate, createVersion } = useCopyTile();
  const { onCompare } = actions;
  const choice = (verb: string, onSelect: () => void, note = ''): TileChoice => ({
    label: verb + note,
    command: `${verb} style guide${note}`,
    onSelect,
  });
  if (tile.isArchived) {
    const choices: readonly TileChoice[] = [
      choice('Restore', () => run(() => actions.onRestore(tile))),
      { ...choice('Delete', () => actions.onDelete(tile)), isDestructive: true },
    ];
    return { isPending, choices };
  }
  const another = 'Another version (1 AI credit)';
  const choices: readonly TileChoice[] = [
    ...(tile.generationMode === 'custom'
      ? []
      : [{ label: another, command: another, onSelect: () => run(() => createVersion(tile)) }]),
    ...(tile.generatedData === null
      ? []
      : [choice('Duplicate', () => run(() => duplicate(tile)), ' (1 custom credit)')]),
    ...(onCompare === undefined || tile.generatedData === null
      ? []
      : [{ label: 'Compare with…', command: 'Compare style guide with…', onSelect: () => onCompare(tile) }]),
    choice('Archive', () => run(() => actions.onArchive(tile))),
  ];
  return { isPending, choices };
}
