import { useState } from 'react';
import { AccountPage } from '../features/account/account-page.tsx';
import { Protected } from './protected.tsx';

/** The account page of the signed-in user. */
export function AccountRoute() {
  const [isDeletingAccount, setDeletingAccount] = useState(false);
  return (
    <Protected isDeletingAccount={isDeletingAccount}>
      {(user) => <AccountPage user={user} onDeletingAccount={setDeletingAccount} />}
    </Protected>
  );
}
