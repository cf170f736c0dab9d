import type { Ctx } from '../../context/context.ts';
import { queries } from '../../database/entity-manager.ts';
import type { ChargeState } from '../../ports/payment-provider.ts';
import { grantPurchase, takeBackPurchase } from '../ledger/purchased-credits.ts';

/**
 * Takes back the credits of refunded and disputed payments, and returns them when a dispute is won.
 *
 * A partly returned payment takes back the same share of its credits, rounded up.
 *
 * @returns the number of payments that were corrected now
 */
export async function correctReturnedPayments(
  tx: Ctx,
  userId: string,
  charges: readonly ChargeState[],
): Promise<number> {
  const payments = await queries(tx.em)
    .selectFrom('payment')
    .selectAll()
    .where('userId', '=', userId)
    .execute();
  let corrected = 0;
  for (const payment of payments) {
    const charge = charges.find(({ paymentIntentId }) => paymentIntentId === payment.paymentIntentId);
    if (charge === undefined) continue;
    const { id, credits, creditsTakenBack, corrections } = payment;
    const target = creditsToTakeBack(credits, charge);
    const change = target - creditsTakenBack;
    if (change !== 0) {
      const posting = { userId, paymentId: id, event: `correction:${id}:${corrections + 1}` };
      if (change > 0)
        await takeBackPurchase(tx, { ...posting, amount: change, description: 'Payment returned' });
      else await grantPurchase(tx, { ...posting, amount: -change, description: 'Dispute won' });
      corrected += 1;
    }
    await queries(tx.em)
      .updateTable('payment')
      .set({
        returnedCents: charge.returnedCents,
        receiptUrl: charge.receiptUrl,
        creditsTakenBack: target,
        corrections: corrections + (change === 0 ? 0 : 1),
      })
      .where('userId', '=', userId)
      .where('id', '=', id)
      .execute();
  }
  return corrected;
}

/** The share of the credits that was paid with returned money, rounded up; all of them when nothing was charged. */
export function creditsToTakeBack(
  credits: number,
  { amountCents, returnedCents }: Pick<ChargeState, 'amountCents' | 'returnedCents'>,
): number {
  if (returnedCents === 0) return 0;
  return amountCents === 0 ? credits : Math.ceil((credits * returnedCents) / amountCents);
}
