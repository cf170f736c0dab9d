import type { ActorCtx, Ctx } from '../../context/context.ts';
import { queries } from '../../database/entity-manager.ts';
import { lockRow } from '../../database/lock-rows.ts';
import type { CreditEntry } from '../../database/tables/credit-entry.entity.ts';
import type { PaymentDetails } from './ledger.presenter.ts';
import { post } from './ledger.service.ts';

/** What postings about a payment refer to. */
export const PAYMENT_REF = 'payment';

/** A change of AI credits that belongs to a payment. */
export interface PurchasePosting {
  readonly userId: string;
  readonly paymentId: string;
  /** AI credits, at least 1. */
  readonly amount: number;
  readonly description: string;
  /** The business event: the same event again changes nothing. */
  readonly event: string;
}

/**
 * Grants purchased credits, and pays an open debt from them first.
 *
 * @returns whether they were granted now; false when the event was already in the ledger
 */
export async function grantPurchase(tx: Ctx, purchase: PurchasePosting): Promise<boolean> {
  const posted = await post(tx, { ...toPosting(purchase), kind: 'grant', delta: purchase.amount });
  if (posted === 'repeated') return false;
  await payDebt(tx, purchase);
  return true;
}

/**
 * Takes back credits whose payment was returned. What the balance does not cover becomes a debt, which stops spending
 * until it is paid: the balance is then 0.
 */
export async function takeBackPurchase(tx: Ctx, purchase: PurchasePosting): Promise<void> {
  const { userId, amount } = purchase;
  const taken = Math.min(await lockBalance(tx, userId), amount);
  if (taken > 0) await post(tx, { ...toPosting(purchase), kind: 'refund', delta: -taken });
  if (taken < amount) await changeDebt(tx, userId, amount - taken);
}

async function payDebt(tx: Ctx, purchase: PurchasePosting): Promise<void> {
  const { userId, event } = purchase;
  const { creditDebt } = await queries(tx.em)
    .selectFrom('customer')
    .select('creditDebt')
    .where('userId', '=', userId)
    .executeTakeFirstOrThrow();
  const paid = Math.min(creditDebt, await lockBalance(tx, userId));
  if (paid === 0) return;
  const description = 'Credits owed after a refund';
  await post(tx, {
    ...toPosting({ ...purchase, event: `debt:${event}`, description }),
    kind: 'refund',
    delta: -paid,
  });
  await changeDebt(tx, userId, -paid);
}

async function lockBalance({ em }: Ctx, userId: string): Promise<number> {
  const user = await lockRow(em, 'app_user', {
    where: { id: userId },
    strength: 'no key update',
    columns: ['aiCredits'],
  });
  return user?.aiCredits ?? 0;
}

async function changeDebt({ em }: Ctx, userId: string, change: number): Promise<void> {
  await queries(em)
    .updateTable('customer')
    .set((eb) => ({ creditDebt: eb('creditDebt', '+', change) }))
    .where('userId', '=', userId)
    .execute();
}

function toPosting({ userId, paymentId, description, event }: PurchasePosting) {
  const idemKey = `purchase:${event}`;
  return { userId, account: 'ai', description, refType: PAYMENT_REF, refId: paymentId, idemKey } as const;
}

/**
 * The payments that the signed-in user's postings show, by the id of the posting: each payment is shown once, with its
 * first grant, although an annual plan grants credits twelve times.
 */
export async function findPaymentDetails(
  { em, actor }: ActorCtx,
  entries: readonly CreditEntry[],
): Promise<ReadonlyMap<string, PaymentDetails>> {
  const ids = [
    ...new Set(entries.filter(({ refType }) => refType === PAYMENT_REF).map(({ refId }) => refId)),
  ];
  if (ids.length === 0) return new Map();
  const db = queries(em);
  const firstGrants = await db
    .selectFrom('credit_entry')
    .distinctOn('refId')
    .select(['id', 'refId'])
    .where('userId', '=', actor.userId)
    .where('refType', '=', PAYMENT_REF)
    .where('refId', 'in', ids)
    .where('kind', '=', 'grant')
    .orderBy('refId')
    .orderBy('createdAt')
    .orderBy('id')
    .execute();
  const payments = await db
    .selectFrom('payment')
    .select(['id', 'amountCents', 'currency', 'receiptUrl', 'invoiceUrl'])
    .where('userId', '=', actor.userId)
    .where('id', 'in', ids)
    .execute();
  const details = new Map(payments.map(({ id, ...payment }) => [id, payment]));
  return new Map(
    firstGrants.flatMap(({ id, refId }) => {
      const payment = details.get(refId);
      return payment === undefined ? [] : [[id, payment] as const];
    }),
  );
}
