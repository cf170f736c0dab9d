import { sql } from 'kysely';
import { LEDGER_CHECK } from '../../config/limits.ts';
import type { Ctx } from '../../context/context.ts';
import { queries } from '../../database/entity-manager.ts';
import { type LedgerCheck, LedgerCheckEntity } from '../../database/tables/ledger-check.entity.ts';
import { findDrift, type LedgerDrift, sumUp, type UserDrift } from './measure-drift.ts';

const NAME = 'ledger';
/** Accounts per statement. */
const GROUP = 200;

/**
 * Checks the accounts with postings since the last run, those in which it found something, and the next part of all
 * accounts, so that every account is checked within a day. The ledger cannot drift by design; this reports a bug.
 *
 * The cost depends on the new postings and on a 280th of the accounts, not on the length of the ledger. Only one run at
 * a time.
 *
 * @param signal checked between the statements
 */
export async function checkLedger(ctx: Ctx, signal?: AbortSignal): Promise<void> {
  const state = await readLedgerCheck(ctx);
  const changed = await findChangedUsers(ctx, state?.checkedUntil ?? null);
  const part = await findNextPart(ctx, state?.nextUserId ?? null);
  const suspects = state?.suspects ?? [];
  const drifts = await findDriftOf(ctx, [...new Set([...changed, ...part.userIds, ...suspects])], signal);
  const found = sumUp(drifts);
  await ctx.em.upsert(LedgerCheckEntity, {
    name: NAME,
    ...found,
    checkedUntil: ctx.now,
    nextUserId: part.nextUserId,
    suspects: drifts.slice(0, LEDGER_CHECK.maxSuspects).map(({ userId }) => userId),
    ranAt: ctx.now,
    roundEndedAt: part.nextUserId === null ? ctx.now : (state?.roundEndedAt ?? null),
  });
  if (drifts.length > 0) ctx.services.log.error({ event: 'ledger_drift', drift: found }, 'ledger drift');
}

/** What the last check found; zeros before the first one. One row. */
export async function readLedgerDrift(ctx: Ctx): Promise<LedgerDrift> {
  const state = await readLedgerCheck(ctx);
  return {
    wrongBalances: state?.wrongBalances ?? 0,
    lostReservations: state?.lostReservations ?? 0,
  };
}

function readLedgerCheck({ em }: Ctx): Promise<LedgerCheck | null> {
  return em.findOne(LedgerCheckEntity, { name: NAME }, { disableIdentityMap: true });
}

/**
 * The users with postings since a time. The ids of postings begin with their time, so this reads only those: by the
 * clock of the process that wrote them, hence the overlap.
 */
async function findChangedUsers({ em, now }: Ctx, since: Date | null): Promise<string[]> {
  const fromMs = (since ?? now).getTime() - LEDGER_CHECK.overlapSeconds * 1_000;
  const rows = await queries(em)
    .selectFrom('credit_entry')
    .select('userId')
    .distinct()
    .where('id', '>=', firstIdAt(fromMs))
    .execute();
  return rows.map(({ userId }) => userId);
}

/** The lowest UUID of version 7 with this time (RFC 9562, 5.7). */
function firstIdAt(ms: number): string {
  const time = Math.max(0, ms).toString(16).padStart(12, '0');
  return `${time.slice(0, 8)}-${time.slice(8)}-7000-8000-000000000000`;
}

interface Part {
  readonly userIds: readonly string[];
  /** Null when this is the last part. */
  readonly nextUserId: string | null;
}

async function findNextPart(ctx: Ctx, after: string | null): Promise<Part> {
  const size = Math.max(LEDGER_CHECK.minPart, Math.ceil((await estimateUsers(ctx)) / LEDGER_CHECK.parts));
  const rows = await queries(ctx.em)
    .selectFrom('app_user')
    .select('id')
    .$if(after !== null, (query) => query.where('id', '>', after ?? ''))
    .orderBy('id')
    .limit(size)
    .execute();
  const userIds = rows.map(({ id }) => id);
  return { userIds, nextUserId: userIds.length < size ? null : (userIds.at(-1) ?? null) };
}

/** The number of accounts as the database last estimated it, without counting. */
async function estimateUsers({ em }: Ctx): Promise<number> {
  const { rows } = await sql<{ users: number }>`
    select greatest(reltuples, 0)::float8 as users from pg_class where oid = 'app_user'::regclass`.execute(
    queries(em),
  );
  return rows[0]?.users ?? 0;
}

async function findDriftOf(
  ctx: Ctx,
  userIds: readonly string[],
  signal: AbortSignal | undefined,
): Promise<UserDrift[]> {
  const drifts: UserDrift[] = [];
  for (let start = 0; start < userIds.length; start += GROUP) {
    signal?.throwIfAborted();
    drifts.push(...(await findDrift(ctx, userIds.slice(start, start + GROUP))));
  }
  return drifts;
}
