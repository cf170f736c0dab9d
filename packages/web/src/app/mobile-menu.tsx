import { useId, useRef } from 'react';
import { Link } from 'wouter';
import { useSessionHint } from '../data/session-hint.ts';
import { SectionLinks } from './section-links.tsx';
import { LOGIN, REGISTER } from './visitor-links.tsx';

const PAGES = [
  { href: '/dashboard', label: 'Dashboard' },
  { href: '/account', label: 'My Account' },
] as const;

/**
 * The links of the header on narrow screens. Uses the native popover, which closes on Escape and on a tap outside.
 */
export function MobileMenu() {
  const id = useId();
  const sheet = useRef<HTMLDivElement>(null);
  const isSignedIn = useSessionHint();
  const close = () => sheet.current?.hidePopover();
  return (
    <div className="lg:hidden">
      <button type="button" className="icon-button mobile-menu-toggle" popoverTarget={id} aria-label="Menu">
        <span className="i-lucide-menu" aria-hidden="true" />
      </button>
      <div ref={sheet} id={id} popover="auto" className="mobile-menu">
        <SectionLinks className="mobile-menu-sections" linkClassName="mobile-menu-section" onFollow={close} />
        <nav aria-label="Account" className="grid gap-3">
          {isSignedIn ? (
            PAGES.map(({ href, label }) => (
              <Link key={href} href={href} className="mobile-menu-link" onClick={close}>
                {label}
              </Link>
            ))
          ) : (
            <>
              <Link href={LOGIN} className="mobile-menu-link" onClick={close}>
                Log in
              </Link>
              <Link href={REGISTER} className="cta" onClick={close}>
                GET STARTED FREE
              </Link>
            </>
          )}
        </nav>
      </div>
    </div>
  );
}
