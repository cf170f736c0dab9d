import { type Ctx, inTransaction } from '../../context/context.ts';
import { queries } from '../../database/entity-manager.ts';
import type { CustomerState, PaidPurchase, SubscriptionState } from '../../ports/payment-provider.ts';
import { grantPurchase } from '../ledger/purchased-credits.ts';
import { lockCustomer } from './lock-customer.ts';
import { addMonths, dueMonths, type GrantSchedule, nextGrant } from './months.ts';
import { PREMIUM_MONTHLY_CREDITS } from './offers.ts';

/** How long Premium lasts after a failed renewal, unless the unpaid period ends earlier. */
const PAST_DUE_ACCESS_MS = 30 * 24 * 60 * 60 * 1_000;

/**
 * Stores the subscription of a user, grants its due months and updates the plan of the account.
 *
 * @returns the number of months granted now
 */
export async function applySubscription(tx: Ctx, userId: string, state: CustomerState): Promise<number> {
  const { subscription } = state;
  if (subscription === null) return 0;
  const invoices = state.purchases.filter(({ subscriptionId }) => subscriptionId === subscription.id);
  const paidUntil = paidEnd(subscription, invoices);
  const accessUntil = endOfAccess(subscription, paidUntil);
  const { grantedMonths } = await upsert(tx, { userId, subscription, paidUntil, accessUntil });
  const schedule = { startedAt: subscription.startedAt, paidUntil, grantedMonths };
  const granted = await grantMonths(tx, {
    userId,
    subscription,
    schedule,
    asOf: latestStart(invoices, tx.now),
  });
  await setPlan(tx, userId, toUserStatus(subscription, accessUntil, tx.now));
  return granted;
}

/** Months that begin before this are paid. A month that begins as the subscription ends is still paid. */
function paidEnd({ startedAt, endedAt }: SubscriptionState, invoices: readonly PaidPurchase[]): Date {
  const ends = invoices.map(({ period }) => period?.end.getTime() ?? 0);
  const paid = Math.max(startedAt.getTime(), ...ends);
  return new Date(endedAt === null ? paid : Math.min(paid, endedAt.getTime() + 1));
}

/** A paid period has begun even if the clock of the provider is ahead, as with test clocks. */
function latestStart(invoices: readonly PaidPurchase[], now: Date): Date {
  return new Date(Math.max(now.getTime(), ...invoices.map(({ period }) => period?.start.getTime() ?? 0)));
}

function endOfAccess({ status, periodEndsAt }: SubscriptionState, paidUntil: Date): Date | null {
  if (status !== 'past_due') return null;
  return new Date(Math.min(periodEndsAt.getTime(), paidUntil.getTime() + PAST_DUE_ACCESS_MS));
}

type UserStatus = 'active' | 'past_due' | 'canceled';

/** `active` means Premium, also while a failed payment is retried. */
function toUserStatus({ status }: SubscriptionState, accessUntil: Date | null, now: Date): UserStatus {
  if (status !== 'past_due' || accessUntil === null) return status;
  return accessUntil > now ? 'active' : 'past_due';
}

async function setPlan({ em }: Ctx, userId: string, subscriptionStatus: UserStatus): Promise<void> {
  await queries(em)
    .updateTable('app_user')
    .set({ subscriptionStatus })
    .where('id', '=', userId)
    .where('subscriptionStatus', '!=', subscriptionStatus)
    .execute();
}

interface StoredSubscription {
  readonly userId: string;
  readonly subscription: SubscriptionState;
  readonly paidUntil: Date;
  readonly accessUntil: Date | null;
}

/** A new subscription starts to count its months from 0. */
async function upsert(
  { em, now }: Ctx,
  { userId, subscription, paidUntil, accessUntil }: StoredSubscription,
): Promise<{ grantedMonths: number }> {
  const { id, plan, status, startedAt, periodEndsAt, cancelAtPeriodEnd } = subscription;
  const values = {
    plan,
    status,
    startedAt,
    periodEndsAt,
    cancelAtPeriodEnd,
    paidUntil,
    accessUntil,
    updatedAt: now,
  };
  const known = await queries(em)
    .updateTable('subscription')
    .set(values)
    .where('userId', '=', userId)
    .where('subscriptionId', '=', id)
    .returning('grantedMonths')
    .executeTakeFirst();
  if (known !== undefined) return known;
  const fresh = { ...values, subscriptionId: id, grantedMonths: 0, nextGrantAt: null };
  await queries(em)
    .insertInto('subscription')
    .values({ userId, ...fresh })
    .onConflict((conflict) => conflict.column('userId').doUpdateSet(fresh))
    .execute();
  return { grantedMonths: 0 };
}

