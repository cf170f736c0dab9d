import type { SessionView } from '@stylekit/server/contract';
import type { RefObject } from 'react';
import { flushSync } from 'react-dom';
import { refresh, USER_PATH } from '../../../data/refresh.ts';
import { HttpError, messageOf } from '../../../lib/http.ts';
import { showToast } from '../../../ui/toast-store.ts';
import { endOtherSessions, endSession } from '../account.api.ts';
import { focusSectionOf } from '../account-section.tsx';
import { toDeviceName } from './device-name.ts';

/** Ends sessions and says how it went. The button goes with its session, so the focus goes to the section's title. */
export function useSessionActions(content: RefObject<HTMLElement | null>) {
  const signOut = async ({ id, userAgent }: SessionView) => {
    const device = toDeviceName(userAgent);
    try {
      await endSession(id);
    } catch (error) {
      // Over already is what was wanted.
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
  /** `close` takes the question away before the focus goes on; answers why it could not be done, or null. */
  const signOutOthers = async (close: () => void): Promise<string | null> => {
    try {
      const { ended } = await endOtherSessions();
      flushSync(close);
      showToast({ title: 'Logged out everywhere else', description: toWords(ended) });
      await refresh(USER_PATH);
      focusSectionOf(content.current);
      return null;
    } catch (error) {
      return messageOf(error);
    }
  };
  return { signOut, signOutOthers };
}

function toWords(ended: number): string {
  return ended === 1 ? '1 other session ended.' : `${ended} other sessions ended.`;
}
