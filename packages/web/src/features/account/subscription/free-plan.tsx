import type { CatalogView, UserView } from '@stylekit/server/contract';

interface FreePlanProps extends Pick<CatalogView, 'free'> {
  readonly status: UserView['subscriptionStatus'];
}

/** The plan of a user without an active subscription. */
export function FreePlan({ free, status }: FreePlanProps) {
  return (
    <>
      <p className="account-figure">{status === 'past_due' ? 'Premium, payment overdue' : 'Free'}</p>
      <p className="m-0 mt-2 max-w-wide text-muted">
        {status === 'past_due'
          ? 'The last payment for Premium failed.'
          : `${free.aiCredits} AI or Co-Pilot style guides and ${free.customGuides} custom style guides. No card needed.`}
      </p>
    </>
  );
}
