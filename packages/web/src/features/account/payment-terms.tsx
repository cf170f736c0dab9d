import type { CatalogView } from '@stylekit/server/contract';
import { useCatalog } from '../../data/catalog.api.ts';
import { formatDay } from '../../lib/created-on.ts';
import { SimulatedBadge } from '../../ui/simulated-badge.tsx';
import type { Offer } from './pay-button.tsx';
import { formatPrice } from './price.ts';

type Plan = CatalogView['plans'][number];

/** What a payment costs and when it repeats, next to its button. */
export function PaymentTerms({ id, offer }: { readonly id: string; readonly offer: Offer }) {
  const { data } = useCatalog();
  if (offer.priceId === null) {
    return (
      <p id={id} className="account-terms">
        Card payment is not set up on this server.
      </p>
    );
  }
  return (
    <p id={id} className="account-terms">
      {'plan' in offer ? planTerms(offer, new Date()) : PACK_TERMS}{' '}
      {data?.simulated.payment === true && (
        <>
          <SimulatedBadge /> No money moves.
        </>
      )}
    </p>
  );
}

const PACK_TERMS = 'Charged once, no tax added. Checkout opens in a new tab.';

/** The terms of a plan that starts now: `$5.99 today. Renews on Dec 22, 2026 for $5.99, and every month after that …` */
export function planTerms({ amountCents, currency, interval }: Plan, now: Date): string {
  const price = formatPrice(amountCents, currency);
  const day = formatDay(addMonths(now, interval === 'year' ? 12 : 1).toISOString());
  const renewals = `Renews on ${day} for ${price}, and every ${interval} after that until you cancel.`;
  return `${price} today. ${renewals} No tax added. Checkout opens in a new tab.`;
}

/** The same day in a later month, in local time; the last day of a shorter month, as the payment provider renews. */
function addMonths(date: Date, count: number): Date {
  const lastDay = new Date(date.getFullYear(), date.getMonth() + count + 1, 0).getDate();
  const later = new Date(date);
  later.setMonth(date.getMonth() + count, Math.min(date.getDate(), lastDay));
  return later;
}
