import { type ReactNode, useState } from 'react';
import { usePending } from '../lib/use-pending.ts';
import { Button } from './button.tsx';
import { Dialog } from './dialog.tsx';
import { Notice } from './notice.tsx';

interface ConfirmDialogProps {
  readonly title: string;
  readonly isOpen: boolean;
  readonly onClose: () => void;
  /** What is asked: it names the thing and what goes with it. */
  readonly children: ReactNode;
  /** The verb and the thing: `Delete project`. */
  readonly action: string;
  readonly pendingAction: string;
  /** Whether the action deletes something for good; its button then looks like it. */
  readonly isDestructive?: boolean;
  /** Said above the reason when it could not be done. */
  readonly failure: string;
  /** Answers why it could not be done, or null; what is done closes the dialog itself. */
  readonly onConfirm: () => Promise<string | null>;
}

/** Asks before something is done that cannot be undone. Cancel comes first, so that Enter does no harm. */
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
  const [fault, setFault] = useState<string | null>(null);
  return (
    <div className="mt-4 grid gap-6">
      <div className="text-muted">{children}</div>
      {fault !== null && (
        <Notice tone="destructive" title={failure}>
          {fault}
        </Notice>
      )}
      <div className="flex flex-wrap justify-end gap-2">
        <Button onClick={onClose}>Cancel</Button>
        <Button
          texts={[action, pendingAction]}
          variant={isDestructive ? 'destructive' : 'primary'}
          disabled={isPending}
          onClick={() => run(async () => setFault(await onConfirm()))}
        >
          {isPending ? pendingAction : action}
        </Button>
      </div>
    </div>
  );
}
