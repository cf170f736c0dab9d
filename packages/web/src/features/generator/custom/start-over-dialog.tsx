import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';

interface StartOverDialogProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly onConfirm: () => void;
}

/** Asks for confirmation before the form is reset. */
export function StartOverDialog({ isOpen, onClose, onConfirm }: StartOverDialogProps) {
  return (
    <ConfirmDialog
      title="Start over?"
      isOpen={isOpen}
      onClose={onClose}
      action="Start over"
      pendingAction="Starting over…"
      isDestructive
      failure="Could not start over"
      onConfirm={async () => {
        onConfirm();
        return null;
      }}
    >
      This resets the name, the description, all seven colors with their names and both fonts to their
      defaults. Your changes will be lost.
    </ConfirmDialog>
  );
}
