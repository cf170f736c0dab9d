import { Menu, MenuButton, MenuItem, MenuItems } from '@headlessui/react';
import type { UserView } from '@stylekit/server/contract';
import { useState } from 'react';
import { Link, useRoute } from 'wouter';
import { logout, useSession } from '../data/session.api.ts';
import { messageOf } from '../lib/http.ts';
import { DataRules } from '../lib/swr.tsx';
import { usePending } from '../lib/use-pending.ts';
import { showToast } from '../ui/toast-store.ts';
import { toInitials } from './initials.ts';

const PAGES = [
  { href: '/dashboard', label: 'Dashboard' },
  { href: '/account', label: 'My Account' },
] as const;

/** The pages of who is signed in, across the head of a wide page. */
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
  const [isHere] = useRoute(href);
  return (
    <Link href={href} className="head-link" aria-current={isHere ? 'page' : undefined}>
      {label}
    </Link>
  );
}

/** The person's picture or initials; behind it their pages and the way out. */
export function AccountMenu() {
  return (
    <DataRules>
      <MenuOfUser />
    </DataRules>
  );
}

function MenuOfUser() {
  const session = useSession();
  const { run } = usePending();
  if (session.kind !== 'signed-in' && session.kind !== 'expired') return <span className="avatar ml-2" />;
  const { user } = session;
  const leave = async () => {
    try {
      await logout();
      showToast({ title: 'Logged out', description: "You've been successfully logged out." });
    } catch (error) {
      showToast({ title: 'Logout failed', description: messageOf(error), tone: 'destructive' });
    }
  };
  return (
    <Menu as="div" className="relative ml-2">
      <MenuButton className="avatar">
        <span className="sr-only">Account of {user.name}</span>
        <Face user={user} />
      </MenuButton>
      <MenuItems modal={false} className="menu menu-account" data-align="end">
        <div className="grid px-[10px] pt-[6px] pb-[10px]">
          <span className="truncate text-[14px] font-medium" dir="auto">
            {user.name}
          </span>
          <span className="note truncate">{user.email}</span>
        </div>
        {PAGES.map(({ href, label }) => (
          <MenuItem key={href}>
            <Link href={href} className="menu-item no-underline data-[focus]:bg-hairline-faint">
              {label}
            </Link>
          </MenuItem>
        ))}
        <MenuItem>
          <button
            type="button"
            className="menu-item data-[focus]:bg-hairline-faint"
            onClick={() => run(leave)}
          >
            Logout
          </button>
        </MenuItem>
      </MenuItems>
    </Menu>
  );
}

/** A picture that does not come is none. */
function Face({ user }: { readonly user: UserView }) {
  const [isBroken, setBroken] = useState(false);
  if (user.profilePicture === null || isBroken)
    return <span aria-hidden="true">{toInitials(user.name)}</span>;
  return (
    <img src={user.profilePicture} alt="" referrerPolicy="no-referrer" onError={() => setBroken(true)} />
  );
}
