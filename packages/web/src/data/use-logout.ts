import { useCallback } from 'react';
import { messageOf } from '../lib/http.ts';
import { usePending } from '../lib/use-pending.ts';
import { showToast } from '../ui/toast-store.ts';
import { logout } from './session.api.ts';

/** Logs out and shows the result as a toast. */
export function useLogout(): { isPending: boolean; logOut: () => void } {
  const { isPending, run } = usePending();
  const logOut = useCallback(() => run(signOut), [run]);
  return { isPending, logOut };
}

async function signOut(): Promise<void> {
  try {
    await logout();
    showToast({ title: 'Logged out', description: "You've been successfully logged out." });
  } catch (error) {
    showToast({ title: 'Logout failed', description: messageOf(error), tone: 'destructive' });
  }
}
