import type Stripe from 'stripe';
import type { StripeConfig } from '../../config/config.ts';
import { CURRENCY, PACKS, PLANS } from './offers.ts';
import { callStripe, EVENT_TYPES, isLive } from './stripe-provider.ts';

/** Path of the webhook below the public URL. */
export const WEBHOOK_PATH = '/api/stripe/webhook';

/**
 * Compares a configuration with the Stripe account: prices, webhook endpoint, portal and mode. Changes nothing.
 *
 * @returns one sentence per problem, with what to do; none when everything is in order
 */
export async function checkStripe(config: StripeConfig, publicUrl: string): Promise<string[]> {
  return callStripe(config, async (stripe) => [
    ...(await checkPrices(stripe, config)),
    ...(await checkWebhook(stripe, `${publicUrl}${WEBHOOK_PATH}`)),
    ...(await checkPortal(stripe)),
    ...checkSecret(config),
  ]);
}

interface ExpectedPrice {
  readonly variable: string;
  readonly id: string;
  readonly amountCents: number;
  /** Null for a one-time payment. */
  readonly interval: 'month' | 'year' | null;
}

function expectedPrices({ prices }: StripeConfig): ExpectedPrice[] {
  const plans = PLANS.map(({ plan, amountCents, interval }) => ({
    variable: `STRIPE_PRICE_${plan.toUpperCase()}`,
    id: prices[plan],
    amountCents,
    interval,
  }));
  const packs = PACKS.map(({ credits, amountCents }) => ({
    variable: `STRIPE_PRICE_PACK_${credits}`,
    id: prices[`pack${credits}`],
    amountCents,
    interval: null,
  }));
  return [...plans, ...packs];
}

async function checkPrices(stripe: Stripe, config: StripeConfig): Promise<string[]> {
  const problems: string[] = [];
  for (const expected of expectedPrices(config))
    problems.push(...(await checkPrice(stripe, expected, isLive(config))));
  return problems;
}

async function checkPrice(stripe: Stripe, expected: ExpectedPrice, live: boolean): Promise<string[]> {
  const { variable, id, amountCents, interval } = expected;
  const price = await findPrice(stripe, id);
  if (price === null) {
    return [
      `${variable}: The price ${id} does not exist in this account. Create it, or use the id of the right price.`,
    ];
  }
  const actual = {
    amount: `${price.unit_amount} ${price.currency}`,
    interval: price.recurring?.interval ?? 'one-time',
    state: price.active ? 'active' : 'archived',
    mode: price.livemode ? 'live' : 'test',
  };
  const wanted = {
    amount: `${amountCents} ${CURRENCY}`,
    interval: interval ?? 'one-time',
    state: 'active',
    mode: live ? 'live' : 'test',
  };
  return Object.entries(wanted).flatMap(([part, value]) => {
    const found = actual[part as keyof typeof actual];
    return found === value
      ? []
      : [`${variable}: The ${part} of ${id} is ${found}, but must be ${value}. Create another price.`];
  });
}

async function findPrice(stripe: Stripe, id: string): Promise<Stripe.Price | null> {
  try {
    return await stripe.prices.retrieve(id);
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'resource_missing') return null;
    throw error;
  }
}

async function checkWebhook(stripe: Stripe, url: string): Promise<string[]> {
  const { data } = await stripe.webhookEndpoints.list({ limit: 100 });
  const endpoint = data.find((known) => known.url === url && known.status === 'enabled');
  if (endpoint === undefined)
    return [`Webhook: No enabled endpoint sends to ${url}. Add one in the Stripe dashboard.`];
  const enabled = new Set(endpoint.enabled_events);
  const missing = enabled.has('*') ? [] : EVENT_TYPES.filter((type) => !enabled.has(type));
  return missing.length === 0
    ? []
    : [`Webhook: The endpoint does not send ${missing.join(', ')}. Add these events.`];
}

async function checkPortal(stripe: Stripe): Promise<string[]> {
  const { data } = await stripe.billingPortal.configurations.list({ active: true, limit: 1 });
  return data.length > 0
    ? []
    : ['Portal: There is no active configuration. Save the portal settings in the dashboard.'];
}

/** Stripe never shows the secret again, so only its form can be checked. */
function checkSecret({ webhookSecret }: StripeConfig): string[] {
  return webhookSecret.startsWith('whsec_')
    ? []
    : ['STRIPE_WEBHOOK_SECRET: Must be the signing secret of the webhook endpoint; it starts with whsec_.'];
}
