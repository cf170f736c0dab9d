import { Link } from 'wouter';
import { useSessionHint } from '../../data/session-hint.ts';

/** The last section of the demo: registration for visitors, the dashboard for signed-in users. */
export function StartSection() {
  const isSignedIn = useSessionHint();
  return (
    <section className="no-print page pb-20" aria-labelledby="start-title">
      <div className="flex flex-wrap items-center justify-between gap-x-10 gap-y-6 border-t border-border pt-12">
        <h2 id="start-title" className="m-0 font-display text-heading-lg leading-tight tracking-tight">
          {isSignedIn ? 'Make a guide for your brand' : '3 free style guides, no credit card'}
        </h2>
        <Link href={isSignedIn ? '/dashboard' : '/auth?tab=register'} className="cta">
          {isSignedIn ? 'Go to Dashboard' : 'GET STARTED FREE'}
        </Link>
      </div>
    </section>
  );
}
