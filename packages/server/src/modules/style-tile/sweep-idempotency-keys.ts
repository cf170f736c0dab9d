import { sql } from 'kysely';
import { IDEMPOTENCY_KEY_SECONDS } from '../../config/limits.ts';
import type { Ctx } from '../../context/context.ts';
import { queries } from '../../database/entity-manager.ts';

/** Deletes expired idempotency keys. */
export async function sweepIdempotencyKeys({ em }: Ctx): Promise<void> {
  await queries(em)
    .deleteFrom('idempotency_key')
    .where('createdAt', '<', sql<Date>`now() - make_interval(secs => ${IDEMPOTENCY_KEY_SECONDS})`)
    .execute();
}
