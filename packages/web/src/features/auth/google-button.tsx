import { useCatalog } from '../../data/catalog.api.ts';
import { SimulatedMark } from '../../ui/simulated-mark.tsx';

/** The way to Google's own page and back; a page of its own, so a link and no call. */
export function GoogleButton() {
  const isSimulated = useCatalog().data?.simulated.google === true;
  return (
    <a
      href="/api/auth/google"
      className="relative inline-flex min-h-[44px] items-center justify-center gap-3 rounded-[4px] border border-solid border-border-strong px-4 text-[14px] font-medium text-foreground no-underline hover:border-foreground"
    >
      <GoogleMark />
      Continue with Google
      {isSimulated && (
        // On the border, because it comes with the catalog and must not move the words.
        <span className="absolute -top-[11px] right-3 bg-background px-1 leading-[1]">
          <SimulatedMark />
        </span>
      )}
    </a>
  );
}

/** Google's mark in one color, as its guidelines allow on a neutral button. */
function GoogleMark() {
  return (
    <svg viewBox="0 0 18 18" width="16" height="16" aria-hidden="true" fill="currentColor">
      <path d="M9.2 7.6v2.9h4.2c-.2 1-1.3 3-4.2 3a4.6 4.6 0 0 1 0-9.2c1.5 0 2.4.6 3 1.2l2-2A7.1 7.1 0 0 0 9.2 1.6a7.4 7.4 0 1 0 0 14.8c4.3 0 7.1-3 7.1-7.2 0-.6 0-1.1-.1-1.6z" />
    </svg>
  );
}
