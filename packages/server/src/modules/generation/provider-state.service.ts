import { sql } from 'kysely';
import { GENERATION } from '../../config/limits.ts';
import type { Ctx } from '../../context/context.ts';
import { queries } from '../../database/entity-manager.ts';
import { ProviderStateEntity } from '../../database/tables/provider-state.entity.ts';

/**
 * Counts one call to a paid provider, in the caller's transaction; returns false when today's budget is spent or the
 * circuit breaker is open.
 *
 * When the breaker's time is over, one call goes through and the time restarts until that call has a result, so that a
 * provider that is still down gets one request instead of all of them.
 */
export async function reserveProviderCall({ em }: Ctx, name: string): Promise<boolean> {
  const reserved = await queries(em)
    .insertInto('provider_state')
    .values({
      name,
      day: sql<string>`to_char(now() at time zone 'utc', 'YYYY-MM-DD')`,
      calls: 1,
      consecutiveFaults: 0,
    })
    .onConflict((conflict) =>
      conflict
        .column('name')
        .doUpdateSet({
          day: sql<string>`excluded.day`,
          calls: sql<number>`case when provider_state.day = excluded.day then provider_state.calls + 1 else 1 end`,
          openUntil: sql<Date | null>`case when provider_state.open_until is not null then ${fromNow()} end`,
        })
        .where(sql<boolean>`coalesce(provider_state.open_until <= now(), true)`)
        .where(
          sql<boolean>`(provider_state.day <> excluded.day or provider_state.calls < ${GENERATION.callsPerDay})`,
        ),
    )
    .returning('name')
    .executeTakeFirst();
  return reserved !== undefined;
}

/** Records a successful call: closes the circuit breaker. */
export async function recordProviderSuccess({ em }: Ctx, name: string): Promise<void> {
  await em.nativeUpdate(ProviderStateEntity, { name }, { consecutiveFaults: 0, openUntil: null });
}

/** Records a failed call; several in a row open the circuit breaker. */
export async function recordProviderFailure({ em }: Ctx, name: string): Promise<void> {
  await queries(em)
    .updateTable('provider_state')
    .set({
      consecutiveFaults: sql<number>`consecutive_faults + 1`,
      openUntil: sql<Date | null>`case when consecutive_faults + 1 >= ${GENERATION.failuresUntilOpen}
        then ${fromNow()} else open_until end`,
    })
    .where('name', '=', name)
    .execute();
}

function fromNow() {
  return sql`now() + make_interval(secs => ${GENERATION.openSeconds})`;
}
