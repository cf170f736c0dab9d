import { LIMITS } from '../../config/limits.ts';
import { type ActorCtx, type Ctx, inTransaction } from '../../context/context.ts';
import { claimName } from '../../database/directory.ts';
import { queries } from '../../database/entity-manager.ts';
import { conflict, invalidField, unauthenticated } from '../../http/api-error.ts';
import type { Offer } from '../../ports/payment-provider.ts';
import { consumeLimit } from '../rate-limit/rate-limit.ts';
import { paymentsOf } from './payments-of.ts';

/** What a client asks to buy. */
export interface CheckoutRequest {
  readonly priceId: string;
  readonly mode: 'payment' | 'subscription';
}

/**
 * Starts a checkout of a configured offer and returns the URL of its page. Nothing is granted here: credits come with
 * the payment.
 *
 * @throws ApiError 400 for an unknown price or a wrong mode, 409 with a running subscription, 429, 503 without payment
 */
export async function createCheckout(ctx: ActorCtx, { priceId, mode }: CheckoutRequest): Promise<string> {
  const payments = paymentsOf(ctx);
  const offer = payments.findOffer(priceId);
  if (offer === null)
    throw invalidField('priceId', 'This price is not for sale. Reload the page and choose again.');
  if (mode !== modeOf(offer)) {
    throw invalidField(
      'mode',
      `A ${offer.kind === 'plan' ? 'plan is a subscription' : 'pack is a payment'}.`,
    );
  }
  await consumeLimit(ctx, LIMITS.checkouts, ctx.actor.userId);
  if (offer.kind === 'plan' && (await hasRunningSubscription(ctx))) {
    throw conflict('You already have Premium. Use Manage subscription to change the plan.');
  }
  const customerId = await ensureCustomer(ctx);
  const { publicUrl } = ctx.services.config;
  const tab = offer.kind === 'plan' ? 'subscription' : 'credits';
  const page = `${publicUrl}/account?tab=${tab}`;
  const urls = { success: `${page}&checkout=success`, cancel: `${page}&checkout=canceled` };
  const url = await payments.createCheckout({ customerId, userId: ctx.actor.userId, offer, urls });
  ctx.services.paymentCounts.checkouts += 1;
  return url;
}

/**
 * Returns the URL of the page where the user manages plan, cards and invoices.
 *
 * @throws ApiError 409 before the first purchase, 503 without payment
 */
export async function createPortal(ctx: ActorCtx): Promise<string> {
  const payments = paymentsOf(ctx);
  await consumeLimit(ctx, LIMITS.checkouts, ctx.actor.userId);
  const customerId = await findCustomer(ctx);
  if (customerId === null) throw conflict('There is nothing to manage yet. Choose a plan or a pack first.');
  return payments.createPortal(
    customerId,
    `${ctx.services.config.publicUrl}/account?tab=subscription&portal=success`,
  );
}

function modeOf({ kind }: Offer): CheckoutRequest['mode'] {
  return kind === 'plan' ? 'subscription' : 'payment';
}

async function hasRunningSubscription({ em, actor }: ActorCtx): Promise<boolean> {
  const row = await queries(em)
    .selectFrom('subscription')
    .select('status')
    .where('userId', '=', actor.userId)
    .executeTakeFirst();
  return row !== undefined && row.status !== 'canceled';
}

async function findCustomer({ em, actor }: ActorCtx): Promise<string | null> {
  const row = await queries(em)
    .selectFrom('customer')
    .select('customerId')
    .where('userId', '=', actor.userId)
    .executeTakeFirst();
  return row?.customerId ?? null;
}

/** The customer of the signed-in user, created at the first checkout and never taken from the client. */
async function ensureCustomer(ctx: ActorCtx): Promise<string> {
  const { userId } = ctx.actor;
  const known = await findCustomer(ctx);
  if (known !== null) {
    // Payments are assigned by this name, which a machine that failed at the first checkout may not have stored.
    await claimName(ctx.em, { kind: 'customer', name: known }, userId);
    return known;
  }
  const user = await queries(ctx.em)
    .selectFrom('app_user')
    .select(['id', 'email', 'name'])
    .where('id', '=', userId)
    .executeTakeFirst();
  if (user === undefined) throw unauthenticated();
  const customerId = await paymentsOf(ctx).createCustomer(user);
  return inTransaction(ctx, async (tx) => {
    await insertCustomer(tx, userId, customerId);
    // A parallel checkout may have stored its customer first; both then use that one.
    return (await findCustomer(tx)) ?? customerId;
  });
}

/** Stores the id of a user at the payment provider, in the caller's transaction, unless the user has one. */
export async function insertCustomer({ em, now }: Ctx, userId: string, customerId: string): Promise<void> {
  const inserted = await queries(em)
    .insertInto('customer')
    .values({ userId, customerId, creditDebt: 0, syncTicket: 0, appliedTicket: 0, createdAt: now })
    .onConflict((conflictOn) => conflictOn.column('userId').doNothing())
    .returning('userId')
    .executeTakeFirst();
  if (inserted !== undefined) await claimName(em, { kind: 'customer', name: customerId }, userId);
}
