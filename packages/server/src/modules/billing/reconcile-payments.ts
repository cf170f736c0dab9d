import type { Ctx } from '../../context/context.ts';
import { queries } from '../../database/entity-manager.ts';
import type { PaymentEvent } from '../../ports/payment-provider.ts';
import { processEvent, receiveEvent } from './payment-event.service.ts';
import { paymentsOf } from './payments-of.ts';

/** What a reconciliation found. */
export interface Reconciliation {
  /** Events that were never delivered, or whose job failed. */
  readonly missedEvents: number;
  /** Grants and corrections made for them. */
  readonly corrections: number;
}

const HOUR_MS = 60 * 60 * 1_000;

/** Hours that an hourly run looks back; the run at 03:00 UTC looks back three days. */
const LOOKBACK_HOURS = { hourly: 2, daily: 72 } as const;

/** Younger events may still be on their way or waiting for their job. */
const SETTLING_MS = 10 * 60 * 1_000;

/** Finds events of the provider that were never delivered or processed, and applies them. */
export async function reconcilePayments(ctx: Ctx): Promise<Reconciliation> {
  const hours = ctx.now.getUTCHours() === 3 ? LOOKBACK_HOURS.daily : LOOKBACK_HOURS.hourly;
  const since = new Date(ctx.now.getTime() - hours * HOUR_MS);
  let missedEvents = 0;
  let corrections = 0;
  const settledBefore = new Date(ctx.now.getTime() - SETTLING_MS);
  for await (const event of paymentsOf(ctx).listEvents(since)) {
    if (event.createdAt > settledBefore || (await isProcessed(ctx, event))) continue;
    await receiveEvent(ctx, event);
    const result = await processEvent(ctx, event.id);
    missedEvents += 1;
    corrections += result.grants + result.corrections;
  }
  ctx.services.paymentCounts.reconciled += missedEvents;
  return { missedEvents, corrections };
}

async function isProcessed({ em }: Ctx, { id }: PaymentEvent): Promise<boolean> {
  const row = await queries(em)
    .selectFrom('payment_event')
    .select('processedAt')
    .where('id', '=', id)
    .executeTakeFirst();
  return row?.processedAt != null;
}
