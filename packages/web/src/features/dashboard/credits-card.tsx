import type { UserView } from '@stylekit/server/contract';
import type { ReactNode } from 'react';
import { ButtonLink } from '../../ui/button-link.tsx';

/** Offers appear at this balance or below. */
const LOW_BALANCE = 3;

interface CreditsCardProps {
  readonly user: Pick<UserView, 'credits' | 'customLimit' | 'subscriptionStatus'>;
}

/** The credit balances, with upgrade links if they are low and there is no subscription. */
export function CreditsCard({ user }: CreditsCardProps) {
  const isPremium = user.subscriptionStatus === 'active';
  return (
    <section aria-label="Credits" className="balances">
      <Balance label="AI Credits Remaining" count={user.credits} />
      <Balance label="Custom Style Guides Remaining" count={user.customLimit} />
      {isPremium ? <Premium /> : <UpgradeLinks credits={user.credits} customLimit={user.customLimit} />}
    </section>
  );
}

function Balance({ label, count }: { readonly label: string; readonly count: number }) {
  return (
    <dl className="balance m-0">
      <dt>{label}</dt>
      <dd>{count}</dd>
    </dl>
  );
}

function Premium() {
  return (
    <div className="balance-actions">
      <span className="premium-badge">PREMIUM</span>
      <p className="m-0 max-w-narrow text-ui leading-relaxed text-muted">
        You have an active subscription. Your AI credits refresh monthly.
      </p>
    </div>
  );
}

function UpgradeLinks({ credits, customLimit }: { readonly credits: number; readonly customLimit: number }) {
  const links: ReactNode[] = [];
  if (credits <= LOW_BALANCE) {
    links.push(
      <ButtonLink key="credits" href="/account?tab=credits">
        Buy Credits
      </ButtonLink>,
    );
  }
  if (customLimit <= LOW_BALANCE) {
    links.push(
      <ButtonLink key="premium" href="/account?tab=subscription">
        Upgrade to Premium
      </ButtonLink>,
    );
  }
  return links.length === 0 ? null : <div className="balance-actions">{links}</div>;
}
