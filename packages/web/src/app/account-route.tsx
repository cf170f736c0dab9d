import { logout } from '../data/session.api.ts';
import { AccountPage } from '../features/account/account-page.tsx';
import { Protected } from './protected.tsx';

/** The account of who is signed in. */
export function AccountRoute() {
  return <Protected>{(user) => <AccountPage user={user} onLogout={logout} />}</Protected>;
}
