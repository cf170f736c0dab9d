import { lazy, Suspense } from 'react';
import { Link, useLocation } from 'wouter';
import { useSessionHint } from '../data/session-hint.ts';
import { hasSectionLinks } from './has-section-links.ts';
import { Shortcuts } from './shortcuts.tsx';
import { ThemeSwitch } from './theme-switch.tsx';
import { VisitorLinks } from './visitor-links.tsx';
import { WordMark } from './word-mark.tsx';

const loadPublic = () => import('./public-navigation.ts');
const SectionLinks = lazy(async () => ({ default: (await loadPublic()).SectionLinks }));
const MobileMenu = lazy(async () => ({ default: (await loadPublic()).MobileMenu }));
const loadAccount = () => import('./account-menu.tsx');
const AccountMenu = lazy(async () => ({ default: (await loadAccount()).AccountMenu }));
const Balances = lazy(async () => ({ default: (await loadAccount()).Balances }));
const SignedInLinks = lazy(async () => ({ default: (await loadAccount()).SignedInLinks }));

// Starts loading before React does, because public pages are the first that visitors see.
if (hasSectionLinks(window.location.pathname, false)) void loadPublic();

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
            className="inline-flex min-h-[32px] items-center no-underline"
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
