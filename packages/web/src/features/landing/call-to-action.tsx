import { Link } from 'wouter';
import { useSessionHint } from '../../data/session-hint.ts';

const REGISTER = '/auth?tab=register';

/** Where calls to action lead: a page for signed-in users, and registration for visitors. */
export function useStartLink(signedIn = '/dashboard'): string {
  return useSessionHint() ? signedIn : REGISTER;
}

/** The main call to action, and a link to the demo. */
export function CallToAction() {
  return (
    <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
      <Link href={useStartLink()} className="cta cta-accent">
        GET STARTED FREE
      </Link>
      <Link href="/preview" className="text-button hero-link">
        See Demo Now
      </Link>
    </div>
  );
}
