import { randomUUIDv7 } from 'node:crypto';
import { sql } from 'kysely';
import type { Ctx } from '../../context/context.ts';
import { queries } from '../../database/entity-manager.ts';
import { GenerationAttemptEntity } from '../../database/tables/generation-attempt.entity.ts';

/** Identifies the attempt of a worker. */
export interface AttemptKey {
  readonly id: string;
  readonly attempt: number;
}

/** The number of calls that a reservation has paid for so far. */
export async function countCalls({ em }: Ctx, reservationId: string): Promise<number> {
  const { calls } = await queries(em)
    .selectFrom('generation_attempt')
    .select(sql<number>`count(*)::int`.as('calls'))
    .where('reservationId', '=', reservationId)
    .executeTakeFirstOrThrow();
  return calls;
}

/** Records an attempt before its call is made, so that it counts even if this process dies during the call. */
export async function beginAttempt(
  { em, now }: Ctx,
  { id, attempt }: AttemptKey,
  { reservationId, director }: { readonly reservationId: string; readonly director: string },
): Promise<void> {
  const row = { id: randomUUIDv7(), styleTileId: id, attempt, reservationId, director, startedAt: now };
  await em.insert(GenerationAttemptEntity, row);
}

/** The result of an attempt, stored for diagnosis and shown in the metrics; stored outcomes keep their values. */
export interface AttemptEnd {
  readonly outcome: string;
  readonly providerRequestId: string | null;
}

export async function endAttempt(
  { em, now, services }: Ctx,
  { id, attempt }: AttemptKey,
  end: AttemptEnd,
): Promise<void> {
  const { attemptCounts } = services;
  attemptCounts.set(end.outcome, (attemptCounts.get(end.outcome) ?? 0) + 1);
  await em.nativeUpdate(GenerationAttemptEntity, { styleTileId: id, attempt }, { ...end, endedAt: now });
}
