import { sql } from 'kysely';
import type { Ctx } from '../../context/context.ts';
import { queries } from '../../database/entity-manager.ts';

/** Inconsistencies of the ledger; both numbers are 0 if it is correct. */
export interface LedgerDrift {
  /** Accounts whose balance is not the sum of their lines. */
  readonly wrongBalances: number;
  /** Reservations that are neither settled nor referred to by a pending style guide. */
  readonly lostReservations: number;
}

/** The inconsistencies of one user. */
export interface UserDrift {
  readonly userId: string;
  readonly hasWrongBalance: boolean;
  readonly lostReservations: number;
}

/** Checks these users and returns those with an inconsistency. Reads their rows only, by indexes. */
export async function findDrift(ctx: Ctx, userIds: readonly string[]): Promise<UserDrift[]> {
  return select(ctx, sql`where id = any(${[...userIds]}::uuid[])`);
}

/** Checks the whole ledger in one statement: for small databases. */
export async function measureDrift(ctx: Ctx): Promise<LedgerDrift> {
  return sumUp(await select(ctx, sql``));
}

export function sumUp(drifts: readonly UserDrift[]): LedgerDrift {
  return {
    wrongBalances: drifts.filter(({ hasWrongBalance }) => hasWrongBalance).length,
    lostReservations: drifts.reduce((sum, { lostReservations }) => sum + lostReservations, 0),
  };
}

async function select({ em }: Ctx, users: ReturnType<typeof sql>): Promise<UserDrift[]> {
  const { rows } = await sql<UserDrift>`
    select * from (
      select id as user_id,
        exists (
          select 1 from (
            select coalesce(sum(delta) filter (where account = 'ai'), 0) as ai,
              coalesce(sum(delta) filter (where account = 'custom'), 0) as custom
            from credit_entry where credit_entry.user_id = checked.id
          ) as sums where sums.ai <> checked.ai_credits or sums.custom <> checked.custom_credits
        ) as has_wrong_balance,
        (
          select count(*)::int from credit_entry as reserved
          where reserved.user_id = checked.id and reserved.kind = 'reserve'
            and not exists (select 1 from credit_entry as settled
              where settled.user_id = checked.id
                and settled.idem_key = replace(reserved.idem_key, 'reserve:', 'settle:'))
            and not exists (select 1 from style_tile where style_tile.user_id = checked.id
              and 'reserve:' || style_tile.reservation_id::text = reserved.idem_key)
        ) as lost_reservations
      from (select id, ai_credits, custom_credits from app_user ${users}) as checked
    ) as drift where has_wrong_balance or lost_reservations > 0`.execute(queries(em));
  return rows;
}
