import { lazy, Suspense } from 'react';
import { Link } from 'wouter';
import { useSessionHint } from '../data/session-hint.ts';
import { Shortcuts } from './shortcuts.tsx';
import { ThemeSwitch } from './theme-switch.tsx';
import { VisitorLinks } from './visitor-links.tsx';
import { WordMark } from './word-mark.tsx';

const AccountMenu = lazy(async () => ({ default: (await import('./account-menu.tsx')).AccountMenu }));
const Balances = lazy(async () => ({ default: (await import('./account-menu.tsx')).Balances }));
const SignedInLinks = lazy(async () => ({ default: (await import('./account-menu.tsx')).SignedInLinks }));

/** The header of all pages. */
export function Header() {
  const isSignedIn = useSessionHint();
  return (
    <header className="no-print page">
      <a href="#main" className="skip-link">
        Skip to content
      </a>
      <div className="header-bar">
        <div className="flex items-center gap-7">
          <Link
            href={isSignedIn ? '/dashboard' : '/'}
            className="inline-flex min-h-[32px] items-center no-underline"
          >
            <WordMark />
          </Link>
          {isSignedIn && (
            <Suspense>
              <SignedInLinks />
            </Suspense>
          )}
        </div>
        {isSignedIn && (
          <Suspense>
            <Balances />
          </Suspense>
        )}
        <div className="flex items-center gap-1">
          <span className="hidden sm:inline">
            <Shortcuts />
          </span>
          <ThemeSwitch />
          {isSignedIn ? (
            <Suspense fallback={<span className="avatar ml-2" />}>
              <AccountMenu />
            </Suspense>
          ) : (
            <VisitorLinks />
          )}
        </div>
      </div>
    </header>
  );
}
