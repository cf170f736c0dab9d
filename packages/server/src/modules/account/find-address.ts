import { sql } from 'kysely';
import type { Ctx } from '../../context/context.ts';
import { queries } from '../../database/entity-manager.ts';

/** What is known of an address: its account, and the registration that waits for its code. */
export interface AddressRecord {
  readonly userId: string | null;
  readonly name: string | null;
  readonly passwordHash: string | null;
  readonly emailVerified: boolean | null;
  readonly pendingName: string | null;
  readonly pendingPasswordHash: string | null;
  readonly registrationId: string | null;
}

/** Looks an address up. There is always one row to read, so that an unknown address takes no less time. */
export function findAddress({ em }: Ctx, email: string): Promise<AddressRecord> {
  return queries(em)
    .selectFrom(sql<{ one: number }>`(values (1))`.as<'always'>(sql`always(one)`))
    .leftJoin('app_user', (join) => join.on('app_user.email', '=', email))
    .leftJoin('code', (join) => join.on('code.purpose', '=', 'verify-email').on('code.email', '=', email))
    .select([
      'app_user.id as userId',
      'app_user.name',
      'app_user.passwordHash',
      'app_user.emailVerified',
      'code.pendingName',
      'code.pendingPasswordHash',
      'code.sessionId as registrationId',
    ])
    .executeTakeFirstOrThrow();
}
