import { describe, expect, it } from 'vitest';
import { planTerms } from './payment-terms.tsx';

const FEATURES = { monthlyAiCredits: 30, activeCustomGuides: 100, currency: 'usd', priceId: 'price_1' };
const MONTHLY = { ...FEATURES, plan: 'monthly', interval: 'month', amountCents: 599 } as const;
const ANNUAL = { ...FEATURES, plan: 'annual', interval: 'year', amountCents: 5_999 } as const;

describe('the terms of a plan', () => {
  it('state price, renewal date and interval', () => {
    expect(planTerms(MONTHLY, new Date(2026, 10, 22))).toBe(
      '$5.99 today. Renews on Dec 22, 2026 for $5.99, and every month after that until you cancel. ' +
        'No tax added. Checkout opens in a new tab.',
    );
  });

  it.each([
    [MONTHLY, new Date(2026, 0, 31, 23, 59), 'Feb 28, 2026'],
    [MONTHLY, new Date(2028, 0, 31), 'Feb 29, 2028'],
    [MONTHLY, new Date(2026, 11, 31), 'Jan 31, 2027'],
    [ANNUAL, new Date(2028, 1, 29), 'Feb 28, 2029'],
    [ANNUAL, new Date(2026, 10, 22), 'Nov 22, 2027'],
  ])('of %o from %s renew on %s', (plan, now, day) => {
    expect(planTerms(plan, now)).toContain(`Renews on ${day} for`);
  });
});
