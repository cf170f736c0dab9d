import { useAtomValue } from 'jotai';
import { Redirect } from 'wouter';
import { keptBriefAtom } from '../data/browser-guide/kept-brief.ts';
import { readReturnPath } from '../data/return-path.ts';
import { DashboardPage } from '../features/dashboard/dashboard-page.tsx';
import { Protected } from './protected.tsx';

/**
 * The dashboard of the signed-in user. A sign-in with Google ends here, and may lead on to another page; a guide kept
 * from the landing page opens first.
 */
export function DashboardRoute() {
  const hasKeptBrief = useAtomValue(keptBriefAtom()) !== null;
  return (
    <Protected>
      {(user) => {
        const path = readReturnPath() ?? (hasKeptBrief ? '/keep' : null);
        return path === null ? <DashboardPage user={user} /> : <Redirect to={path} replace />;
      }}
    </Protected>
  );
}
