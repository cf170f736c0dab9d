import type { StyleTileView, UserView } from '@stylekit/server/contract';
import { useMemo, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import { useListActions } from '../../data/use-list-actions.ts';
import { useCommands } from '../../lib/command-list.ts';
import { DeleteTileDialog } from './delete-tile-dialog.tsx';
import { TILE_LIST_ACTIONS } from './tile-list-actions.ts';
import { useTileChoices } from './use-tile-choices.ts';

interface TileCommandsProps {
  readonly tile: StyleTileView;
  readonly user: UserView;
}

/** Offers what the menu of a style guide has in the command palette, on the page of the guide. */
export function TileCommands({ tile, user }: TileCommandsProps) {
  const [, navigate] = useLocation();
  const page = useRef<HTMLElement>(null);
  const [isDeleting, setDeleting] = useState(false);
  const { projectId } = tile;
  const steps = useMemo(() => {
    const { remove } = TILE_LIST_ACTIONS;
    // The page of a deleted guide would say that it does not exist.
    const request = async (id: string) => {
      await remove.request(id);
      navigate(`/project/${projectId}`);
    };
    return { ...TILE_LIST_ACTIONS, remove: { ...remove, request } };
  }, [navigate, projectId]);
  const actions = useListActions(page, steps);
  const { choices } = useTileChoices(tile, {
    onArchive: actions.archive,
    onRestore: actions.restore,
    onDelete: () => setDeleting(true),
    onCompare: ({ id }) => navigate(`/project/${projectId}/compare?a=${id}`),
  });
  useCommands(choices.map(({ command, onSelect }) => ({ label: command, run: onSelect })));
  const close = () => setDeleting(false);
  return (
    <DeleteTileDialog
      tile={isDeleting ? tile : null}
      isPremium={user.subscriptionStatus === 'active'}
      onClose={close}
      onConfirm={() => actions.remove(tile, close)}
    />
  );
}
