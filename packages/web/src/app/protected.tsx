import type { UserView } from '@stylekit/server/contract';
import type { ReactNode } from 'react';
import { Redirect } from 'wouter';
import { useUser } from '../features/auth/auth.api.ts';
import { DataRules } from '../lib/swr.tsx';
import { LoadFailure } from '../ui/load-failure.tsx';
import { PageSpinner } from '../ui/spinner.tsx';

interface ProtectedProps {
  readonly children: (user: UserView) => ReactNode;
}

/** A page for who is signed in; everybody else is sent to the sign-in page. */
export function Protected({ children }: ProtectedProps) {
  return (
    <DataRules>
      <Gate>{children}</Gate>
    </DataRules>
  );
}

function Gate({ children }: ProtectedProps) {
  const session = useUser();
  switch (session.kind) {
    case 'loading':
      return <PageSpinner />;
    case 'signed-out':
      return <Redirect to="/auth" replace />;
    case 'signed-in':
      return children(session.user);
    case 'unknown':
      return (
        <div className="page pt-12">
          <h1 className="sr-only">StyleKit did not answer</h1>
          <LoadFailure
            title="We could not find out who is signed in"
            error={session.error}
            onRetry={session.retry}
          />
        </div>
      );
  }
}
