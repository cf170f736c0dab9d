import { sql } from 'kysely';
import { DEVICE_SIGN_IN, PENDING_REGISTRATION_SECONDS, TOKENS } from '../../config/limits.ts';
import type { Ctx } from '../../context/context.ts';
import { deleteInBatches } from '../../database/delete-in-batches.ts';
import { deleteExpiredNames } from '../../database/directory.ts';

// Correctness does not depend on these: whatever they delete is checked for expiry when it is used.

/** Deletes sessions past their maximum age. Those idle for too long are neither valid nor listed, and follow then. */
export async function deleteExpiredSessions({ em }: Ctx, signal?: AbortSignal): Promise<void> {
  await deleteInBatches(
    em,
    { table: 'session', by: 'expiresAt', condition: sql<boolean>`expires_at < now()` },
    signal,
  );
}

/** Deletes access tokens that expired or were revoked 30 days ago, and the expired names of the directory. */
export async function deleteOldTokens({ em }: Ctx, signal?: AbortSignal): Promise<void> {
  const age = sql`make_interval(secs => ${TOKENS.keptSeconds}::int)`;
  for (const by of ['expiresAt', 'revokedAt'] as const) {
    const condition = sql<boolean>`${sql.ref(by)} < now() - ${age}`;
    await deleteInBatches(em, { table: 'access_token', by, condition }, signal);
  }
  await deleteExpiredNames(em, signal);
}

/** Deletes sign-ins of devices that expired some time ago. */
export async function deleteDeviceCodes({ em }: Ctx, signal?: AbortSignal): Promise<void> {
  const condition = sql<boolean>`expires_at < now() - make_interval(secs => ${DEVICE_SIGN_IN.keptSeconds}::int)`;
  await deleteInBatches(em, { table: 'device_code', by: 'expiresAt', condition }, signal);
}

/** Deletes expired codes; one with a pending registration only when that is over too. */
export async function deleteCodes({ em }: Ctx, signal?: AbortSignal): Promise<void> {
  const condition = sql<boolean>`expires_at < now() and (seen_until is null or seen_until < now())
    and (pending_password_hash is null
      or created_at < now() - make_interval(secs => ${PENDING_REGISTRATION_SECONDS}))`;
  await deleteInBatches(em, { table: 'code', by: 'expiresAt', condition }, signal);
}

/** Deletes rate limits whose window is over. */
export async function deleteRateLimits({ em }: Ctx, signal?: AbortSignal): Promise<void> {
  await deleteInBatches(
    em,
    { table: 'rate_limit', by: 'resetAt', condition: sql<boolean>`reset_at < now()` },
    signal,
  );
}
