import type { SessionView } from '@stylekit/server/contract';
import type { RefObject } from 'react';
import { flushSync } from 'react-dom';
import { USER_PATH } from '../../../data/api-paths.ts';
import { refresh } from '../../../data/refresh.ts';
import { HttpError, messageOf } from '../../../lib/http.ts';
import { showToast } from '../../../ui/toast-store.ts';
import { endOtherSessions, endSession } from '../account.api.ts';
import { focusSectionOf } from '../account-section.tsx';
import { toDeviceName } from './device-name.ts';

/**
 * Actions that end sessions and show the result as a toast. The button disappears, so the focus moves to the section
 * title.
 */
export function useSessionActions(content: RefObject<HTMLElement | null>) {
  const signOut = async ({ id, userAgent }: SessionView) => {
    const device = toDeviceName(userAgent);
    try {
      await endSession(id);
    } catch (error) {
      // The session has already ended.
      if (!(error instanceof HttpError && error.status === 404)) {
        showToast({
          title: `Could not log out ${device}`,
          description: messageOf(error),
          tone: 'destructive',
        });
        focusSectionOf(content.current);
        return;
      }
    }
    await refresh(USER_PATH);
    showToast({ title: 'Logged out', description: `${device} was logged out.` });
    focusSectionOf(content.current);
  };
  /** `close` closes the dialog before the focus moves. Returns an error message, or null on success. */
  const signOutOthers = async (close: () => void): Promise<string | null> => {
    try {
      const { ended } = await endOtherSessions();
      flushSync(close);
      showToast({ title: 'Logged out everywhere else', description: toDescription(ended) });
      await refresh(USER_PATH);
      focusSectionOf(content.current);
      return null;
    } catch (error) {
      return messageOf(error);
    }
  };
  return { signOut, signOutOthers };
}

function toDescription(ended: number): string {
  return ended === 1 ? '1 other session ended.' : `${ended} other sessions ended.`;
}
