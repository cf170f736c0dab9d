import type { UserView } from '@stylekit/server/contract';
import { AccountSection } from '../account-section.tsx';
import { WithCatalog } from '../with-catalog.tsx';
import { ActivePlan } from './active-plan.tsx';
import { FreePlan } from './free-plan.tsx';
import { PlanChooser } from './plan-chooser.tsx';
import { TopUp } from './top-up.tsx';

const FAILURE = 'Failed to fetch the plans';

/** The plan somebody has, or the plans there are. */
export function SubscriptionTab({ user }: { readonly user: UserView }) {
  return user.subscriptionStatus === 'active' ? <Subscribed user={user} /> : <Unsubscribed user={user} />;
}

function Subscribed({ user }: { readonly user: UserView }) {
  return (
    <>
      <AccountSection title="Your plan" note="What you pay for, and when again.">
        <WithCatalog failure={FAILURE} bones={<span className="account-bone h-[273px] max-sm:h-[363px]" />}>
          {({ plans }) => <ActivePlan subscription={user.subscription} plans={plans} />}
        </WithCatalog>
      </AccountSection>
      <AccountSection title="Top up" note="More AI credits at once, on top of those of each month.">
        <WithCatalog
          failure="Failed to fetch the packs"
          bones={<span className="account-bone h-[75px] max-sm:h-[137px]" />}
        >
          {({ packs }) => <TopUp packs={packs} />}
        </WithCatalog>
      </AccountSection>
    </>
  );
}

function Unsubscribed({ user }: { readonly user: UserView }) {
  return (
    <>
      <AccountSection title="Your plan" note="What you have now.">
        <WithCatalog failure={FAILURE} bones={<span className="account-bone h-[69px] max-sm:h-[92px]" />}>
          {({ free }) => <FreePlan free={free} status={user.subscriptionStatus} />}
        </WithCatalog>
      </AccountSection>
      <AccountSection title="Premium" note="For everybody who makes guides month after month.">
        <WithCatalog failure={FAILURE} bones={<span className="account-bone h-[351px] max-sm:h-[441px]" />}>
          {({ plans }) => <PlanChooser plans={plans} />}
        </WithCatalog>
      </AccountSection>
    </>
  );
}
