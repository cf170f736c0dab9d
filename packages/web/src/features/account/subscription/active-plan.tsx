import type { CatalogView, UserView } from '@stylekit/server/contract';
import { useId } from 'react';
import { formatDay } from '../../../lib/created-on.ts';
import { NoPayment, PayButton } from '../pay-button.tsx';
import { formatPrice } from '../price.ts';
import { PlanFeatures } from './plan-features.tsx';

interface ActivePlanProps extends Pick<CatalogView, 'plans'> {
  readonly subscription: UserView['subscription'];
}

/** The active plan. Price and renewal date are shown if the subscription is known. */
export function ActivePlan({ subscription, plans }: ActivePlanProps) {
  const reasonId = useId();
  const plan = plans.find((each) => each.plan === subscription?.plan);
  return (
    <div className="grid justify-items-start gap-6">
      <div>
        <p className="account-figure flex flex-wrap items-center gap-x-4 gap-y-2">
          {subscription === null ? 'Premium' : `Premium, ${subscription.plan}`}
          <span className="account-badge">Active</span>
        </p>
        {subscription !== null && (
          <p className="m-0 mt-2 text-muted">
            {plan !== undefined && `${formatPrice(plan.amountCents, plan.currency)} per ${plan.interval}. `}
            {toTerm(subscription)}
          </p>
        )}
      </div>
      {plan !== undefined && <PlanFeatures plan={plan} />}
      <div className="grid justify-items-start gap-3">
        <PayButton reasonId={reasonId}>Manage Subscription</PayButton>
        <NoPayment id={reasonId} />
      </div>
    </div>
  );
}

function toTerm({ renewsAt, cancelAtPeriodEnd }: NonNullable<UserView['subscription']>): string {
  const day = formatDay(renewsAt);
  return cancelAtPeriodEnd ? `Ends on ${day} and does not renew.` : `Renews on ${day}.`;
}
