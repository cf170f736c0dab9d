import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { contactEmail } from '../data/contact.ts';
import { useSessionHint } from '../data/session-hint.ts';
import { SECTIONS } from '../features/landing/sections.ts';
import { WordMark } from './word-mark.tsx';

interface FooterLink {
  readonly href: string;
  readonly label: string;
}

const PRODUCT: readonly FooterLink[] = [
  ...SECTIONS.map(({ id, label }) => ({ href: `/#${id}`, label })),
  { href: '/preview', label: 'See It In Action' },
];
const DASHBOARD: FooterLink = { href: '/dashboard', label: 'Dashboard' };
const RESOURCES = {
  visitor: [
    DASHBOARD,
    { href: '/auth?tab=login', label: 'Login' },
    { href: '/auth?tab=register', label: 'Register' },
  ],
  user: [DASHBOARD, { href: '/account', label: 'My Account' }],
} satisfies Record<string, readonly FooterLink[]>;
const LEGAL: readonly FooterLink[] = [
  { href: '/terms', label: 'Terms of Service' },
  { href: '/privacy', label: 'Privacy Policy' },
  { href: '/cookie-policy', label: 'Cookie Policy' },
  { href: '/acceptable-use', label: 'Acceptable Use' },
];

/** The footer of all pages. */
export function Footer() {
  const isSignedIn = useSessionHint();
  return (
    <footer className="no-print page pb-10">
      <div className="grid items-start gap-x-6 gap-y-10 border-t border-border pt-10 md:grid-cols-[1fr_auto]">
        <WordMark />
        <nav aria-label="Footer" className="footer-groups">
          <LinkGroup title="Product" links={PRODUCT} />
          <LinkGroup title="Resources" links={isSignedIn ? RESOURCES.user : RESOURCES.visitor} />
          <div>
            <p className="label m-0">Connect</p>
            <a href={`mailto:${contactEmail()}`} className="header-link mt-1">
              Email
            </a>
          </div>
          <LinkGroup title="Legal" links={LEGAL}>
            <li>
              <button type="button" className="header-link footer-button" onClick={openPreferences}>
                Cookies Preferences
              </button>
            </li>
          </LinkGroup>
        </nav>
        {/* A prerendered page may be from the year before. */}
        <p className="note m-0" suppressHydrationWarning>
          {`© ${new Date().getFullYear()} StyleKit`}
        </p>
      </div>
    </footer>
  );
}

/** Opens the policy instead if the consent manager cannot be loaded. */
function openPreferences(): void {
  import('../features/consent/cookie-preferences.ts')
    .then(({ openCookiePreferences }) => openCookiePreferences())
    .catch(() => window.location.assign('/cookie-policy'));
}

interface LinkGroupProps {
  readonly title: string;
  readonly links: readonly FooterLink[];
  /** More list items. */
  readonly children?: ReactNode;
}

function LinkGroup({ title, links, children }: LinkGroupProps) {
  return (
    <div>
      <p className="label m-0">{title}</p>
      <ul className="m-0 mt-1 list-none p-0">
        {links.map(({ href, label }) => (
          <li key={href}>
            <Link href={href} className="header-link">
              {label}
            </Link>
          </li>
        ))}
        {children}
      </ul>
    </div>
  );
}
