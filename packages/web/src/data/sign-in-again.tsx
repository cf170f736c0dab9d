import { useLocation } from 'wouter';
import { messageOf } from '../lib/http.ts';
import { usePending } from '../lib/use-pending.ts';
import { Button } from '../ui/button.tsx';
import { Notice } from '../ui/notice.tsx';
import { showToast } from '../ui/toast-store.ts';
import { rememberReturnPath } from './return-path.ts';
import { logout } from './session.api.ts';

interface SignInAgainProps {
  /** Why a new sign-in is needed, in one sentence. */
  readonly children: string;
  /** The path to open after the sign-in. */
  readonly returnPath: string;
}

/** Explains that the last sign-in is too long ago, and starts a new one that leads back. */
export function SignInAgain({ children, returnPath }: SignInAgainProps) {
  const [, navigate] = useLocation();
  const { isPending, run } = usePending();
  const start = async () => {
    try {
      await logout();
    } catch (error) {
      showToast({ title: 'Logout failed', description: messageOf(error), tone: 'destructive' });
      return;
    }
    rememberReturnPath(returnPath);
    navigate('/auth?tab=login');
  };
  return (
    <div className="grid max-w-140 justify-items-start gap-4">
      <Notice title="Log in again to continue">{children}</Notice>
      <Button variant="primary" size="medium" disabled={isPending} onClick={() => run(start)}>
        Log in again
      </Button>
    </div>
  );
}
