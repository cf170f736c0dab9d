import { useState } from 'react';
import { AccountPage } from '../features/account/account-page.tsx';
import { Protected } from './protected.tsx';

/** The account of who is signed in, until they delete it. */
export function AccountRoute() {
  const [isLeaving, setLeaving] = useState(false);
  return (
    <Protected isLeaving={isLeaving}>
      {(user) => <AccountPage user={user} onLeaving={setLeaving} />}
    </Protected>
  );
}
