import { type Ctx, inTransaction } from '../../context/context.ts';
import { queries } from '../../database/entity-manager.ts';
import type { PaymentEvent } from '../../ports/payment-provider.ts';
import { paymentsOf } from './payments-of.ts';
import { type SyncResult, syncCustomer } from './sync-customer.ts';

/**
 * Stores a verified event and queues its job, once however often it is delivered.
 *
 * @returns whether the event is new
 */
export function receiveEvent(ctx: Ctx, event: PaymentEvent): Promise<boolean> {
  return inTransaction(ctx, async (tx) => {
    const isNew = await storeEvent(tx, event);
    if (isNew) await tx.services.jobs.enqueue(tx.em, { name: 'payment-event', data: { eventId: event.id } });
    return isNew;
  });
}

async function storeEvent({ em, now }: Ctx, event: PaymentEvent): Promise<boolean> {
  const stored = await queries(em)
    .insertInto('payment_event')
    .values({ ...event, receivedAt: now, processedAt: null })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returning('id')
    .executeTakeFirst();
  return stored !== undefined;
}

/** Applies the state of the customer that an event names. Safe to repeat. */
export async function processEvent(ctx: Ctx, eventId: string): Promise<SyncResult> {
  const event = await queries(ctx.em)
    .selectFrom('payment_event')
    .select(['customerId', 'chargeId'])
    .where('id', '=', eventId)
    .executeTakeFirst();
  if (event === undefined) return { grants: 0, corrections: 0 };
  const customerId = event.customerId ?? (await customerOfCharge(ctx, event.chargeId ?? null));
  const result = customerId === null ? { grants: 0, corrections: 0 } : await syncCustomer(ctx, customerId);
  await queries(ctx.em)
    .updateTable('payment_event')
    .set({ processedAt: ctx.now })
    .where('id', '=', eventId)
    .execute();
  return result;
}

async function customerOfCharge(ctx: Ctx, chargeId: string | null): Promise<string | null> {
  return chargeId === null ? null : paymentsOf(ctx).findCustomerOfCharge(chargeId);
}

/** Events stored longer ago than this are deleted; the provider delivers none of them again. */
const KEPT_MS = 35 * 24 * 60 * 60 * 1_000;

/** Deletes old events. */
export async function sweepPaymentEvents({ em, now }: Ctx): Promise<void> {
  await queries(em)
    .deleteFrom('payment_event')
    .where('receivedAt', '<', new Date(now.getTime() - KEPT_MS))
    .execute();
}
