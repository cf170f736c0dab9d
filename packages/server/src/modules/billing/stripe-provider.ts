import type Stripe from 'stripe';
import type { StripeConfig } from '../../config/config.ts';
import { unavailable } from '../../http/api-error.ts';
import type { Offer, PaymentEvent, PaymentProvider } from '../../ports/payment-provider.ts';
import { idOf, toCustomerState, toDate } from './stripe-state.ts';

/** Stripe's own tolerance for the age of a signature. 0 would disable the check. */
const SIGNATURE_TOLERANCE_SECONDS = 300;
/** Time limit of one call; a user waits for checkout and portal. */
const TIMEOUT_MS = 10_000;
/** Objects of one kind read per customer. Older ones were applied before. */
const PAGE_SIZE = 100;

/** Events that can change what a customer paid for. All others are acknowledged and ignored. */
export const EVENT_TYPES = [
  'checkout.session.completed',
  'checkout.session.async_payment_succeeded',
  'customer.subscription.created',
  'customer.subscription.updated',
  'customer.subscription.deleted',
  'invoice.paid',
  'invoice.payment_failed',
  'charge.refunded',
  'charge.refund.updated',
  'charge.dispute.created',
  'charge.dispute.closed',
] as const satisfies readonly Stripe.Event.Type[];

/** Card payment through Stripe's SDK. */
export function createStripeProvider(config: StripeConfig): PaymentProvider {
  const load = createLoader(config);
  const offers = offersByPrice(config);
  const findOffer = (priceId: string) => offers.get(priceId) ?? null;
  const priceIdOf = (offer: Offer) =>
    config.prices[offer.kind === 'plan' ? offer.plan : (`pack${offer.credits}` as const)];

  const call: <T>(work: (stripe: Stripe) => Promise<T>) => Promise<T> = async (work) =>
    run(await load(), work);

  return {
    findOffer,
    priceIdOf,
    createCustomer: ({ id, email, name }) =>
      call(async (stripe) => {
        const customer = { email, name, metadata: { userId: id } };
        return (await stripe.customers.create(customer, { idempotencyKey: `customer:${id}` })).id;
      }),
    createCheckout: ({ customerId, userId, offer, urls }) =>
      call(async (stripe) => {
        if (offer.kind === 'plan') await expirePlanCheckouts(stripe, customerId);
        const session = await stripe.checkout.sessions.create({
          mode: offer.kind === 'plan' ? 'subscription' : 'payment',
          customer: customerId,
          client_reference_id: userId,
          line_items: [{ price: priceIdOf(offer), quantity: 1 }],
          success_url: urls.success,
          cancel_url: urls.cancel,
        });
        if (session.url === null) throw new Error('Stripe returned a checkout session without a URL.');
        return session.url;
      }),
    createPortal: (customer, returnUrl) =>
      call(
        async (stripe) =>
          (await stripe.billingPortal.sessions.create({ customer, return_url: returnUrl })).url,
      ),
    cancelSubscription: (id) =>
      call(async (stripe) => {
        const { status } = await stripe.subscriptions.retrieve(id);
        if (status !== 'canceled' && status !== 'incomplete_expired') await stripe.subscriptions.cancel(id);
      }),
    fetchCustomer: (customer) =>
      call(async (stripe) => toCustomerState(await readCustomer(stripe, customer), findOffer)),
    findCustomerOfCharge: (id) => call(async (stripe) => idOf((await stripe.charges.retrieve(id)).customer)),
    verifyEvent: async (body, signature) => {
      if (signature === undefined || isFromFuture(signature)) return null;
      const { stripe, errors } = await load();
      try {
        const { webhookSecret } = config;
        const event = stripe.webhooks.constructEvent(
          body,
          signature,
          webhookSecret,
          SIGNATURE_TOLERANCE_SECONDS,
        );
        return event.livemode === isLive(config) ? toEvent(event) : null;
      } catch (error) {
        if (error instanceof errors.StripeSignatureVerificationError || error instanceof SyntaxError)
          return null;
        throw error;
      }
    },
    listEvents: async function* (since) {
      const { stripe } = await load();
      yield* listEvents(stripe, since);
    },
  };
}

const PROVIDER_FAILED =
  'The payment service is not available. Nothing was charged. Please try again in a minute.';

/**
 * One call with its own client, outside of a running server.
 *
 * @throws ApiError 503 when the provider fails or does not respond
 */
export async function callStripe<T>(config: StripeConfig, work: (stripe: Stripe) => Promise<T>): Promise<T> {
  return run(await createLoader(config)(), work);
}

