import { Redirect } from 'wouter';
import { readReturnPath } from '../data/return-path.ts';
import { DashboardPage } from '../features/dashboard/dashboard-page.tsx';
import { Protected } from './protected.tsx';

/** The dashboard of the signed-in user. A sign-in with Google ends here, and may lead on to another page. */
export function DashboardRoute() {
  return (
    <Protected>
      {(user) => {
        const path = readReturnPath();
        return path === null ? <DashboardPage user={user} /> : <Redirect to={path} replace />;
      }}
    </Protected>
  );
}
