import type { CatalogView, UserView } from '@stylekit/server/contract';
import { formatDay } from '../../../lib/created-on.ts';
import { Button } from '../../../ui/button.tsx';
import { openPortal } from '../account.api.ts';
import { formatPrice } from '../price.ts';
import { useProviderPage } from '../use-provider-page.ts';
import { PlanFeatures } from './plan-features.tsx';

interface ActivePlanProps extends Pick<CatalogView, 'plans'> {
  readonly subscription: UserView['subscription'];
}

const FAILURE = 'Failed to open Stripe portal';

/** The active plan. Price and renewal date are shown if the subscription is known. */
export function ActivePlan({ subscription, plans }: ActivePlanProps) {
  const { isOpening, open } = useProviderPage(FAILURE);
  const plan = plans.find((each) => each.plan === subscription?.plan);
  return (
    <div className="grid justify-items-start gap-6">
      <div>
        <p className="account-figure flex flex-wrap items-center gap-x-4 gap-y-2">
          {subscription === null ? 'Premium' : `Premium, ${subscription.plan}`}
          <span className="account-badge">
            {subscription?.paymentFailed === true ? 'Payment failed' : 'Active'}
          </span>
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
        <Button
          size="medium"
          className={isOpening ? 'account-pay-disabled' : ''}
          aria-disabled={isOpening}
          onClick={() => {
            if (!isOpening) open(openPortal);
          }}
        >
          Manage Subscription
        </Button>
        <p className="account-terms">
          Change or cancel the plan, update your card and get invoices. Opens in a new tab.
        </p>
      </div>
    </div>
  );
}

function toTerm({
  renewsAt,
  cancelAtPeriodEnd,
  paymentFailed,
}: NonNullable<UserView['subscription']>): string {
  const day = formatDay(renewsAt);
  if (paymentFailed) return `The last payment failed. Update your card to keep Premium after ${day}.`;
  return cancelAtPeriodEnd ? `Ends on ${day} and does not renew.` : `Renews on ${day}.`;
}