interface LoadedSdk {
  readonly stripe: Stripe;
  readonly errors: typeof Stripe.errors;
}

async function run<T>({ stripe, errors }: LoadedSdk, work: (stripe: Stripe) => Promise<T>): Promise<T> {
  try {
    return await work(stripe);
  } catch (error) {
    if (error instanceof errors.StripeError) throw unavailable(PROVIDER_FAILED, error);
    throw error;
  }
}

/** Loads the SDK at the first call: it is large, and most processes start without needing it. */
function createLoader({ secretKey, apiBase }: StripeConfig) {
  let loaded: Promise<LoadedSdk> | null = null;
  const load = async (): Promise<LoadedSdk> => {
    const { default: StripeSdk } = await import('stripe');
    const stripe = new StripeSdk(secretKey, {
      ...hostOf(apiBase),
      timeout: TIMEOUT_MS,
      maxNetworkRetries: 1,
    });
    return { stripe, errors: StripeSdk.errors };
  };
  return () => {
    loaded ??= load();
    return loaded;
  };
}

/** A customer with two open checkouts for a plan could pay for both. */
async function expirePlanCheckouts(stripe: Stripe, customer: string): Promise<void> {
  const { data } = await stripe.checkout.sessions.list({ customer, status: 'open', limit: PAGE_SIZE });
  const plans = data.filter(({ mode }) => mode === 'subscription');
  for (const { id } of plans) await stripe.checkout.sessions.expire(id);
}

async function readCustomer(stripe: Stripe, customer: string) {
  const limit = PAGE_SIZE;
  const [sessions, subscriptions, invoices, charges] = await Promise.all([
    stripe.checkout.sessions.list({ customer, status: 'complete', limit, expand: ['data.line_items'] }),
    stripe.subscriptions.list({ customer, status: 'all', limit }),
    stripe.invoices.list({ customer, status: 'paid', limit, expand: ['data.payments'] }),
    stripe.charges.list({ customer, limit }),
  ]);
  const disputes = await Promise.all(
    charges.data
      .filter(({ disputed }) => disputed)
      .map(async ({ id }) => (await stripe.disputes.list({ charge: id, limit })).data),
  );
  return {
    sessions: sessions.data,
    subscriptions: subscriptions.data,
    invoices: invoices.data,
    charges: charges.data,
    disputes: disputes.flat(),
  };
}

async function* listEvents(stripe: Stripe, since: Date): AsyncGenerator<PaymentEvent> {
  const gte = Math.floor(since.getTime() / 1_000);
  for await (const event of stripe.events.list({
    created: { gte },
    types: [...EVENT_TYPES],
    limit: PAGE_SIZE,
  })) {
    yield toEvent(event);
  }
}

function toEvent(event: Stripe.Event): PaymentEvent {
  const object = event.data.object as {
    customer?: string | { id: string } | null;
    charge?: string | { id: string } | null;
  };
  return {
    id: event.id,
    type: event.type,
    createdAt: toDate(event.created),
    customerId: idOf(object.customer ?? null),
    chargeId: idOf(object.charge ?? null),
  };
}

/** The SDK rejects old signatures only; one from the future could be replayed for as long. */
function isFromFuture(signature: string): boolean {
  const seconds = Number(/(?:^|,)t=(\d+)/.exec(signature)?.[1]);
  return seconds > Date.now() / 1_000 + SIGNATURE_TOLERANCE_SECONDS;
}

/** Whether the key charges real cards. Events of the other mode are rejected. */
export function isLive({ secretKey }: Pick<StripeConfig, 'secretKey'>): boolean {
  return /^[sr]k_live_/.test(secretKey);
}

function offersByPrice({ prices }: StripeConfig): ReadonlyMap<string, Offer> {
  return new Map<string, Offer>([
    [prices.monthly, { kind: 'plan', plan: 'monthly' }],
    [prices.annual, { kind: 'plan', plan: 'annual' }],
    [prices.pack15, { kind: 'pack', credits: 15 }],
    [prices.pack30, { kind: 'pack', credits: 30 }],
    [prices.pack60, { kind: 'pack', credits: 60 }],
  ]);
}

/** The SDK takes host, port and protocol separately. */
function hostOf(apiBase: string | null): { host?: string; port?: string; protocol?: 'http' | 'https' } {
  if (apiBase === null) return {};
  const { hostname, port, protocol } = new URL(apiBase);
  const isHttps = protocol === 'https:';
  return { host: hostname, port: port || (isHttps ? '443' : '80'), protocol: isHttps ? 'https' : 'http' };
}
