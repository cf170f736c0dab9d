import type { UserView } from '@stylekit/server/contract';
import { Link, useRoute } from 'wouter';
import { useSession } from '../data/session.api.ts';
import { useLogout } from '../data/use-logout.ts';
import { toInitials } from '../lib/initials.ts';
import { SwrProvider } from '../lib/swr.tsx';
import { Avatar } from '../ui/avatar.tsx';
import { Menu } from '../ui/menu.tsx';

const PAGES = [
  { href: '/dashboard', label: 'Dashboard' },
  { href: '/account', label: 'My Account' },
] as const;

/** Links to the main pages, shown in the header on wide screens. */
export function SignedInLinks() {
  return (
    <nav aria-label="Pages" className="hidden gap-6 md:flex">
      {PAGES.map((page) => (
        <PageLink key={page.href} {...page} />
      ))}
    </nav>
  );
}

function PageLink({ href, label }: { readonly href: string; readonly label: string }) {
  const [isCurrent] = useRoute(href);
  return (
    <Link href={href} className="header-link" aria-current={isCurrent ? 'page' : undefined}>
      {label}
    </Link>
  );
}

/** The credit balances, shown where the header has room. Loading them does not shift the layout. */
export function Balances() {
  return (
    <SwrProvider>
      <UserBalances />
    </SwrProvider>
  );
}

function UserBalances() {
  const session = useSession();
  if (session.kind !== 'signed-in' && session.kind !== 'expired') return null;
  const { credits, customLimit } = session.user;
  return (
    <span className="note ml-auto hidden whitespace-nowrap lg:inline">
      {credits} AI · {customLimit} custom
      <span className="sr-only"> credits left</span>
    </span>
  );
}

/** The avatar button with the account menu. */
export function AccountMenu() {
  return (
    <SwrProvider>
      <UserMenu />
    </SwrProvider>
  );
}

function UserMenu() {
  const session = useSession();
  const { logOut } = useLogout();
  if (session.kind !== 'signed-in' && session.kind !== 'expired') return <span className="avatar ml-2" />;
  return <AccountActions user={session.user} onLogOut={logOut} />;
}

function AccountActions({ user, onLogOut }: { readonly user: UserView; readonly onLogOut: () => void }) {
  return (
    <div className="ml-2">
      <Menu
        className="menu-account"
        button={
          <button type="button" className="avatar">
            <span className="sr-only">Account menu: {user.name}</span>
            <Avatar picture={user.profilePicture} initials={toInitials(user.name)} />
          </button>
        }
        header={
          <div className="grid px-2.5 pt-1.5 pb-2.5">
            <span className="truncate text-ui font-medium" dir="auto">
              {user.name}
            </span>
            <span className="note truncate">{user.email}</span>
          </div>
        }
        items={[
          ...PAGES.map(({ href, label }) => ({ label, onSelect: href })),
          { label: 'Logout', onSelect: onLogOut },
        ]}
      />
    </div>
  );
}
