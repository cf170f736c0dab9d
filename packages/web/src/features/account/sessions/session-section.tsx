import type { SessionView } from '@stylekit/server/contract';
import { type RefObject, useRef, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { LoadFailure } from '../../../ui/load-failure.tsx';
import { useSessions } from '../account.api.ts';
import { AccountSection } from '../account-section.tsx';
import { SessionRow } from './session-row.tsx';
import { useSessionActions } from './use-session-actions.ts';

/** The list of sessions with actions to end them. */
export function SessionSection() {
  const { data, error, mutate } = useSessions();
  const content = useRef<HTMLDivElement>(null);
  return (
    <AccountSection title="Sessions" note="Browsers where you are logged in.">
      <div ref={content} className="account-panel">
        {data !== undefined && <Sessions sessions={data} content={content} />}
        {data === undefined && error === undefined && <SessionsSkeleton />}
        {data === undefined && error !== undefined && (
          <LoadFailure title="Failed to load your sessions" error={error} onRetry={() => void mutate()} />
        )}
      </div>
    </AccountSection>
  );
}

interface SessionsProps {
  readonly sessions: readonly SessionView[];
  readonly content: RefObject<HTMLElement | null>;
}

function Sessions({ sessions, content }: SessionsProps) {
  const [isAsked, setAsked] = useState(false);
  const { signOut, signOutOthers } = useSessionActions(content);
  const others = sessions.filter(({ isCurrent }) => !isCurrent).length;
  return (
    <>
      <ul className="account-list">
        {sessions.map((session) => (
          <SessionRow key={session.id} session={session} onSignOut={() => signOut(session)} />
        ))}
      </ul>
      {others === 0 ? (
        <p className="m-0 mt-4 text-ui text-muted">No other active sessions.</p>
      ) : (
        <Button size="medium" className="mt-6" onClick={() => setAsked(true)}>
          Log out everywhere else
        </Button>
      )}
      <ConfirmDialog
        title="Log out everywhere else?"
        isOpen={isAsked}
        onClose={() => setAsked(false)}
        action="Log out everywhere else"
        pendingAction="Logging out…"
        failure="Could not log out everywhere else"
        onConfirm={() => signOutOthers(() => setAsked(false))}
      >
        {toQuestionText(others)}
      </ConfirmDialog>
    </>
  );
}

function toQuestionText(others: number): string {
  const subject = others === 1 ? '1 other session' : `${others} other sessions`;
  return `This ends ${subject} immediately. You stay logged in here.`;
}

/** As high as a list with one session. */
function SessionsSkeleton() {
  return (
    <div role="status">
      <span className="sr-only">Loading your sessions…</span>
      <span className="account-skeleton h-17" />
      <span className="account-skeleton mt-4 h-5 w-55" />
    </div>
  );
}
