import { randomUUIDv7 } from 'node:crypto';
import { sql } from 'kysely';
import { FREE_CREDITS } from '../../config/limits.ts';
import type { ActorCtx, Ctx } from '../../context/context.ts';
import { queries } from '../../database/entity-manager.ts';
import { olderRows } from '../../database/older-rows.ts';
import {
  type CreditAccount,
  type CreditEntry,
  CreditEntryEntity,
  type CreditKind,
} from '../../database/tables/credit-entry.entity.ts';
import { ApiError } from '../../http/api-error.ts';
import type { PageRequest } from '../../http/page.ts';

/** A line to write. `delta` 0 records an event without changing the balance. */
interface Posting {
  readonly userId: string;
  readonly account: CreditAccount;
  readonly kind: CreditKind;
  readonly delta: number;
  readonly description: string;
  readonly refType: string;
  readonly refId: string;
  /** Identifies the business event of the user: a second posting with the same key has no effect. */
  readonly idemKey: string;
}

/** The result of a posting; `repeated` means that the event was already in the ledger. */
type Posted = 'posted' | 'repeated';

/** The reference type of lines about a style guide. */
export const STYLE_TILE_REF = 'style-tile';

const COLUMN = { ai: 'aiCredits', custom: 'customCredits' } as const;

/**
 * Writes a line and changes the balance, in the caller's transaction.
 *
 * The balance is updated first, which locks its row, so that simultaneous postings of one user are serialized. It never
 * becomes negative.
 *
 * @throws ApiError 402 when the balance is too low
 */
export async function post(ctx: Ctx, posting: Posting): Promise<Posted> {
  const column = COLUMN[posting.account];
  const db = queries(ctx.em);
  const updated = await db
    .updateTable('app_user')
    .set((eb) => ({ [column]: eb(column, '+', posting.delta) }))
    .where('id', '=', posting.userId)
    .where((eb) => eb(eb(column, '+', posting.delta), '>=', 0))
    .$if(posting.kind === 'reserve', (update) =>
      update.where(({ exists, not, selectFrom }) =>
        not(
          exists(
            selectFrom('customer')
              .select('userId')
              .where('userId', '=', posting.userId)
              .where('creditDebt', '>', 0),
          ),
        ),
      ),
    )
    .returning(column)
    .executeTakeFirst();
  if (updated === undefined) throw outOfCredits(posting.account);
  const inserted = await db
    .insertInto('credit_entry')
    .values({
      ...posting,
      id: randomUUIDv7(),
      balance: updated[column],
      createdAt: sql<Date>`clock_timestamp()`,
    })
    .onConflict((conflict) => conflict.columns(['userId', 'idemKey']).doNothing())
    .returning('id')
    .executeTakeFirst();
  if (inserted !== undefined) return 'posted';
  await db
    .updateTable('app_user')
    .set((eb) => ({ [column]: eb(column, '-', posting.delta) }))
    .where('id', '=', posting.userId)
    .execute();
  return 'repeated';
}

function outOfCredits(account: CreditAccount): ApiError {
  const message =
    account === 'ai'
      ? 'You’ve used all your available credits. Add a credit pack or upgrade your plan.'
      : 'You’ve used all your available credits. Upgrade your plan to generate more custom Style Tiles.';
  return new ApiError(402, 'SK_OUT_OF_CREDITS', message);
}

/** Grants the credits of a new account; a second call has no effect. */
export async function grantFreeCredits(ctx: Ctx, userId: string): Promise<void> {
  for (const account of ['ai', 'custom'] as const) {
    const description = account === 'ai' ? 'Free AI credits' : 'Free custom style guides';
    const event = `free:${account}:${userId}`;
    await grantCredits(ctx, { userId, account, amount: FREE_CREDITS[account], description, event });
  }
}

