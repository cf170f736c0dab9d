import type { CatalogView } from '@stylekit/server/contract';
import { useId, useState } from 'react';
import { Segmented } from '../../../ui/segmented.tsx';
import { PayButton } from '../pay-button.tsx';
import { PaymentTerms } from '../payment-terms.tsx';
import { formatPrice, formatSaving, type Saving, toSaving } from '../price.ts';
import { PlanFeatures } from './plan-features.tsx';

type Plan = CatalogView['plans'][number];
type PlanKey = Plan['plan'];

/** The choice between annual and monthly billing. */
export function PlanChooser({ plans }: Pick<CatalogView, 'plans'>) {
  const [chosen, setChosen] = useState<PlanKey>('annual');
  const termsId = useId();
  const plan = plans.find((each) => each.plan === chosen);
  const saving = savingOf(plans);
  if (plan === undefined) return null;
  return (
    <div className="grid justify-items-start gap-6">
      <Segmented
        legend="Billing"
        segments={[
          { value: 'annual', label: 'Annual' },
          { value: 'monthly', label: 'Monthly' },
        ]}
        value={chosen}
        onChange={setChosen}
      />
      <div aria-live="polite">
        <p className="account-figure">
          {formatPrice(plan.amountCents, plan.currency)}{' '}
          <span className="text-intro text-muted">per {plan.interval}</span>
        </p>
        <p className="code m-0 mt-2 text-muted">{toComparison(plan, plans, saving)}</p>
      </div>
      <PlanFeatures plan={plan} />
      <div className="grid justify-items-start gap-3">
        <PayButton variant="primary" offer={plan} termsId={termsId}>
          Upgrade to Premium
        </PayButton>
        <PaymentTerms id={termsId} offer={plan} />
      </div>
    </div>
  );
}

function savingOf(plans: readonly Plan[]): Saving | null {
  const centsOf = (key: PlanKey) => plans.find(({ plan }) => plan === key)?.amountCents;
  const [monthly, annual] = [centsOf('monthly'), centsOf('annual')];
  return monthly === undefined || annual === undefined ? null : toSaving(monthly, annual);
}

/** The saving and the price of the other plan, so that both prices are visible. */
function toComparison(plan: Plan, plans: readonly Plan[], saving: Saving | null): string {
  const other = plans.find((each) => each.plan !== plan.plan);
  const price =
    other === undefined ? '' : `${formatPrice(other.amountCents, other.currency)} per ${other.interval}`;
  if (saving === null) return price === '' ? '' : `or ${price}`;
  if (plan.plan === 'annual') return `${formatSaving(saving)}, instead of ${price}`;
  return `or ${price}: ${formatSaving(saving)}`;
}
