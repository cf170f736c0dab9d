import { Link } from 'wouter';
import { useSessionHint } from '../data/session-hint.ts';
import { usePageTitle } from '../lib/use-page-title.ts';

const LINK_CLASSES =
  'mt-8 inline-flex min-h-10 items-center rounded bg-foreground px-5 text-ui ' +
  'font-medium text-background no-underline hover:opacity-85';

/** The page for unknown paths. */
export function NotFound() {
  const isSignedIn = useSessionHint();
  usePageTitle('Page Not Found');
  return (
    <div className="page grid min-h-[60svh] content-center justify-items-start py-16">
      <p className="m-0 font-display text-giant leading-none tracking-tight text-accent">404</p>
      <h1 className="m-0 mt-4 font-display text-title leading-none tracking-tight sm:text-display">
        Page Not Found
      </h1>
      <p className="mt-5 mb-0 text-lead text-foreground">Oops! The page you're looking for doesn't exist.</p>
      <p className="mt-2 mb-0 max-w-measure text-prose text-muted">
        StyleKit helps you go from concept to production-ready brand assets in minutes.
      </p>
      <Link href={isSignedIn ? '/dashboard' : '/'} className={LINK_CLASSES}>
        {isSignedIn ? 'Back to Dashboard' : 'Back to Home'}
      </Link>
    </div>
  );
}
