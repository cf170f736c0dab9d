import { randomUUIDv7 } from 'node:crypto';
import { type Ctx, inTransaction } from '../../context/context.ts';
import { findUserId } from '../../database/directory.ts';
import { queries } from '../../database/entity-manager.ts';
import type { CustomerState, PaidPurchase } from '../../ports/payment-provider.ts';
import { grantPurchase } from '../ledger/purchased-credits.ts';
import { correctReturnedPayments } from './correct-returned-payments.ts';
import { lockCustomer } from './lock-customer.ts';
import { paymentsOf } from './payments-of.ts';
import { applySubscription } from './subscription.service.ts';

/** What a sync changed; counted in the metrics. */
export interface SyncResult {
  /** Grants that were posted now. */
  readonly grants: number;
  /** Corrections after refunds and disputes that were posted now. */
  readonly corrections: number;
}

const NOTHING: SyncResult = { grants: 0, corrections: 0 };

/**
 * Reads the current state of a customer from the payment provider and applies it: payments, credits, subscription and
 * returned money; nothing for a customer of another system on the same account of the provider. Running it twice, late
 * or at the same time changes nothing more.
 *
 * The state is read outside of the transaction. Each read has a number, and a state whose number is lower than the last
 * applied one is discarded, so that a slow read never overwrites a newer state.
 */
export async function syncCustomer(ctx: Ctx, customerId: string): Promise<SyncResult> {
  const userId = await findUserId(ctx.em, { kind: 'customer', name: customerId });
  const ticket = userId === null ? null : await startRead(ctx, userId);
  if (userId === null || ticket === null) return NOTHING;
  const state = await paymentsOf(ctx).fetchCustomer(customerId);
  const result = await inTransaction(ctx, (tx) => applyState(tx, { userId, ticket, state }));
  const { paymentCounts } = ctx.services;
  paymentCounts.grants += result.grants;
  paymentCounts.corrections += result.corrections;
  return result;
}

/** The number of a new read; null if the account was just deleted. */
async function startRead({ em }: Ctx, userId: string): Promise<number | null> {
  const row = await queries(em)
    .updateTable('customer')
    .set((eb) => ({ syncTicket: eb('syncTicket', '+', 1) }))
    .where('userId', '=', userId)
    .returning('syncTicket')
    .executeTakeFirst();
  return row?.syncTicket ?? null;
}

interface ReadState {
  readonly userId: string;
  readonly ticket: number;
  readonly state: CustomerState;
}

async function applyState(tx: Ctx, { userId, ticket, state }: ReadState): Promise<SyncResult> {
  const customer = await lockCustomer(tx, userId);
  if (customer === null || customer.appliedTicket > ticket) return NOTHING;
  let grants = 0;
  for (const purchase of state.purchases) {
    const paymentId = await recordPayment(tx, userId, purchase);
    if (await grantPack(tx, { userId, paymentId, purchase })) grants += 1;
  }
  grants += await applySubscription(tx, userId, state);
  const corrections = await correctReturnedPayments(tx, userId, state.charges);
  await queries(tx.em)
    .updateTable('customer')
    .set({ appliedTicket: ticket })
    .where('userId', '=', userId)
    .execute();
  await tx.services.sync.announce(tx.em, { userId, kind: 'user', id: userId, projectId: null });
  return { grants, corrections };
}

/** Stores a payment once and returns its id. */
async function recordPayment({ em }: Ctx, userId: string, purchase: PaidPurchase): Promise<string> {
  const { id } = await queries(em)
    .insertInto('payment')
    .values({
      userId,
      id: randomUUIDv7(),
      kind: purchase.offer.kind,
      sourceId: purchase.id,
      paymentIntentId: purchase.paymentIntentId,
      amountCents: purchase.amountCents,
      currency: purchase.currency,
      credits: purchase.offer.kind === 'pack' ? purchase.offer.credits : 0,
      returnedCents: 0,
      creditsTakenBack: 0,
      corrections: 0,
      receiptUrl: null,
      invoiceUrl: purchase.invoiceUrl,
      paidAt: purchase.paidAt,
    })
    .onConflict((conflict) =>
      conflict.columns(['userId', 'sourceId']).doUpdateSet({
        paymentIntentId: (eb) => eb.ref('excluded.paymentIntentId'),
        invoiceUrl: (eb) => eb.ref('excluded.invoiceUrl'),
      }),
    )
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

interface Pack {
  readonly userId: string;
  readonly paymentId: string;
  readonly purchase: PaidPurchase;
}

async function grantPack(tx: Ctx, { userId, paymentId, purchase }: Pack): Promise<boolean> {
  const { offer, id } = purchase;
  if (offer.kind !== 'pack') return false;
  const description = `${offer.credits} AI credits`;
  return grantPurchase(tx, {
    userId,
    paymentId,
    amount: offer.credits,
    description,
    event: `checkout:${id}`,
  });
}
