import { sql } from 'kysely';
import type { Ctx } from '../../context/context.ts';
import { queries } from '../../database/entity-manager.ts';
import type { CreditAccount } from '../../database/tables/credit-entry.entity.ts';

/** Inconsistencies of the ledger; both numbers are 0 if it is correct. */
export interface LedgerDrift {
  /** Accounts whose balance is not the sum of their lines. */
  readonly wrongBalances: number;
  /** Reservations that are neither settled nor referred to by a pending style guide. */
  readonly lostReservations: number;
}

/** Checks the whole ledger. */
export function measureDrift({ em }: Ctx): Promise<LedgerDrift> {
  const db = queries(em);
  const count = sql<number>`count(*)::int`.as('count');
  const sumOf = (account: CreditAccount) =>
    sql<number>`coalesce(sum(delta) filter (where account = ${account}), 0)`.as(account);
  const sums = db
    .selectFrom('credit_entry')
    .select(['userId', sumOf('ai'), sumOf('custom')])
    .groupBy('userId')
    .as('sums');
  const wrongBalances = db
    .selectFrom('app_user')
    .leftJoin(sums, 'sums.userId', 'app_user.id')
    .where(sql<boolean>`ai_credits <> coalesce(sums.ai, 0) or custom_credits <> coalesce(sums.custom, 0)`)
    .select(count);
  const lostReservations = db
    .selectFrom('credit_entry as reserved')
    .where('reserved.kind', '=', 'reserve')
    .where(({ exists, not, selectFrom }) =>
      not(
        exists(
          selectFrom('credit_entry as settled')
            .select('settled.id')
            .where('settled.idemKey', '=', sql<string>`replace(reserved.idem_key, 'reserve:', 'settle:')`),
        ),
      ),
    )
    .where(({ exists, not, selectFrom }) =>
      not(
        exists(
          selectFrom('style_tile')
            .select('style_tile.id')
            .where(sql<boolean>`'reserve:' || style_tile.reservation_id::text = reserved.idem_key`),
        ),
      ),
    )
    .where(({ exists, selectFrom }) =>
      exists(selectFrom('app_user').select('app_user.id').whereRef('app_user.id', '=', 'reserved.userId')),
    )
    .select(count);
  return db
    .selectNoFrom([
      wrongBalances.$asScalar().$notNull().as('wrongBalances'),
      lostReservations.$asScalar().$notNull().as('lostReservations'),
    ])
    .executeTakeFirstOrThrow();
}
