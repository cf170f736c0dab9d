import { sql } from 'kysely';
import { IDEMPOTENCY_KEY_SECONDS } from '../../config/limits.ts';
import type { Ctx } from '../../context/context.ts';
import { deleteInBatches } from '../../database/delete-in-batches.ts';

/** Deletes expired idempotency keys. */
export async function deleteIdempotencyKeys({ em }: Ctx, signal?: AbortSignal): Promise<void> {
  const condition = sql<boolean>`created_at < now() - make_interval(secs => ${IDEMPOTENCY_KEY_SECONDS})`;
  await deleteInBatches(em, { table: 'idempotency_key', by: 'createdAt', condition }, signal);
}
