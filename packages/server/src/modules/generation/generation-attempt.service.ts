import { randomUUIDv7 } from 'node:crypto';
import { sql } from 'kysely';
import type { Ctx } from '../../context/context.ts';
import { queries } from '../../database/entity-manager.ts';
import { GenerationAttemptEntity } from '../../database/tables/generation-attempt.entity.ts';
import type { Reservation } from '../ledger/ledger.service.ts';

/** Identifies the attempt of a worker at a style guide. */
export interface AttemptKey {
  readonly userId: string;
  readonly id: string;
  readonly attempt: number;
}

/** The number of calls that a reservation has paid for so far. */
export async function countCalls(
  { em }: Ctx,
  { userId, reservationId }: Pick<Reservation, 'userId' | 'reservationId'>,
): Promise<number> {
  const { calls } = await queries(em)
    .selectFrom('generation_attempt')
    .select(sql<number>`count(*)::int`.as('calls'))
    .where('userId', '=', userId)
    .where('reservationId', '=', reservationId)
    .executeTakeFirstOrThrow();
  return calls;
}

/** Records an attempt before its call is made, so that it counts even if this process dies during the call. */
export async function beginAttempt(
  { em, now }: Ctx,
  { userId, id, attempt }: AttemptKey,
  { reservationId, director }: { readonly reservationId: string; readonly director: string },
): Promise<void> {
  const key = { userId, id: randomUUIDv7() };
  const row = { ...key, styleTileId: id, attempt, reservationId, director, startedAt: now };
  await em.insert(GenerationAttemptEntity, row);
}

/** The result of an attempt, stored for diagnosis and shown in the metrics; stored outcomes keep their values. */
export interface AttemptEnd {
  readonly outcome: string;
  readonly providerRequestId: string | null;
}

export async function endAttempt(
  { em, now, services }: Ctx,
  { userId, id, attempt }: AttemptKey,
  end: AttemptEnd,
): Promise<void> {
  const { attemptCounts } = services;
  attemptCounts.set(end.outcome, (attemptCounts.get(end.outcome) ?? 0) + 1);
  const key = { userId, styleTileId: id, attempt };
  await em.nativeUpdate(GenerationAttemptEntity, key, { ...end, endedAt: now });
}
