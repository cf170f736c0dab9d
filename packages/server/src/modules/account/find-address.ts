import { sql } from 'kysely';
import type { Ctx } from '../../context/context.ts';
import { queries } from '../../database/entity-manager.ts';

/** What is stored about an email address: its account, and its pending registration. */
export interface AddressRecord {
  readonly userId: string | null;
  readonly name: string | null;
  readonly passwordHash: string | null;
  readonly emailVerified: boolean | null;
  readonly pendingName: string | null;
  readonly pendingPasswordHash: string | null;
  readonly registrationId: string | null;
}

/** Looks up an email address. The query always returns one row, so that unknown addresses take equally long. */
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
