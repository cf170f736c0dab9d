import type { StripeConfig } from '../../config/config.ts';
import { PACKS, PLANS } from '../../modules/billing/offers.ts';

/** A price of the mock, with the fields that the API returns. */
export interface MockPrice {
  readonly id: string;
  readonly name: string;
  readonly amountCents: number;
  /** Null for a one-time payment. */
  readonly interval: 'month' | 'year' | null;
}

/** Ids of the prices, in the form of the configuration. */
export const MOCK_PRICE_IDS: StripeConfig['prices'] = {
  monthly: 'price_mock_monthly',
  annual: 'price_mock_annual',
  pack15: 'price_mock_pack_15',
  pack30: 'price_mock_pack_30',
  pack60: 'price_mock_pack_60',
};

/** All prices of the mock, from the offers of the product. */
export const MOCK_PRICES: readonly MockPrice[] = [
  ...PLANS.map(({ plan, amountCents, interval }) => ({
    id: MOCK_PRICE_IDS[plan],
    name: `Premium, ${plan}`,
    amountCents,
    interval,
  })),
  ...PACKS.map(({ credits, amountCents }) => ({
    id: MOCK_PRICE_IDS[`pack${credits}`],
    name: `${credits} AI credits`,
    amountCents,
    interval: null,
  })),
];

/** @throws Error for an unknown price */
export function findPrice(id: string): MockPrice {
  const price = MOCK_PRICES.find((known) => known.id === id);
  if (price === undefined) throw new Error(`No such price: ${id}`);
  return price;
}
