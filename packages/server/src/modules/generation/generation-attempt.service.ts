import { randomUUIDv7 } from 'node:crypto';
import { sql } from 'kysely';
import type { Ctx } from '../../context/context.ts';
import { queries } from '../../database/entity-manager.ts';
import { GenerationAttemptEntity } from '../../database/tables/generation-attempt.entity.ts';

/** The attempt under which a worker holds a tile. */
export interface AttemptKey {
  readonly id: string;
  readonly attempt: number;
}

/** Calls a reservation has paid for so far. */
export async function countCalls({ em }: Ctx, reservationId: string): Promise<number> {
  const { calls } = await queries(em)
    .selectFrom('generation_attempt')
    .select(sql<number>`count(*)::int`.as('calls'))
    .where('reservationId', '=', reservationId)
    .executeTakeFirstOrThrow();
  return calls;
}

/** Writes an attempt down before its call is made, so that it counts even when this process dies in it. */
export async function beginAttempt(
  { em, now }: Ctx,
  { id, attempt }: AttemptKey,
  { reservationId, director }: { readonly reservationId: string; readonly director: string },
): Promise<void> {
  const row = { id: randomUUIDv7(), styleTileId: id, attempt, reservationId, director, startedAt: now };
  await em.insert(GenerationAttemptEntity, row);
}

/** How an attempt ended, for whoever has to find out later. */
export interface AttemptEnd {
  readonly outcome: string;
  readonly providerRequestId: string | null;
}

export async function endAttempt(
  { em, now }: Ctx,
  { id, attempt }: AttemptKey,
  end: AttemptEnd,
): Promise<void> {
  await em.nativeUpdate(GenerationAttemptEntity, { styleTileId: id, attempt }, { ...end, endedAt: now });
}
