import type { UserView } from '@stylekit/server/contract';
import { type ReactNode, useEffect, useState } from 'react';
import { Redirect } from 'wouter';
import { followChanges } from '../data/live-changes.ts';
import { resumeSettings } from '../data/resume-settings.ts';
import { clearReachedReturnPath, rememberReturnPath } from '../data/return-path.ts';
import { useSession } from '../data/session.api.ts';
import { SessionEndedDialog } from '../features/auth/session-ended-dialog.tsx';
import { SwrProvider } from '../lib/swr.tsx';
import { LoadFailure } from '../ui/load-failure.tsx';
import { PageSpinner } from '../ui/spinner.tsx';

interface ProtectedProps {
  /** Suppresses the session-ended dialog while the user deletes the account. */
  readonly isDeletingAccount?: boolean;
  /** The path of this page, if the sign-in leads back to it. */
  readonly returnPath?: string;
  readonly children: (user: UserView) => ReactNode;
}

/** Renders a page for signed-in users and redirects visitors to the sign-in page. */
export function Protected(props: ProtectedProps) {
  return (
    <SwrProvider>
      <SessionGate {...props} />
    </SwrProvider>
  );
}

function SessionGate({ isDeletingAccount = false, returnPath, children }: ProtectedProps) {
  const session = useSession();
  switch (session.kind) {
    case 'loading':
      return <PageSpinner />;
    case 'signed-out':
      return <ToSignIn returnPath={returnPath} />;
    case 'signed-in':
    case 'expired':
      return (
        <ProtectedPage
          key={session.user.id}
          user={session.user}
          isDeletingAccount={isDeletingAccount}
          isExpired={session.kind === 'expired'}
        >
          {children}
        </ProtectedPage>
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

function ToSignIn({ returnPath }: { readonly returnPath: string | undefined }) {
  useState(() => {
    if (returnPath !== undefined) rememberReturnPath(returnPath);
  });
  return <Redirect to="/auth" replace />;
}

interface ProtectedPageProps extends ProtectedProps {
  readonly user: UserView;
  readonly isExpired: boolean;
}

/**
 * Renders the page and subscribes to live changes. When the session ends, the login dialog opens over the page, so
 * unsaved input is kept.
 */
function ProtectedPage({ user, isExpired, isDeletingAccount = false, children }: ProtectedPageProps) {
  useEffect(() => (isExpired ? undefined : followChanges()), [isExpired]);
  useEffect(clearReachedReturnPath, []);
  useEffect(() => {
    if (!isExpired) void resumeSettings();
  }, [isExpired]);
  return (
    <>
      {children(user)}
      <SessionEndedDialog user={user} isOpen={isExpired && !isDeletingAccount} />
    </>
  );
}
