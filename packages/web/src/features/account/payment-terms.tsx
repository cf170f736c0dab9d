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

/** The terms of a plan that starts now, such as `$59.99 today, then $59.99 every year from Nov 22, 2027.` */
export function planTerms({ amountCents, currency, interval }: Plan, now: Date): string {
  const price = formatPrice(amountCents, currency);
  const renewal = new Date(now);
  if (interval === 'year') renewal.setFullYear(now.getFullYear() + 1);
  else
    renewal.setMonth(
      now.getMonth() + 1,
      Math.min(now.getDate(), lastDay(now.getFullYear(), now.getMonth() + 1)),
    );
  const day = formatDay(renewal.toISOString());
  const renewals = `Renews on ${day} for ${price}, and every ${interval} after that until you cancel.`;
  return `${price} today. ${renewals} No tax added. Checkout opens in a new tab.`;
}

function lastDay(year: number, month: number): number {
  return new Date(year, month + 1, 0).getDate();
}
