import { useCallback } from 'react';
import { messageOf } from '../lib/http.ts';
import { usePending } from '../lib/use-pending.ts';
import { showToast } from '../ui/toast-store.ts';
import { logout } from './session.api.ts';

/** Signs out and says how it went; `isPending` while the server is asked. */
export function useLogout(): { isPending: boolean; leave: () => void } {
  const { isPending, run } = usePending();
  const leave = useCallback(() => run(signOut), [run]);
  return { isPending, leave };
}

async function signOut(): Promise<void> {
  try {
    await logout();
    showToast({ title: 'Logged out', description: "You've been successfully logged out." });
  } catch (error) {
    showToast({ title: 'Logout failed', description: messageOf(error), tone: 'destructive' });
  }
}
