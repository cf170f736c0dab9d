import { sql } from 'kysely';
import { type Ctx, inTransaction } from '../../context/context.ts';
import { type Em, queries } from '../../database/entity-manager.ts';
import { lockRow } from '../../database/lock-rows.ts';
import { QUEUE_SCHEMA } from '../../database/orm-options.ts';
import { StyleTileEntity } from '../../database/tables/style-tile.entity.ts';
import { queueGeneration } from '../style-tile/queue-generation.ts';
import type { AttemptKey } from './generation-attempt.service.ts';
import { requeueTile } from './settle-generation.ts';

/** Maximum number of style guides of each kind in one run; the next run handles the rest. */
const MAX_PER_RUN = 500;

/**
 * Requeues style guides with an expired lease under the next attempt number; they fail and return their credit if it
 * pays for no further call.
 */
export async function recoverGuides(ctx: Ctx, signal?: AbortSignal): Promise<void> {
  for (const key of await findExpired(ctx)) {
    signal?.throwIfAborted();
    await requeueExpired(ctx, key);
  }
}

/** Gives a new job to queued style guides without one. */
export async function requeueGuides(ctx: Ctx, signal?: AbortSignal): Promise<void> {
  for (const key of await selectWithoutJob(ctx.em).execute()) {
    signal?.throwIfAborted();
    await enqueueMissingJob(ctx, key);
  }
}

const isExpired = sql<boolean>`generation_status = 'running' and coalesce(lease_until < now(), true)`;

function findExpired({ em }: Ctx): Promise<AttemptKey[]> {
  return queries(em)
    .selectFrom('style_tile')
    .select(['userId', 'id', 'attempt'])
    .where(isExpired)
    .orderBy('leaseUntil')
    .limit(MAX_PER_RUN)
    .execute();
}

function requeueExpired(ctx: Ctx, { userId, id, attempt }: AttemptKey): Promise<void> {
  return inTransaction(ctx, async (tx) => {
    // The lease may have been renewed in between, so the condition is checked again under the lock.
    const locked = await lockRow(tx.em, 'style_tile', {
      where: { userId, id, attempt },
      condition: isExpired,
      strength: 'update skip locked',
      columns: ['id'],
    });
    if (locked === null) return;
    const tile = await tx.em.findOneOrFail(StyleTileEntity, { userId, id }, { disableIdentityMap: true });
    await requeueTile(tx, tile, { outcome: 'silent', providerRequestId: null, pauseSeconds: () => 0 });
  });
}

/**
 * A job is queued together with its style guide, so a missing one means that the queue gave up on it. The row names its
 * job, so that each queued guide costs one look-up in the primary key of the jobs, however many are finished.
 */
export function selectWithoutJob(em: Em) {
  const job = sql.table(`${QUEUE_SCHEMA}.job`);
  return queries(em)
    .selectFrom('style_tile')
    .select(['userId', 'id', 'attempt'])
    .where('generationStatus', '=', sql.lit('queued'))
    .where(
      sql<boolean>`not exists (select 1 from ${job} as job
        where job.name = 'generate' and job.id = style_tile.job_id and job.state < 'completed')`,
    )
    .orderBy('updatedAt')
    .limit(MAX_PER_RUN);
}

function enqueueMissingJob(ctx: Ctx, { userId, id, attempt }: AttemptKey): Promise<void> {
  return inTransaction(ctx, async (tx) => {
    const locked = await lockRow(tx.em, 'style_tile', {
      where: { userId, id, attempt, generationStatus: 'queued' },
      strength: 'update skip locked',
      columns: ['id'],
    });
    if (locked === null) return;
    await queueGeneration(tx, { userId, id, attempt });
  });
}
