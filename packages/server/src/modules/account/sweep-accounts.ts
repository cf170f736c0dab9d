import { sql } from 'kysely';
import {
  DEVICE_SIGN_IN,
  MAIL_MAX_AGE_SECONDS,
  PENDING_REGISTRATION_SECONDS,
  SESSION_LIFETIME,
  TOKENS,
} from '../../config/limits.ts';
import type { Ctx } from '../../context/context.ts';
import { queries } from '../../database/entity-manager.ts';

/**
 * Deletes expired data: sessions, access tokens, sign-ins of devices, codes, pending registrations, rate limits, and
 * mail that could not be sent.
 *
 * Correctness does not depend on this: each of them is checked for expiry when it is used.
 */
export async function sweepAccounts({ em, services }: Ctx): Promise<void> {
  const db = queries(em);
  const { remembered, brief } = SESSION_LIFETIME;
  await db
    .deleteFrom('session')
    .where(
      sql<boolean>`expires_at < now() or last_seen_at < now() - make_interval(secs => case when is_remembered
        then ${remembered.idleSeconds}::int else ${brief.idleSeconds}::int end)`,
    )
    .execute();
  await db
    .deleteFrom('access_token')
    .where(
      sql<boolean>`least(revoked_at, expires_at) < now() - make_interval(secs => ${TOKENS.keptSeconds}::int)`,
    )
    .execute();
  await db
    .deleteFrom('device_code')
    .where(sql<boolean>`expires_at < now() - make_interval(secs => ${DEVICE_SIGN_IN.keptSeconds}::int)`)
    .execute();
  await db
    .deleteFrom('code')
    .where(sql<boolean>`greatest(expires_at, seen_until) < now() and (pending_password_hash is null
        or created_at < now() - make_interval(secs => ${PENDING_REGISTRATION_SECONDS}))`)
    .execute();
  await db.deleteFrom('rate_limit').where('resetAt', '<', sql<Date>`now()`).execute();
  const mails = await db
    .deleteFrom('mail_outbox')
    .where(sql<boolean>`created_at < now() - make_interval(secs => ${MAIL_MAX_AGE_SECONDS})`)
    .returning('id')
    .execute();
  if (mails.length > 0)
    services.log.error({ count: mails.length }, 'mails could not be sent and were dropped');
}