/** Credits for a user, granted once per `event`. */
export interface Grant {
  readonly userId: string;
  readonly account: CreditAccount;
  readonly amount: number;
  readonly description: string;
  /** The reason for the grant, such as a purchase; a second grant for the same event has no effect. */
  readonly event: string;
}

export async function grantCredits(
  ctx: Ctx,
  { userId, account, amount, description, event }: Grant,
): Promise<void> {
  await post(ctx, {
    userId,
    account,
    kind: 'grant',
    delta: amount,
    description,
    refType: 'user',
    refId: userId,
    idemKey: `grant:${event}`,
  });
}

/**
 * Reserves one AI credit for a style guide and returns the id of the reservation, which is captured or released once.
 *
 * @throws ApiError 402 when there is none left
 */
export async function reserveCredit(ctx: Ctx, userId: string, styleTileId: string): Promise<string> {
  const reservationId = randomUUIDv7();
  await post(ctx, {
    userId,
    account: 'ai',
    kind: 'reserve',
    delta: -1,
    description: 'Style guide generation',
    refType: STYLE_TILE_REF,
    refId: styleTileId,
    idemKey: `reserve:${reservationId}`,
  });
  return reservationId;
}

/** A reservation with its owner and style guide. */
export interface Reservation {
  readonly userId: string;
  readonly styleTileId: string;
  readonly reservationId: string;
}

/** Spends a reserved credit because its guide was generated. Has no effect if it was captured or released before. */
export function captureCredit(ctx: Ctx, reservation: Reservation): Promise<Posted> {
  return settle(ctx, reservation, 'capture', 0, 'Style guide generated');
}

/** Returns a reserved credit because no guide was generated. Has no effect if it was captured or released before. */
export function releaseCredit(ctx: Ctx, reservation: Reservation): Promise<Posted> {
  return settle(ctx, reservation, 'release', 1, 'Credit returned: no style guide was generated');
}

/** Capture and release share one key, so that only one of them happens, once, whichever worker calls it. */
function settle(
  ctx: Ctx,
  { userId, styleTileId, reservationId }: Reservation,
  kind: 'capture' | 'release',
  delta: number,
  description: string,
): Promise<Posted> {
  return post(ctx, {
    userId,
    account: 'ai',
    kind,
    delta,
    description,
    refType: STYLE_TILE_REF,
    refId: styleTileId,
    idemKey: `settle:${reservationId}`,
  });
}

/**
 * Spends one custom credit of a Free account on a style guide.
 *
 * @throws ApiError 402 when there is none left
 */
export async function spendCustomCredit(ctx: Ctx, userId: string, styleTileId: string): Promise<void> {
  await post(ctx, {
    userId,
    account: 'custom',
    kind: 'spend',
    delta: -1,
    description: 'Custom style guide',
    refType: STYLE_TILE_REF,
    refId: styleTileId,
    idemKey: `spend:custom:${styleTileId}`,
  });
}

/** The user's ledger lines after a cursor, newest first. */
export function listTransactions(
  { em, actor }: ActorCtx,
  { limit, after }: PageRequest,
): Promise<CreditEntry[]> {
  return em.find(
    CreditEntryEntity,
    { userId: actor.userId, ...olderRows(after) },
    { orderBy: { createdAt: 'desc', id: 'desc' }, limit },
  );
}

/** The names of the existing style guides of these lines, by id. */
export async function findStyleTileNames(
  { em, actor }: ActorCtx,
  entries: readonly CreditEntry[],
): Promise<ReadonlyMap<string, string>> {
  const about = entries.filter(({ refType }) => refType === STYLE_TILE_REF);
  const ids = [...new Set(about.map(({ refId }) => refId))];
  if (ids.length === 0) return new Map();
  const rows = await queries(em)
    .selectFrom('style_tile')
    .select(['id', 'name'])
    .where('userId', '=', actor.userId)
    .where('id', 'in', ids)
    .execute();
  return new Map(rows.map(({ id, name }) => [id, name]));
}
