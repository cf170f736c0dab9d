import type { StyleTileView } from '@stylekit/server/contract';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { toCreditNote } from './credit-note.ts';

interface DeleteTileDialogProps {
  /** The style guide to delete, or null if the dialog is closed. */
  readonly tile: StyleTileView | null;
  readonly isPremium: boolean;
  readonly onClose: () => void;
  /** Returns an error message, or null on success. */
  readonly onConfirm: (tile: StyleTileView) => Promise<string | null>;
}

/** Asks for confirmation before a style guide is deleted. */
export function DeleteTileDialog({ tile, isPremium, onClose, onConfirm }: DeleteTileDialogProps) {
  return (
    <ConfirmDialog
      title="Delete this style guide?"
      isOpen={tile !== null}
      onClose={onClose}
      action="Delete style guide"
      pendingAction="Deleting…"
      isDestructive
      failure="Failed to delete the style guide. Please try again."
      onConfirm={async () => (tile === null ? null : onConfirm(tile))}
    >
      {tile !== null && (
        <>
          <strong className="font-medium text-foreground" dir="auto">
            {tile.name}
          </strong>{' '}
          will be deleted with its colors, fonts and settings. {toCreditNote(tile, isPremium)} This cannot be
          undone.
        </>
      )}
    </ConfirmDialog>
  );
}
