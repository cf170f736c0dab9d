import { sql } from 'kysely';
import { MAIL_MAX_AGE_SECONDS } from '../../config/limits.ts';
import type { Ctx } from '../../context/context.ts';
import { deleteInBatches } from '../../database/delete-in-batches.ts';

/** Drops mail that could not be sent for three days, and reports it to the operator. */
export async function dropOldMails({ em, services }: Ctx, signal?: AbortSignal): Promise<void> {
  const condition = sql<boolean>`created_at < now() - make_interval(secs => ${MAIL_MAX_AGE_SECONDS})`;
  const count = await deleteInBatches(em, { table: 'mail_outbox', by: 'createdAt', condition }, signal);
  if (count > 0) services.log.error({ count }, 'mails could not be sent and were dropped');
}
