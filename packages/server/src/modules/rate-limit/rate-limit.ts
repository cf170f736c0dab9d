import { createHmac } from 'node:crypto';
import { sql } from 'kysely';
import type { Limit } from '../../config/limits.ts';
import type { Ctx, Services } from '../../context/context.ts';
import { queries } from '../../database/entity-manager.ts';
import { RateLimitEntity } from '../../database/tables/rate-limit.entity.ts';
import { tooManyRequests } from '../../http/api-error.ts';

/** The state of a limit after a use: the number of uses, and the seconds until the window ends. */
export interface LimitState {
  readonly used: number;
  readonly resetsInSeconds: number;
}

/**
 * Counts `amount` uses of a limit by a subject (an email address, a network, an id) and returns its state.
 *
 * One statement, so that simultaneous callers cannot exceed a limit. Call it outside the transaction of the limited
 * operation, because a rollback must not undo the count.
 */
export async function increment(
  { em, services }: Ctx,
  limit: Limit,
  subject: string,
  amount = 1,
): Promise<LimitState> {
  const key = toKey(services, limit, subject);
  const windowEnd = sql<Date>`now() + make_interval(secs => ${limit.windowSeconds})`;
  const row = await queries(em)
    .insertInto('rate_limit')
    .values({ key, used: amount, resetAt: windowEnd })
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet({
        used: sql<number>`case when rate_limit.reset_at <= now() then excluded.used else rate_limit.used + excluded.used end`,
        resetAt: sql<Date>`case when rate_limit.reset_at <= now() then excluded.reset_at else rate_limit.reset_at end`,
      }),
    )
    .returning(['used', sql<number>`ceil(extract(epoch from reset_at - now()))::int`.as('resetsInSeconds')])
    .executeTakeFirstOrThrow();
  return row;
}

/**
 * Counts one use and rejects it if the limit is exceeded.
 *
 * @throws ApiError 429 with the seconds to wait
 */
export async function consumeLimit(ctx: Ctx, limit: Limit, subject: string, message?: string): Promise<void> {
  const { used, resetsInSeconds } = await increment(ctx, limit, subject);
  if (used > limit.max) throw tooManyRequests(Math.max(1, resetsInSeconds), message);
}

/** Removes one use that should not count, such as an attempt with the right password. */
export async function decrement({ em, services }: Ctx, limit: Limit, subject: string): Promise<void> {
  await queries(em)
    .updateTable('rate_limit')
    .set({ used: sql<number>`greatest(used - 1, 0)` })
    .where('key', '=', toKey(services, limit, subject))
    .execute();
}

/** Resets a limit for one subject. */
export async function resetLimit({ em, services }: Ctx, limit: Limit, subject: string): Promise<void> {
  await em.nativeDelete(RateLimitEntity, { key: toKey(services, limit, subject) });
}

/** Lets a limit be used up for that many seconds from now. */
export async function block(
  { em, services }: Ctx,
  limit: Limit,
  subject: string,
  seconds: number,
): Promise<void> {
  const resetAt = sql<Date>`now() + make_interval(secs => ${seconds})`;
  await queries(em)
    .insertInto('rate_limit')
    .values({ key: toKey(services, limit, subject), used: limit.max, resetAt })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ used: limit.max, resetAt }))
    .execute();
}

/** Seconds until a blocked limit may be used again; 0 if it may be used now. */
export async function blockedSeconds({ em, services }: Ctx, limit: Limit, subject: string): Promise<number> {
  const row = await queries(em)
    .selectFrom('rate_limit')
    .select(sql<number>`extract(epoch from reset_at - now())::float8`.as('seconds'))
    .where('key', '=', toKey(services, limit, subject))
    .executeTakeFirst();
  return Math.max(0, row?.seconds ?? 0);
}

function toKey(services: Services, limit: Limit, subject: string): string {
  return `${limit.name}:${createHmac('sha256', services.keys.limits).update(subject).digest('base64url')}`;
}
