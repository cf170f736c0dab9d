import type { UserView } from '@stylekit/server/contract';
import { useCatalog } from '../../../data/catalog.api.ts';
import { AccountSection } from '../account-section.tsx';
import { WithCatalog } from '../with-catalog.tsx';
import { ActivePlan } from './active-plan.tsx';
import { FreePlan } from './free-plan.tsx';
import { PlanChooser } from './plan-chooser.tsx';
import { TopUp } from './top-up.tsx';

const FAILURE = 'Failed to load the plans';

/**
 * The current plan or the available plans. Later sections are rendered when the height of the first is known, so that
 * nothing shifts.
 */
export function SubscriptionTab({ user }: { readonly user: UserView }) {
  return user.subscriptionStatus === 'active' ? <Subscribed user={user} /> : <Unsubscribed user={user} />;
}

function Subscribed({ user }: { readonly user: UserView }) {
  const { data } = useCatalog();
  return (
    <>
      <AccountSection title="Current plan" note="Plan and next billing date.">
        <WithCatalog
          failure={FAILURE}
          skeleton={<span className="account-skeleton h-68.25 max-sm:h-90.75" />}
        >
          {({ plans }) => <ActivePlan subscription={user.subscription} plans={plans} />}
        </WithCatalog>
      </AccountSection>
      {data !== undefined && (
        <AccountSection title="Top up" note="Buy AI credits in addition to your monthly ones.">
          <TopUp packs={data.packs} />
        </AccountSection>
      )}
    </>
  );
}

function Unsubscribed({ user }: { readonly user: UserView }) {
  const { data } = useCatalog();
  return (
    <>
      <AccountSection title="Current plan" note="What your plan includes.">
        <WithCatalog failure={FAILURE} skeleton={<span className="account-skeleton h-17.25 max-sm:h-23" />}>
          {({ free }) => <FreePlan free={free} status={user.subscriptionStatus} />}
        </WithCatalog>
      </AccountSection>
      {data !== undefined && (
        <AccountSection title="Premium" note="More AI credits every month.">
          <PlanChooser plans={data.plans} />
        </AccountSection>
      )}
    </>
  );
}
