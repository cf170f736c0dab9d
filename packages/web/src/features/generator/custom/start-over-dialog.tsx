import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';

interface StartOverDialogProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly onConfirm: () => void;
}

/** Asks for confirmation before the form is reset. */
export function StartOverDialog({ isOpen, onClose, onConfirm }: StartOverDialogProps) {
  return (
    <Dialog title="Start over?" size="form" isOpen={isOpen} onClose={onClose}>
      <p className="m-0 mt-4 text-muted">
        This resets the name, the description, all seven colors with their names and both fonts to their
        defaults. Your changes will be lost.
      </p>
      <div className="mt-6 flex flex-wrap justify-end gap-2">
        <Button onClick={onClose}>Cancel</Button>
        <Button variant="primary" onClick={onConfirm}>
          Start over
        </Button>
      </div>
    </Dialog>
  );
}
