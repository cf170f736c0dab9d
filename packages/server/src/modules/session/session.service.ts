import { randomUUIDv7 } from 'node:crypto';
import { RECENT_SIGN_IN_SECONDS, SESSION_LIFETIME } from '../../config/limits.ts';
import type { ActorCtx, Caller, Ctx, SessionActor, SessionCtx } from '../../context/context.ts';
import type { OwnReader } from '../../context/own-reader.ts';
import { checkSession, defineOwnRead, isActiveSession } from '../../context/session-check.ts';
import { findUserId } from '../../database/directory.ts';
import { type Session, SessionEntity } from '../../database/tables/session.entity.ts';
import { forbidden, notFound } from '../../http/api-error.ts';
import { toCoarseNetwork } from '../../lib/network.ts';
import { claimOf, createSessionKey, hashSessionKey } from './session-key.ts';

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

/** The user of a session key, or null if the session does not exist or has ended. */
export async function findActor(ctx: Ctx, key: string): Promise<SessionActor | null> {
  const claim = claimOf(key);
  if (claim !== null) return checkSession(ctx, claim);
  // Keys of earlier versions do not name their user.
  const keyHash = hashSessionKey(key);
  const userId = await findUserId(ctx.em, { kind: 'session', name: keyHash });
  return userId === null ? null : checkSession(ctx, { userId, keyHash });
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

/** What a list shows of a session. */
export type ListedSession = Omit<Session, 'keyHash' | 'userId' | 'authenticatedAt'>;

const SESSIONS = defineOwnRead<object, ListedSession>('sessions', (db, { userId }) =>
  db
    .selectFrom('session')
    .select(['id', 'userAgent', 'network', 'isRemembered', 'createdAt', 'lastSeenAt', 'expiresAt'])
    .where('userId', '=', userId)
    .where(isActiveSession)
    .orderBy('lastSeenAt', 'desc')
    .orderBy('id', 'desc'),
);

/** The user's active sessions, most recently used first. */
export function listSessions(reader: OwnReader): Promise<ListedSession[]> {
  return reader.read(SESSIONS, {});
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
