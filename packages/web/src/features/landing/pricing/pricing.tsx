import { Link } from 'wouter';
import { useSessionHint } from '../../../data/session-hint.ts';
import { useStartLink } from '../call-to-action.tsx';
import { LandingSection } from '../landing-section.tsx';
import { PLANS, type PricingPlan } from './plans.ts';
import './pricing.css';

/** The three plans and a note on credit packs. */
export function Pricing() {
  return (
    <LandingSection
      id="pricing"
      title="Pricing"
      lead="Start free. Subscribe when you make guides every month, or buy AI credits once."
    >
      <ul className="plans">
        {PLANS.map((plan) => (
          <PlanCard key={plan.name} plan={plan} />
        ))}
      </ul>
      <CreditsNote />
    </LandingSection>
  );
}

function PlanCard({ plan }: { readonly plan: PricingPlan }) {
  const href = useStartLink(plan.signedIn);
  return (
    <li className="plan" data-popular={plan.isPopular}>
      <div className="plan-head">
        <h3>{plan.name}</h3>
        {plan.isPopular && <span className="plan-badge">POPULAR</span>}
      </div>
      <p className="plan-price">
        {plan.price} <span>{plan.per}</span>
      </p>
      <p className="plan-note">{plan.note}</p>
      <ul className="plan-list">
        {plan.features.map((feature) => (
          <li key={feature}>{feature}</li>
        ))}
      </ul>
      <Link href={href} className={plan.isPopular ? 'cta cta-accent' : 'cta plan-action'}>
        {plan.action}
      </Link>
    </li>
  );
}

function CreditsNote() {
  const isSignedIn = useSessionHint();
  return (
    <p className="plans-note">
      Need a few more AI guides? Packs of 15, 30 and 60 AI credits cost $5, $9 and $20, without a
      subscription.{' '}
      {isSignedIn ? (
        <Link href="/account?tab=credits" className="text-link">
          Buy credits
        </Link>
      ) : (
        <>
          <Link href="/auth?tab=register" className="text-link">
            Sign up
          </Link>{' '}
          to buy them.
        </>
      )}
    </p>
  );
}
