import { useCatalog } from '../../data/catalog.api.ts';
import { SimulatedBadge } from '../../ui/simulated-badge.tsx';

const LINK_CLASSES =
  'relative inline-flex min-h-11 items-center justify-center gap-3 rounded border ' +
  'border-solid border-border-strong px-4 text-ui font-medium text-foreground no-underline ' +
  'hover:border-foreground';

/** A link, because Google sign-in is a full-page navigation. */
export function GoogleButton() {
  const isSimulated = useCatalog().data?.simulated.google === true;
  return (
    <a href="/api/auth/google" className={LINK_CLASSES}>
      <GoogleMark />
      Continue with Google
      {isSimulated && (
        // Positioned on the border, because it loads late and must not shift the text.
        <span className="absolute -top-2.75 right-3 bg-background px-1 leading-none">
          <SimulatedBadge />
        </span>
      )}
    </a>
  );
}

const GOOGLE_PATH =
  'M9.2 7.6v2.9h4.2c-.2 1-1.3 3-4.2 3a4.6 4.6 0 0 1 0-9.2c1.5 0 2.4.6 3 1.2l2-2' +
  'A7.1 7.1 0 0 0 9.2 1.6a7.4 7.4 0 1 0 0 14.8c4.3 0 7.1-3 7.1-7.2 0-.6 0-1.1-.1-1.6z';

/** Google's logo in one color, as the brand guidelines allow on neutral buttons. */
function GoogleMark() {
  return (
    <svg viewBox="0 0 18 18" width="16" height="16" aria-hidden="true" fill="currentColor">
      <path d={GOOGLE_PATH} />
    </svg>
  );
}
