import { type Compilable, type Kysely, sql } from 'kysely';
import { SESSION_LIFETIME } from '../config/limits.ts';
import type { Tables } from '../database/entity-manager.ts';
import { defineRead, type Joined, type PreparedRead, type Slots } from '../database/prepared-read.ts';
import { SessionEntity } from '../database/tables/session.entity.ts';
import type { Ctx, SessionActor } from './context.ts';

/** What a session cookie claims: the user, and the hash of the key. */
export interface SessionClaim {
  readonly userId: string;
  readonly keyHash: string;
}

/** Names that no column of another table has, because a read may return its own columns next to them. */
interface SessionRow {
  readonly sessionId: string;
  readonly sessionAuthenticatedAt: Date;
  readonly sessionLastSeenAt: Date;
}

/** Minimum time between two updates of a session's last use. */
const LAST_SEEN_INTERVAL_SECONDS = 60;

/** Neither expired nor idle for too long, by the clock of the database. */
export const isActiveSession = sql<boolean>`expires_at > now() and last_seen_at + make_interval(secs => case when is_remembered
  then ${SESSION_LIFETIME.remembered.idleSeconds}::int else ${SESSION_LIFETIME.brief.idleSeconds}::int end) > now()`;

const SESSION = defineRead<SessionClaim, SessionRow>('session', (db, { userId, keyHash }) =>
  db
    .selectFrom('session')
    .select([
      'id as sessionId',
      'authenticatedAt as sessionAuthenticatedAt',
      'lastSeenAt as sessionLastSeenAt',
    ])
    .where('userId', '=', userId)
    .where('keyHash', '=', keyHash)
    .where(isActiveSession),
);

/** The user of an active session; null if there is none. One indexed query by the user. */
export async function checkSession(ctx: Ctx, claim: SessionClaim): Promise<SessionActor | null> {
  const [row] = await SESSION.run(ctx.em, claim);
  return row === undefined ? null : toActor(ctx, claim, row);
}

interface Owner {
  readonly userId: string;
}

/** A read of the rows of one user, alone and with the check of their session in the same statement. */
export interface OwnRead<Values extends object, Row extends object> {
  readonly alone: PreparedRead<Values & Owner, Row>;
  readonly inSession: PreparedRead<Values & Owner & SessionClaim, Joined<SessionRow, Row>>;
}

/**
 * Defines a read of the rows of one user.
 *
 * @param name unique among prepared reads, up to 50 bytes
 * @param build gets a slot for the user, besides those of its own
 */
export function defineOwnRead<Values extends object, Row extends object>(
  name: string,
  build: (db: Kysely<Tables>, slots: Slots<Values & Owner>) => Compilable<Row>,
): OwnRead<Values, Row> {
  const alone = defineRead<Values & Owner, Row>(name, build);
  return { alone, inSession: alone.after(SESSION) };
}

/**
 * Checks the session and reads rows of its user with one statement.
 *
 * @returns null without an active session
 */
export async function readInSession<Values extends object, Row extends object>(
  ctx: Ctx,
  claim: SessionClaim,
  { read, values }: { readonly read: OwnRead<Values, Row>; readonly values: Values },
): Promise<{ readonly actor: SessionActor; readonly rows: Row[] } | null> {
  const joined = await read.inSession.run(ctx.em, { ...values, ...claim });
  const [first] = joined;
  if (first === undefined) return null;
  return { actor: await toActor(ctx, claim, first), rows: joined.filter((row) => row.isRow === true) };
}

async function toActor(
  ctx: Ctx,
  { userId }: SessionClaim,
  { sessionId, sessionAuthenticatedAt, sessionLastSeenAt }: SessionRow,
): Promise<SessionActor> {
  if (ctx.now.getTime() - sessionLastSeenAt.getTime() > LAST_SEEN_INTERVAL_SECONDS * 1_000) {
    await ctx.em.nativeUpdate(SessionEntity, { userId, id: sessionId }, { lastSeenAt: ctx.now });
  }
  return { userId, sessionId, authenticatedAt: sessionAuthenticatedAt };
}
