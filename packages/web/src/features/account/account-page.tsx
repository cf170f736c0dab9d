import type { UserView } from '@stylekit/server/contract';
import { useLocation, useSearchParams } from 'wouter';
import { useCatalog } from '../../data/catalog.api.ts';
import { formatDay } from '../../lib/created-on.ts';
import { messageOf } from '../../lib/http.ts';
import { usePageTitle } from '../../lib/use-page-title.ts';
import { usePending } from '../../lib/use-pending.ts';
import { Button } from '../../ui/button.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import { showToast } from '../../ui/toast-store.ts';
import './account.css';

const TABS = [
  { key: 'profile', label: 'Profile' },
  { key: 'subscription', label: 'Subscription' },
  { key: 'credits', label: 'Buy Credits' },
] as const;
type TabKey = (typeof TABS)[number]['key'];

interface AccountPageProps {
  readonly user: UserView;
  readonly onLogout: () => Promise<void>;
}

/** What the person has, and what there is to have. */
export function AccountPage({ user, onLogout }: AccountPageProps) {
  usePageTitle('My Account');
  const [path, navigate] = useLocation();
  const [params] = useSearchParams();
  const asked = params.get('tab');
  const tab: TabKey = TABS.find(({ key }) => key === asked)?.key ?? 'profile';
  return (
    <div className="page pt-12 pb-20">
      <h1 className="m-0 font-display text-[42px] leading-[1] tracking-[-0.02em] sm:text-[64px]">
        My Account
      </h1>
      <div className="mt-10">
        <Tabs
          label="Account"
          tabs={TABS}
          selected={tab}
          onSelect={(key) => navigate(key === 'profile' ? path : `${path}?tab=${key}`, { replace: true })}
        >
          <div className="min-h-[50svh] pt-4">
            {tab === 'profile' && <Profile user={user} onLogout={onLogout} />}
            {tab === 'subscription' && <Plans />}
            {tab === 'credits' && <Packs />}
          </div>
        </Tabs>
      </div>
    </div>
  );
}

function Profile({ user, onLogout }: AccountPageProps) {
  const { isPending, run } = usePending();
  const leave = async () => {
    try {
      await onLogout();
      showToast({ title: 'Logged out', description: "You've been successfully logged out." });
    } catch (error) {
      showToast({ title: 'Logout failed', description: messageOf(error), tone: 'destructive' });
    }
  };
  const rows = [
    ['Display Name', user.name],
    ['Email', user.email],
    ['AI Credits', String(user.credits)],
    ['Custom Credits', String(user.customLimit)],
    ['Account Type', user.googleId === null ? 'Email Account' : 'Google Account'],
    ['Joined On', formatDay(user.createdAt)],
    ['Email Verified', user.emailVerified ? 'Verified' : 'Not Verified'],
  ] as const;
  return (
    <>
      <dl className="account-rows">
        {rows.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd dir="auto">{value}</dd>
          </div>
        ))}
      </dl>
      <Button className="mt-8" disabled={isPending} onClick={() => run(leave)}>
        Log Out
      </Button>
    </>
  );
}

const NOT_YET = 'Card payment is not connected yet, so nothing can be bought here for now.';

function Plans() {
  const catalog = useCatalog().data;
  return (
    <>
      <p className="m-0 max-w-[60ch] text-ink-2">{NOT_YET}</p>
      <dl className="account-rows mt-6">
        {(catalog?.plans ?? []).map(({ plan, interval, monthlyAiCredits, amountCents }) => (
          <div key={plan}>
            <dt>
              Premium, {plan}: {monthlyAiCredits} AI credits a month
            </dt>
            <dd>
              {formatPrice(amountCents)} per {interval}
            </dd>
          </div>
        ))}
      </dl>
    </>
  );
}

function Packs() {
  const catalog = useCatalog().data;
  return (
    <>
      <p className="m-0 max-w-[60ch] text-ink-2">{NOT_YET}</p>
      <dl className="account-rows mt-6">
        {(catalog?.packs ?? []).map(({ credits, amountCents }) => (
          <div key={credits}>
            <dt>{credits} AI credits</dt>
            <dd>{formatPrice(amountCents)}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}

function formatPrice(amountCents: number): string {
  return `$${(amountCents / 100).toFixed(2)}`;
}
