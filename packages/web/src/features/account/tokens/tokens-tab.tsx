import type { CreatedTokenView, TokenView } from '@stylekit/server/contract';
import { useRef, useState } from 'react';
import { SignInAgain } from '../../../data/sign-in-again.tsx';
import { codeOf } from '../../../lib/http.ts';
import { LoadFailure } from '../../../ui/load-failure.tsx';
import { useTokens } from '../account.api.ts';
import { AccountSection } from '../account-section.tsx';
import { NewToken } from './new-token.tsx';
import { TokenForm } from './token-form.tsx';
import { TokenRow } from './token-row.tsx';

/** Access tokens of programs and signed-in devices. */
export function TokensTab() {
  const { data, error, mutate } = useTokens();
  const [created, setCreated] = useState<CreatedTokenView | null>(null);
  const isTooLate = codeOf(error) === 'SK_SIGN_IN_AGAIN';
  if (isTooLate) {
    return (
      <AccountSection title="Access tokens" note="Programs and devices that can use your account.">
        <SignInAgain returnPath="/account?tab=tokens">
          Your last login is more than an hour ago. Access tokens require a recent one.
        </SignInAgain>
      </AccountSection>
    );
  }
  return (
    <>
      <AccountSection title="Access tokens" note="Programs and devices that can use your account.">
        <div className="account-panel">
          {created !== null && <NewToken token={created} onClose={() => setCreated(null)} />}
          {data !== undefined && <TokenList tokens={data} />}
          {data === undefined && error === undefined && <TokensSkeleton />}
          {data === undefined && error !== undefined && (
            <LoadFailure
              title="Failed to load your access tokens"
              error={error}
              onRetry={() => void mutate()}
            />
          )}
        </div>
      </AccountSection>
      {/* Not before the list, which would move it. */}
      {data !== undefined && (
        <AccountSection
          title="New token"
          note="For a program that cannot open a browser, such as a build pipeline. Give it only the access it needs."
        >
          <TokenForm onCreated={setCreated} />
        </AccountSection>
      )}
    </>
  );
}

function TokenList({ tokens }: { readonly tokens: readonly TokenView[] }) {
  const content = useRef<HTMLDivElement>(null);
  return (
    <div ref={content}>
      {tokens.length === 0 ? (
        <p className="m-0 text-muted">
          No program has access. Run <code className="code">stylekit login</code> in a terminal to connect the
          command line, or create a token below.
        </p>
      ) : (
        <ul className="account-list">
          {tokens.map((token) => (
            <TokenRow key={token.id} token={token} content={content} />
          ))}
        </ul>
      )}
    </div>
  );
}

/** As high as a list with one token. */
function TokensSkeleton() {
  return (
    <div role="status">
      <span className="sr-only">Loading your access tokens…</span>
      <span className="account-skeleton h-22" />
    </div>
  );
}
