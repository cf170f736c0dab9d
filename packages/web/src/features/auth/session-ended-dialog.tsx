import type { UserView } from '@stylekit/server/contract';
import { lazy, Suspense } from 'react';
import { clearUser } from '../../data/session.api.ts';
import { Dialog } from '../../ui/dialog.tsx';

/** Loaded on demand, because few sessions end on an open page. */
const LoginAgain = lazy(async () => ({ default: (await import('./login-again.tsx')).LoginAgain }));

interface SessionEndedDialogProps {
  readonly user: UserView;
  readonly isOpen: boolean;
}

/** A login dialog over a page whose session has ended. Unsaved input on the page is kept. */
export function SessionEndedDialog({ user, isOpen }: SessionEndedDialogProps) {
  return (
    <Dialog
      title="Your session has ended"
      size="form"
      isFixed
      isOpen={isOpen}
      onClose={() => void clearUser()}
    >
      {isOpen && (
        <Suspense fallback={null}>
          <LoginAgain user={user} />
        </Suspense>
      )}
    </Dialog>
  );
}
