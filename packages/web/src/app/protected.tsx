import type { UserView } from '@stylekit/server/contract';
import { type ReactNode, useEffect } from 'react';
import { Redirect } from 'wouter';
import { followChanges } from '../data/live-changes.ts';
import { useSession } from '../data/session.api.ts';
import { SessionEndedDialog } from '../features/auth/session-ended-dialog.tsx';
import { DataRules } from '../lib/swr.tsx';
import { LoadFailure } from '../ui/load-failure.tsx';
import { PageSpinner } from '../ui/spinner.tsx';

interface ProtectedProps {
  /** The person is deleting the account: that the session ends with it is nothing to tell them. */
  readonly isLeaving?: boolean;
  readonly children: (user: UserView) => ReactNode;
}

/** A page for who is signed in; everybody else is sent to the sign-in page. */
export function Protected({ isLeaving = false, children }: ProtectedProps) {
  return (
    <DataRules>
      <Gate isLeaving={isLeaving}>{children}</Gate>
    </DataRules>
  );
}

function Gate({ isLeaving = false, children }: ProtectedProps) {
  const session = useSession();
  switch (session.kind) {
    case 'loading':
      return <PageSpinner />;
    case 'signed-out':
      return <Redirect to="/auth" replace />;
    case 'signed-in':
    case 'expired':
      return (
        <Inside
          key={session.user.id}
          user={session.user}
          isLeaving={isLeaving}
          isExpired={session.kind === 'expired'}
        >
          {children}
        </Inside>
      );
    case 'unknown':
      return (
        <div className="page pt-12">
          <h1 className="sr-only">StyleKit could not be reached</h1>
          <LoadFailure title="Could not load your account" error={session.error} onRetry={session.retry} />
        </div>
      );
  }
}

interface InsideProps extends ProtectedProps {
  readonly user: UserView;
  readonly isExpired: boolean;
}

/** The page itself, kept up to date; when its session ends, the way back stands over it and nothing typed is lost. */
function Inside({ user, isExpired, isLeaving = false, children }: InsideProps) {
  useEffect(() => (isExpired ? undefined : followChanges()), [isExpired]);
  return (
    <>
      {children(user)}
      <SessionEndedDialog user={user} isOpen={isExpired && !isLeaving} />
    </>
  );
}
