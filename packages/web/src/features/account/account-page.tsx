import type { UserView } from '@stylekit/server/contract';
import { useEffect } from 'react';
import { useSearchParams } from 'wouter';
import { USER_PATH } from '../../data/api-paths.ts';
import { refresh } from '../../data/refresh.ts';
import { usePageTitle } from '../../lib/use-page-title.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import './account.css';
import { CreditsTab } from './credits/credits-tab.tsx';
import { ProfileTab } from './profile/profile-tab.tsx';
import { SubscriptionTab } from './subscription/subscription-tab.tsx';
import { TokensTab } from './tokens/tokens-tab.tsx';
import { usePaymentReturn } from './use-payment-return.ts';

const TABS = [
  { key: 'profile', label: 'Profile' },
  { key: 'subscription', label: 'Subscription' },
  { key: 'credits', label: 'Buy Credits' },
  { key: 'tokens', label: 'Access tokens' },
] as const;
type TabKey = (typeof TABS)[number]['key'];

interface AccountPageProps {
  readonly user: UserView;
  /** Called with true while the account is deleted, to suppress the session-ended dialog. */
  readonly onDeletingAccount: (isDeletingAccount: boolean) => void;
}

/** The account page with the tabs Profile, Subscription, Buy Credits and Access tokens. */
export function AccountPage({ user, onDeletingAccount }: AccountPageProps) {
  usePageTitle('My Account');
  useFreshUser();
  usePaymentReturn();
  const [params, setParams] = useSearchParams();
  const param = params.get('tab');
  const tab: TabKey = TABS.find(({ key }) => key === param)?.key ?? 'profile';
  if (!user.emailVerified) return <NotAvailable />;
  return (
    <div className="page pt-12 pb-20">
      <h1 className="m-0 font-display text-title leading-none tracking-tight sm:text-display">My Account</h1>
      <div className="mt-10">
        <Tabs
          label="Account"
          tabs={TABS}
          selected={tab}
          onSelect={(key) => setParams((current) => withTab(current, key), { replace: true })}
        >
          <div className="min-h-[60svh] pt-2">
            {tab === 'profile' && <ProfileTab user={user} onDeletingAccount={onDeletingAccount} />}
            {tab === 'subscription' && <SubscriptionTab user={user} />}
            {tab === 'credits' && <CreditsTab />}
            {tab === 'tokens' && <TokensTab />}
          </div>
        </Tabs>
      </div>
    </div>
  );
}

function NotAvailable() {
  return (
    <div className="page grid justify-items-start gap-6 pt-12 pb-20">
      <div>
        <h1 className="m-0 font-display text-title leading-none tracking-tight sm:text-display">
          Account not available
        </h1>
        <p className="m-0 mt-3 max-w-measure text-muted">Log in with a verified email to see your account.</p>
      </div>
      <ButtonLink href="/auth">Go to Login</ButtonLink>
    </div>
  );
}

/** Refreshes balances and plan on window focus, for example after a payment in another tab. */
function useFreshUser(): void {
  useEffect(() => {
    const read = () => void refresh(USER_PATH);
    window.addEventListener('focus', read);
    return () => window.removeEventListener('focus', read);
  }, []);
}

function withTab(params: URLSearchParams, tab: TabKey): URLSearchParams {
  const next = new URLSearchParams(params);
  if (tab === 'profile') next.delete('tab');
  else next.set('tab', tab);
  return next;
}
