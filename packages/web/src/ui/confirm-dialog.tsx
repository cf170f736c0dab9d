import { type ReactNode, useState } from 'react';
import { usePending } from '../lib/use-pending.ts';
import { Button } from './button.tsx';
import { Dialog } from './dialog.tsx';
import { Notice } from './notice.tsx';

interface ConfirmDialogProps {
  readonly title: string;
  readonly isOpen: boolean;
  readonly onClose: () => void;
  /** The question. It names the item and everything that is deleted with it. */
  readonly children: ReactNode;
  /** A verb and an object, such as `Delete project`. */
  readonly action: string;
  readonly pendingAction: string;
  /** Whether the action permanently deletes something. Changes the style of the button. */
  readonly isDestructive?: boolean;
  /** The title of the error message. */
  readonly failure: string;
  /** Returns an error message, or null. The caller closes the dialog on success. */
  readonly onConfirm: () => Promise<string | null>;
}

/** Asks for confirmation. Cancel comes first, so that Enter does not confirm. */
export function ConfirmDialog({ title, isOpen, onClose, ...rest }: ConfirmDialogProps) {
  return (
    <Dialog title={title} size="form" isOpen={isOpen} onClose={onClose}>
      {isOpen && <Question onClose={onClose} {...rest} />}
    </Dialog>
  );
}

type QuestionProps = Omit<ConfirmDialogProps, 'title' | 'isOpen'>;

function Question(props: QuestionProps) {
  const { children, action, pendingAction, isDestructive = false, failure, onClose, onConfirm } = props;
  const { isPending, run } = usePending();
  const [error, setError] = useState<string | null>(null);
  return (
    <div className="mt-4 grid gap-6">
      <div className="text-muted">{children}</div>
      {error !== null && (
        <Notice tone="destructive" title={failure}>
          {error}
        </Notice>
      )}
      <div className="flex flex-wrap justify-end gap-2">
        <Button onClick={onClose}>Cancel</Button>
        <Button
          texts={[action, pendingAction]}
          variant={isDestructive ? 'destructive' : 'primary'}
          disabled={isPending}
          onClick={() => run(async () => setError(await onConfirm()))}
        >
          {isPending ? pendingAction : action}
        </Button>
      </div>
    </div>
  );
}
