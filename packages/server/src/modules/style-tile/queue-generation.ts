import { randomUUIDv7 } from 'node:crypto';
import type { Ctx } from '../../context/context.ts';
import { StyleTileEntity } from '../../database/tables/style-tile.entity.ts';

/**
 * Queues the job of an attempt in the caller's transaction and notes its id in the row, so that a guide whose job is
 * missing can be found by the keys of both tables.
 */
export async function queueGeneration(
  { em, services }: Ctx,
  { userId, id, attempt }: { readonly userId: string; readonly id: string; readonly attempt: number },
  startAfterSeconds = 0,
): Promise<void> {
  const jobId = randomUUIDv7();
  await em.nativeUpdate(StyleTileEntity, { userId, id, attempt }, { jobId });
  const job = { name: 'generate', data: { userId, styleTileId: id, attempt } } as const;
  await services.jobs.enqueue(em, job, {
    id: jobId,
    ...(startAfterSeconds > 0 ? { startAfterSeconds } : {}),
  });
}