interface MonthGrants {
  readonly userId: string;
  readonly subscription: Pick<SubscriptionState, 'id'>;
  readonly schedule: GrantSchedule;
  /** Months that begin at or before this are due. */
  readonly asOf: Date;
}

async function grantMonths(tx: Ctx, { userId, subscription, schedule, asOf }: MonthGrants): Promise<number> {
  const months = dueMonths(schedule, asOf);
  let granted = 0;
  for (const month of months) {
    const payment = await findPayment(tx, userId, addMonths(schedule.startedAt, month));
    if (payment === null) continue;
    const isNew = await grantPurchase(tx, {
      userId,
      paymentId: payment,
      amount: PREMIUM_MONTHLY_CREDITS,
      description: `Premium: ${PREMIUM_MONTHLY_CREDITS} AI credits for the month`,
      event: `month:${subscription.id}:${month}`,
    });
    if (!isNew) continue;
    granted += 1;
    await queries(tx.em)
      .updateTable('payment')
      .set((eb) => ({ credits: eb('credits', '+', PREMIUM_MONTHLY_CREDITS) }))
      .where('userId', '=', userId)
      .where('id', '=', payment)
      .execute();
  }
  const grantedMonths = schedule.grantedMonths + months.length;
  await queries(tx.em)
    .updateTable('subscription')
    .set({ grantedMonths, nextGrantAt: nextGrant({ ...schedule, grantedMonths }) })
    .where('userId', '=', userId)
    .execute();
  return granted;
}

/** The latest payment for a plan that was made before a month began, or the first one: it pays for the month. */
async function findPayment({ em }: Ctx, userId: string, monthStart: Date): Promise<string | null> {
  const payments = await queries(em)
    .selectFrom('payment')
    .select(['id', 'paidAt'])
    .where('userId', '=', userId)
    .where('kind', '=', 'plan')
    .orderBy('paidAt')
    .execute();
  const before = payments.filter(({ paidAt }) => paidAt <= monthStart).at(-1);
  return (before ?? payments[0])?.id ?? null;
}

/** Subscriptions processed in one run; the next run continues. */
const BATCH = 500;

/**
 * Grants the months of annual plans that have begun, and ends Premium where a failed payment was not made in time.
 *
 * @returns the number of months granted now
 */
export async function runSubscriptionDates(ctx: Ctx): Promise<number> {
  const due = await queries(ctx.em)
    .selectFrom('subscription')
    .select('userId')
    .where((eb) => eb.or([eb('nextGrantAt', '<=', ctx.now), eb('accessUntil', '<=', ctx.now)]))
    .limit(BATCH)
    .execute();
  let granted = 0;
  for (const { userId } of due) granted += await inTransaction(ctx, (tx) => runDates(tx, userId));
  ctx.services.paymentCounts.grants += granted;
  return granted;
}

async function runDates(tx: Ctx, userId: string): Promise<number> {
  // The same lock as a sync of the customer, so that both never change one subscription at a time.
  if ((await lockCustomer(tx, userId)) === null) return 0;
  const subscription = await queries(tx.em)
    .selectFrom('subscription')
    .selectAll()
    .where('userId', '=', userId)
    .executeTakeFirst();
  if (subscription === undefined) return 0;
  const { subscriptionId, accessUntil, startedAt, paidUntil, grantedMonths } = subscription;
  const schedule = { startedAt, paidUntil, grantedMonths };
  const granted = await grantMonths(tx, {
    userId,
    subscription: { id: subscriptionId },
    schedule,
    asOf: tx.now,
  });
  if (accessUntil != null && accessUntil <= tx.now) await endAccess(tx, userId);
  await tx.services.sync.announce(tx.em, { userId, kind: 'user', id: userId, projectId: null });
  return granted;
}

async function endAccess(tx: Ctx, userId: string): Promise<void> {
  await queries(tx.em)
    .updateTable('subscription')
    .set({ accessUntil: null })
    .where('userId', '=', userId)
    .execute();
  await setPlan(tx, userId, 'past_due');
}
