import { sql } from 'kysely';
import { type Ctx, inTransaction } from '../../context/context.ts';
import { queries } from '../../database/entity-manager.ts';
import { lockRow } from '../../database/lock-rows.ts';
import { QUEUE_SCHEMA } from '../../database/orm-options.ts';
import { StyleTileEntity } from '../../database/tables/style-tile.entity.ts';
import type { AttemptKey } from './generation-attempt.service.ts';
import { requeueTile } from './settle-generation.ts';

/** Maximum number of style guides of each kind in one run; the next run handles the rest. */
const MAX_PER_RUN = 500;

/**
 * Recovers stuck style guides. Those with an expired lease are requeued under the next attempt number, or fail and
 * return their credit if it pays for no further call. Queued ones without a job get a new job.
 */
export async function sweepGeneration(ctx: Ctx): Promise<void> {
  for (const key of await findExpired(ctx)) await requeueExpired(ctx, key);
  for (const key of await findWithoutJob(ctx)) await enqueueMissingJob(ctx, key);
}

const isExpired = sql<boolean>`generation_status = 'running' and coalesce(lease_until < now(), true)`;

function findExpired({ em }: Ctx): Promise<AttemptKey[]> {
  return queries(em)
    .selectFrom('style_tile')
    .select(['id', 'attempt'])
    .where(isExpired)
    .orderBy('leaseUntil')
    .limit(MAX_PER_RUN)
    .execute();
}

function requeueExpired(ctx: Ctx, { id, attempt }: AttemptKey): Promise<void> {
  return inTransaction(ctx, async (tx) => {
    // The lease may have been renewed in between, so the condition is checked again under the lock.
    const locked = await lockRow(tx.em, 'style_tile', {
      where: { id, attempt },
      condition: isExpired,
      strength: 'update skip locked',
      columns: ['id'],
    });
    if (locked === null) return;
    const tile = await tx.em.findOneOrFail(StyleTileEntity, { id }, { disableIdentityMap: true });
    await requeueTile(tx, tile, { outcome: 'silent', providerRequestId: null, pauseSeconds: () => 0 });
  });
}

/** A job is queued together with its style guide, so a missing one means that the queue gave up on it. */
function findWithoutJob({ em }: Ctx): Promise<AttemptKey[]> {
  const job = sql.table(`${QUEUE_SCHEMA}.job`);
  return queries(em)
    .selectFrom('style_tile')
    .select(['id', 'attempt'])
    .where('generationStatus', '=', 'queued')
    .where(
      sql<boolean>`not exists (select 1 from ${job} as job where job.name = 'generate'
        and job.state in ('created', 'retry', 'active') and job.data ->> 'styleTileId' = style_tile.id::text
        and (job.data ->> 'attempt')::int = style_tile.attempt)`,
    )
    .orderBy('updatedAt')
    .limit(MAX_PER_RUN)
    .execute();
}

function enqueueMissingJob(ctx: Ctx, { id, attempt }: AttemptKey): Promise<void> {
  return inTransaction(ctx, async (tx) => {
    const locked = await lockRow(tx.em, 'style_tile', {
      where: { id, attempt, generationStatus: 'queued' },
      strength: 'update skip locked',
      columns: ['id'],
    });
    if (locked === null) return;
    await tx.services.jobs.enqueue(tx.em, { name: 'generate', data: { styleTileId: id, attempt } });
  });
}
