import { DashboardPage } from '../features/dashboard/dashboard-page.tsx';
import { Protected } from './protected.tsx';

/** The dashboard of the signed-in user. */
export function DashboardRoute() {
  return <Protected>{(user) => <DashboardPage user={user} />}</Protected>;
}
