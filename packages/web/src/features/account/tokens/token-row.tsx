import type { TokenView } from '@stylekit/server/contract';
import { type RefObject, useState } from 'react';
import { flushSync } from 'react-dom';
import { HttpError, messageOf } from '../../../lib/http.ts';
import { SCOPE_TEXTS } from '../../../lib/scope-texts.ts';
import { Button } from '../../../ui/button.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { showToast } from '../../../ui/toast-store.ts';
import { refreshTokens, revokeToken } from '../account.api.ts';
import { focusSectionOf } from '../account-section.tsx';
import { formatLastSeen } from '../sessions/last-seen.ts';

const DAY = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium' });

interface TokenRowProps {
  readonly token: TokenView;
  /** The list, to move the focus after the token is gone. */
  readonly content: RefObject<HTMLElement | null>;
}

/** An access token with its scopes, and a button that revokes it. */
export function TokenRow({ token, content }: TokenRowProps) {
  const [isAsked, setAsked] = useState(false);
  const now = Date.now();
  const hasExpired = Date.parse(token.expiresAt) <= now;
  const revoke = async (): Promise<string | null> => {
    try {
      await revokeToken(token.id);
    } catch (error) {
      // It was revoked elsewhere.
      if (!(error instanceof HttpError && error.status === 404)) return messageOf(error);
    }
    flushSync(() => setAsked(false));
    showToast({ title: 'Access revoked', description: `${token.name} can no longer use your account.` });
    focusSectionOf(content.current);
    await refreshTokens();
    return null;
  };
  return (
    <li className="account-row">
      <div className="min-w-0">
        <p className="m-0 flex flex-wrap items-center gap-x-3 gap-y-1 [overflow-wrap:anywhere]">
          {token.name}
          <code className="code text-code text-muted">{token.prefix}…</code>
          {token.isDevice && <span className="account-badge">Signed-in device</span>}
          {hasExpired && <span className="account-badge">Expired</span>}
        </p>
        <ul className="m-0 mt-1 list-none p-0 text-ui text-muted">
          {token.scopes.map((scope) => (
            <li key={scope}>{SCOPE_TEXTS[scope]}</li>
          ))}
        </ul>
        <p className="note m-0 mt-1">
          {token.lastUsedAt === null ? 'Never used' : `Used ${formatLastSeen(token.lastUsedAt, now)}`} ·{' '}
          {hasExpired ? 'Expired' : 'Expires'} {DAY.format(new Date(token.expiresAt))}
        </p>
      </div>
      <Button variant="quiet-destructive" aria-label={`Revoke ${token.name}`} onClick={() => setAsked(true)}>
        Revoke
      </Button>
      <ConfirmDialog
        title={`Revoke ${token.name}?`}
        isOpen={isAsked}
        onClose={() => setAsked(false)}
        action="Revoke access"
        pendingAction="Revoking…"
        isDestructive
        failure="The token was not revoked"
        onConfirm={revoke}
      >
        Programs and devices that use this token lose access immediately. This cannot be undone.
      </ConfirmDialog>
    </li>
  );
}
