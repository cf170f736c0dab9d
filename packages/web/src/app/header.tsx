import { Suspense } from 'react';
import { Link, useLocation } from 'wouter';
import { hasSessionHint, useSessionHint } from '../data/session-hint.ts';
import { loadable } from '../lib/loadable.tsx';
import { CommandButton } from './commands/command-button.tsx';
import { hasSectionLinks } from './has-section-links.ts';
import { Shortcuts } from './shortcuts.tsx';
import { ThemeSwitch } from './theme-switch.tsx';
import { VisitorLinks } from './visitor-links.tsx';
import { WordMark } from './word-mark.tsx';

const loadPublic = () => import('./public-navigation.ts');
const SectionLinks = loadable(async () => (await loadPublic()).SectionLinks);
const MobileMenu = loadable(async () => (await loadPublic()).MobileMenu);
const loadAccount = () => import('./account-menu.tsx');
const AccountMenu = loadable(async () => (await loadAccount()).AccountMenu);
const Balances = loadable(async () => (await loadAccount()).Balances);
const SignedInLinks = loadable(async () => (await loadAccount()).SignedInLinks);

/** Loads the code of the header at a path. */
export async function preloadHeader(path: string): Promise<void> {
  const isSignedIn = hasSessionHint();
  const parts = [
    ...(hasSectionLinks(path, isSignedIn) ? [SectionLinks, MobileMenu] : []),
    ...(isSignedIn ? [AccountMenu, Balances, SignedInLinks] : []),
  ];
  await Promise.all(parts.map((part) => part.preload()));
}

/** The header of all pages. */
export function Header() {
  const isSignedIn = useSessionHint();
  const [path] = useLocation();
  const isPublic = hasSectionLinks(path, isSignedIn);
  return (
    <header className="header no-print page" data-sticky={path === '/'}>
      <a href="#main" className="skip-link">
        Skip to content
      </a>
      <div className="header-bar">
        <div className="flex items-center gap-7">
          <Link
            href={isSignedIn ? '/dashboard' : '/'}
            className="inline-flex min-h-8 items-center no-underline"
          >
            <WordMark />
          </Link>
          {isPublic && (
            <Suspense>
              <SectionLinks className="hidden gap-5 lg:flex" linkClassName="header-link" />
            </Suspense>
          )}
          {isSignedIn && (
            <Suspense>
              <SignedInLinks />
            </Suspense>
          )}
        </div>
        {isSignedIn && !isPublic && (
          <Suspense>
            <Balances />
          </Suspense>
        )}
        <div className="flex items-center gap-1">
          <CommandButton />
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
          {isPublic && (
            <Suspense fallback={<span className="mobile-menu-space lg:hidden" />}>
              <MobileMenu />
            </Suspense>
          )}
        </div>
      </div>
    </header>
  );
}
