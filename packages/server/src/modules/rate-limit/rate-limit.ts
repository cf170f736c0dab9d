import { createHmac } from 'node:crypto';
import { sql } from 'kysely';
import type { Limit } from '../../config/limits.ts';
import type { Ctx, House } from '../../context/context.ts';
import { queries } from '../../database/entity-manager.ts';
import { RateLimitEntity } from '../../database/tables/rate-limit.entity.ts';
import { tooManyRequests } from '../../http/api-error.ts';

/** How a limit stands after a use: how much is used, and in how many seconds it starts anew. */
export interface LimitState {
  readonly used: number;
  readonly resetsInSeconds: number;
}

/**
 * Counts `amount` uses of a limit by `who` (an address, a network, an id) and tells how it stands.
 *
 * One statement, so that no number of simultaneous callers passes a limit. Call it outside the transaction of what is
 * limited: a rollback must not give the use back.
 */
export async function countUse(
  { em, house }: Ctx,
  limit: Limit,
  who: string,
  amount = 1,
): Promise<LimitState> {
  const key = toKey(house, limit, who);
  const fresh = sql<Date>`now() + make_interval(secs => ${limit.windowSeconds})`;
  const row = await queries(em)
    .insertInto('rate_limit')
    .values({ key, used: amount, resetAt: fresh })
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
 * Counts one use and refuses the one that is too much.
 *
 * @throws ApiError 429 with the seconds to wait
 */
export async function takeLimit(ctx: Ctx, limit: Limit, who: string, message?: string): Promise<void> {
  const { used, resetsInSeconds } = await countUse(ctx, limit, who);
  if (used > limit.max) throw tooManyRequests(Math.max(1, resetsInSeconds), message);
}

/** Takes one use back that turned out not to count, such as the try of a right password. */
export async function returnUse({ em, house }: Ctx, limit: Limit, who: string): Promise<void> {
  await queries(em)
    .updateTable('rate_limit')
    .set({ used: sql<number>`greatest(used - 1, 0)` })
    .where('key', '=', toKey(house, limit, who))
    .execute();
}

/** Starts a limit anew for one of those it is counted for. */
export async function forgetUses({ em, house }: Ctx, limit: Limit, who: string): Promise<void> {
  await em.nativeDelete(RateLimitEntity, { key: toKey(house, limit, who) });
}

function toKey(house: House, limit: Limit, who: string): string {
  return `${limit.name}:${createHmac('sha256', house.keys.limits).update(who).digest('base64url')}`;
}
