import type { UserView } from '@stylekit/server/contract';
import { useLogout } from '../../../data/use-logout.ts';
import { formatDay } from '../../../lib/created-on.ts';
import { Button } from '../../../ui/button.tsx';

/** The account details and the logout button. */
export function AccountCard({ user }: { readonly user: UserView }) {
  const { isPending, logOut } = useLogout();
  const rows = [
    ['AI Credits', String(user.credits)],
    ['Custom Credits', String(user.customLimit)],
    ['Account Type', user.googleId === null ? 'Email Account' : 'Google Account'],
    ['Joined On', formatDay(user.createdAt)],
    ['Email Verified', user.emailVerified ? 'Verified' : 'Not Verified'],
  ] as const;
  return (
    <>
      <dl className="account-rows">
        {rows.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <Button size="medium" className="mt-6" disabled={isPending} onClick={logOut}>
        {isPending ? 'Logging out…' : 'Log Out'}
      </Button>
    </>
  );
}
