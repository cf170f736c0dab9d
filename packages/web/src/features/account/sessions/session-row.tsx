import type { SessionView } from '@stylekit/server/contract';
import { usePending } from '../../../lib/use-pending.ts';
import { Button } from '../../../ui/button.tsx';
import { toDeviceName } from './device-name.ts';
import { formatLastSeen } from './last-seen.ts';

interface SessionRowProps {
  readonly session: SessionView;
  readonly onSignOut: () => Promise<void>;
}

/** A session. The current one has no button, because Log Out ends it. */
export function SessionRow({ session, onSignOut }: SessionRowProps) {
  const { isPending, run } = usePending();
  const device = toDeviceName(session.userAgent);
  return (
    <li className="account-row">
      <div className="min-w-0">
        <p className="m-0 flex flex-wrap items-center gap-x-3 gap-y-1 [overflow-wrap:anywhere]">
          {device}
          {session.isCurrent && <span className="account-badge">This device</span>}
        </p>
        <p className="note m-0 mt-1 [overflow-wrap:anywhere]">
          {session.network} ·{' '}
          {session.isCurrent ? (
            'Active now'
          ) : (
            <time dateTime={session.lastSeenAt}>{formatLastSeen(session.lastSeenAt, Date.now())}</time>
          )}
        </p>
      </div>
      {!session.isCurrent && (
        <Button
          texts={['Log out', 'Logging out…']}
          disabled={isPending}
          aria-label={`Log out ${device}`}
          onClick={() => run(onSignOut)}
        >
          {isPending ? 'Logging out…' : 'Log out'}
        </Button>
      )}
    </li>
  );
}
