import { useId, useRef } from 'react';
import { Link } from 'wouter';

const LOGIN = '/auth?tab=login';
const REGISTER = '/auth?tab=register';

/** The login and registration links for visitors. On narrow screens they are in a menu. */
export function VisitorLinks() {
  return (
    <>
      <div className="hidden items-center gap-1 sm:flex">
        <Link href={LOGIN} className="icon-button" aria-label="Log in" title="Log in">
          <span className="i-lucide-log-in" aria-hidden="true" />
        </Link>
        <Link href={REGISTER} className="cta ml-2">
          GET STARTED FREE
        </Link>
      </div>
      <MobileMenu />
    </>
  );
}

/** Uses the native popover, which closes on Escape and on a tap outside. */
function MobileMenu() {
  const id = useId();
  const sheet = useRef<HTMLDivElement>(null);
  const close = () => sheet.current?.hidePopover();
  return (
    <div className="sm:hidden">
      <button type="button" className="icon-button mobile-menu-toggle" popoverTarget={id} aria-label="Menu">
        <span className="i-lucide-menu" aria-hidden="true" />
      </button>
      <div ref={sheet} id={id} popover="auto" className="mobile-menu">
        <nav aria-label="Account" className="grid gap-3">
          <Link href={LOGIN} className="mobile-menu-link" onClick={close}>
            Log in
          </Link>
          <Link href={REGISTER} className="cta" onClick={close}>
            GET STARTED FREE
          </Link>
        </nav>
      </div>
    </div>
  );
}
