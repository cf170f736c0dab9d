import { randomUUIDv7 } from 'node:crypto';
import { sql } from 'kysely';
import { RECENT_SIGN_IN_SECONDS, SESSION_LIFETIME } from '../../config/limits.ts';
import type { ActorCtx, Caller, Ctx, SessionActor, SessionCtx } from '../../context/context.ts';
import { findUserId } from '../../database/directory.ts';
import { queries } from '../../database/entity-manager.ts';
import { type Session, SessionEntity } from '../../database/tables/session.entity.ts';
import { forbidden, notFound } from '../../http/api-error.ts';
import { toCoarseNetwork } from '../../lib/network.ts';
import { createSessionKey, hashSessionKey, userOfSessionKey } from './session-key.ts';

/** Minimum time between two updates of a session's last use. */
const LAST_SEEN_INTERVAL_SECONDS = 60;

/** Signs a user in with a new key. The key is required to use the session, and only its hash is stored. */
export async function startSession(
  ctx: Ctx,
  { userId, isRemembered, caller }: { userId: string; isRemembered: boolean; caller: Caller },
): Promise<{ key: string; maxAgeSeconds: number | null; session: Session }> {
  const key = createSessionKey(userId);
  const life = isRemembered ? SESSION_LIFETIME.remembered : SESSION_LIFETIME.brief;
  const session = ctx.em.create(SessionEntity, {
    userId,
    id: randomUUIDv7(),
    keyHash: hashSessionKey(key),
    isRemembered,
    userAgent: caller.userAgent.slice(0, 300),
    network: toCoarseNetwork(caller.ip),
    createdAt: ctx.now,
    lastSeenAt: ctx.now,
    authenticatedAt: ctx.now,
    expiresAt: new Date(ctx.now.getTime() + life.absoluteSeconds * 1_000),
  });
  await ctx.em.persist(session).flush();
  return { key, maxAgeSeconds: isRemembered ? life.absoluteSeconds : null, session };
}

/** Neither expired nor idle for too long, by the clock of the database. */
export const isActiveSession = sql<boolean>`expires_at > now() and last_seen_at + make_interval(secs => case when is_remembered
  then ${SESSION_LIFETIME.remembered.idleSeconds}::int else ${SESSION_LIFETIME.brief.idleSeconds}::int end) > now()`;

/** The user of a session key, or null if the session does not exist or has ended. One indexed query by the user. */
export async function findActor(ctx: Ctx, key: string): Promise<SessionActor | null> {
  const keyHash = hashSessionKey(key);
  // Keys of earlier versions do not name their user.
  const userId = userOfSessionKey(key) ?? (await findUserId(ctx.em, { kind: 'session', name: keyHash }));
  if (userId === null) return null;
  const row = await queries(ctx.em)
    .selectFrom('session')
    .select(['id', 'authenticatedAt', 'lastSeenAt'])
    .where('userId', '=', userId)
    .where('keyHash', '=', keyHash)
    .where(isActiveSession)
    .executeTakeFirst();
  if (row === undefined) return null;
  const { id, authenticatedAt, lastSeenAt } = row;
  if (ctx.now.getTime() - lastSeenAt.getTime() > LAST_SEEN_INTERVAL_SECONDS * 1_000) {
    await ctx.em.nativeUpdate(SessionEntity, { userId, id }, { lastSeenAt: ctx.now });
  }
  return { userId, sessionId: id, authenticatedAt };
}

/**
 * Checks that the user signed in recently. `purpose` completes the sentence "Please sign in again to …".
 *
 * @throws ApiError 403 `SK_SIGN_IN_AGAIN`
 */
export function requireRecentSignIn({ actor, now }: SessionCtx, purpose: string): void {
  if (now.getTime() - actor.authenticatedAt.getTime() <= RECENT_SIGN_IN_SECONDS * 1_000) return;
  throw forbidden(`Please sign in again to ${purpose}.`, 'SK_SIGN_IN_AGAIN');
}

/** The user's active sessions, most recently used first. */
export function listSessions({ em, actor }: ActorCtx): Promise<Session[]> {
  return queries(em)
    .selectFrom('session')
    .selectAll()
    .where('userId', '=', actor.userId)
    .where(isActiveSession)
    .orderBy('lastSeenAt', 'desc')
    .orderBy('id', 'desc')
    .execute();
}

/**
 * Ends one of the user's sessions.
 *
 * @throws ApiError 404 when it does not exist or belongs to another user
 */
export async function endSession(ctx: ActorCtx, sessionId: string): Promise<void> {
  const ended = await end(ctx, ctx.actor.userId, { id: sessionId });
  if (ended === 0) throw notFound();
}

/** Ends the session of a sign-out, if it still exists. */
export async function endCurrentSession(ctx: Ctx, { userId, sessionId }: SessionActor): Promise<void> {
  await end(ctx, userId, { id: sessionId });
}

/** Ends the session that a sign-in in the same browser replaces, in the caller's transaction. */
export async function endReplacedSession({ em }: Ctx, { userId, sessionId }: SessionActor): Promise<void> {
  await em.nativeDelete(SessionEntity, { userId, id: sessionId });
}

/** Ends all other sessions of the user and returns their number. */
export function endOtherSessions(ctx: SessionCtx): Promise<number> {
  return end(ctx, ctx.actor.userId, { id: { $ne: ctx.actor.sessionId } });
}

/** Ends all sessions of a user. */
export function endAllSessions(ctx: Ctx, userId: string): Promise<number> {
  return end(ctx, userId, {});
}

/** Announced as a change of the user, so that every open stream immediately checks its session. */
async function end(
  { em, services }: Ctx,
  userId: string,
  which: { readonly id?: string | { readonly $ne: string } },
): Promise<number> {
  const ended = await em.nativeDelete(SessionEntity, { userId, ...which });
  if (ended > 0) await services.sync.announce(em, { userId, kind: 'user', id: userId, projectId: null });
  return ended;
}
