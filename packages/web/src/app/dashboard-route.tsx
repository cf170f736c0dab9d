import { DashboardPage } from '../features/dashboard/dashboard-page.tsx';
import { Protected } from './protected.tsx';

/** The dashboard, for who is signed in. */
export function DashboardRoute() {
  return <Protected>{(user) => <DashboardPage user={user} />}</Protected>;
}
