import { randomInt } from 'node:crypto';
import { sql } from 'kysely';
import { GENERATION } from '../../config/limits.ts';
import { type Ctx, inTransaction, type Services } from '../../context/context.ts';
import { queries } from '../../database/entity-manager.ts';
import { type StyleTile, StyleTileEntity } from '../../database/tables/style-tile.entity.ts';
import type { Job } from '../../jobs/jobs.ts';
import { queueGeneration } from '../style-tile/queue-generation.ts';
import { announceTile } from '../style-tile/style-tile.service.ts';
import { type AttemptKey, beginAttempt, countCalls } from './generation-attempt.service.ts';
import { reserveProviderCall } from './provider-state.service.ts';
import { failTile } from './settle-generation.ts';

export type GenerationJob = Extract<Job, { name: 'generate' }>['data'];

/**
 * The result of trying to claim a style guide: `claimed`: this worker generates it; `waiting`: its owner has too many
 * guides running, so the job was requeued; `stale`: there is nothing to do (any more); `rejected`: the guide failed
 * immediately.
 */
export type Claim =
  | { readonly kind: 'claimed'; readonly tile: StyleTile }
  | { readonly kind: 'waiting' | 'stale' | 'rejected' };

/**
 * Claims a queued style guide, or one with an expired lease, for this worker, and reserves the call it will make.
 *
 * Style guide, attempt and provider budget change in one transaction, so that no call is made without being counted.
 */
export function claimTile(ctx: Ctx, job: GenerationJob): Promise<Claim> {
  return inTransaction(ctx, async (tx) => {
    const owner = await findOwner(tx, job);
    if (owner === undefined) return { kind: 'stale' };
    const { userId } = owner;
    const key = { userId, id: job.styleTileId, attempt: job.attempt };
    await lockClaimsOf(tx, userId);
    if (!(await acquireLease(tx, key))) {
      return { kind: (await isQueued(tx, key)) ? await requeue(tx, key) : 'stale' };
    }
    const { id } = key;
    const tile = await tx.em.findOneOrFail(StyleTileEntity, { userId, id }, { disableIdentityMap: true });
    return reserveCall(tx, tile);
  });
}

function findOwner({ em }: Ctx, { userId, styleTileId, attempt }: GenerationJob) {
  return queries(em)
    .selectFrom('style_tile')
    .select('userId')
    .$if(userId !== undefined, (query) => query.where('userId', '=', userId ?? ''))
    .where('id', '=', styleTileId)
    .where('attempt', '=', attempt)
    .where('generationStatus', 'in', ['queued', 'running'])
    .executeTakeFirst();
}

/** Serializes the claims of one user, so that each of them counts the others. No other code takes this lock. */
async function lockClaimsOf({ em }: Ctx, userId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`claim:${userId}`}, 0))`.execute(queries(em));
}

/**
 * One conditional update. Taking over a running guide increases its attempt number, which fences off the previous
 * worker.
 */
async function acquireLease({ em, services }: Ctx, { userId, id, attempt }: AttemptKey): Promise<boolean> {
  const taken = await queries(em)
    .updateTable('style_tile')
    .set({
      generationStatus: 'running',
      generationStep: null,
      attempt: sql<number>`attempt + case when generation_status = 'running' then 1 else 0 end`,
      leaseUntil: leaseEnd(services),
    })
    .where('userId', '=', userId)
    .where('id', '=', id)
    .where('attempt', '=', attempt)
    .where((eb) =>
      eb.or([
        eb('generationStatus', '=', 'queued'),
        eb('generationStatus', '=', 'running').and('leaseUntil', '<', sql<Date>`now()`),
      ]),
    )
    .where(
      sql<boolean>`(select count(*) from style_tile as other where other.user_id = ${userId}
        and other.id <> style_tile.id and other.generation_status = 'running' and other.lease_until > now())
        < ${GENERATION.perUser}`,
    )
    .returning('id')
    .executeTakeFirst();
  return taken !== undefined;
}

async function isQueued({ em }: Ctx, { userId, id, attempt }: AttemptKey): Promise<boolean> {
  const found = await queries(em)
    .selectFrom('style_tile')
    .select('id')
    .where('userId', '=', userId)
    .where('id', '=', id)
    .where('attempt', '=', attempt)
    .where('generationStatus', '=', 'queued')
    .executeTakeFirst();
  return found !== undefined;
}

async function requeue(tx: Ctx, key: AttemptKey): Promise<'waiting'> {
  await queueGeneration(tx, key, randomInt(1, 3));
  return 'waiting';
}

async function reserveCall(tx: Ctx, tile: StyleTile): Promise<Claim> {
  const { director } = tx.services;
  const { reservationId } = tile;
  // Nothing may be generated without a reserved credit.
  if (
    reservationId == null ||
    (await countCalls(tx, { userId: tile.userId, reservationId })) >= GENERATION.callsPerCredit
  ) {
    await failTile(tx, tile, { error: 'model', outcome: 'spent', providerRequestId: null });
    return { kind: 'rejected' };
  }
  if (director.isMetered && !(await reserveProviderCall(tx, director.name))) {
    await failTile(tx, tile, { error: 'unavailable', outcome: 'away', providerRequestId: null });
    return { kind: 'rejected' };
  }
  await beginAttempt(tx, tile, { reservationId, director: director.name });
  await announceTile(tx, tile);
  return { kind: 'claimed', tile };
}

/** The end of a lease that starts or is renewed now. */
export function leaseEnd({ timings }: Services) {
  return sql<Date>`now() + make_interval(secs => ${timings.leaseMs / 1_000})`;
}
