import { SimulatedBadge } from '../ui/simulated-badge.tsx';
import { useCatalog } from './catalog.api.ts';

/** Links to the outgoing mail when mail is simulated. */
export function MailNote() {
  if (useCatalog().data?.simulated.mail !== true) return null;
  return (
    <p className="m-0 flex flex-wrap items-center gap-x-3 gap-y-1 text-ui text-muted">
      <SimulatedBadge />
      <a
        href="/sandbox/mail"
        target="_blank"
        rel="noreferrer"
        className="text-button inline-flex items-center"
      >
        Open test inbox
        <span className="sr-only"> (opens in a new tab)</span>
      </a>
    </p>
  );
}
