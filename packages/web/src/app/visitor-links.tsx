import { Link } from 'wouter';

export const LOGIN = '/auth?tab=login';
export const REGISTER = '/auth?tab=register';

/** The login and registration links for visitors. On narrow screens they are in a menu. */
export function VisitorLinks() {
  return (
    <div className="hidden items-center gap-1 sm:flex">
      <Link href={LOGIN} className="icon-button" aria-label="Log in" title="Log in">
        <span className="i-lucide-log-in" aria-hidden="true" />
      </Link>
      <Link href={REGISTER} className="cta mx-2 lg:mr-0">
        GET STARTED FREE
      </Link>
    </div>
  );
}
