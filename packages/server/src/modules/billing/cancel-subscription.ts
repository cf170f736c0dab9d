import type { Ctx } from '../../context/context.ts';
import { queries } from '../../database/entity-manager.ts';
import { paymentsOf } from './payments-of.ts';

/**
 * Ends the running plan of a user at the payment provider; does nothing without one.
 *
 * @throws ApiError 503 when it cannot be ended
 */
export async function cancelSubscriptionOf(ctx: Ctx, userId: string): Promise<void> {
  const running = await queries(ctx.em)
    .selectFrom('subscription')
    .select('subscriptionId')
    .where('userId', '=', userId)
    .where('status', '!=', 'canceled')
    .executeTakeFirst();
  if (running !== undefined) await paymentsOf(ctx).cancelSubscription(running.subscriptionId);
}
