import { randomUUIDv7 } from 'node:crypto';
import { sql } from 'kysely';
import { LIMITS, TOKENS } from '../../config/limits.ts';
import {
  type Ctx,
  inTransaction,
  type SessionCtx,
  type TokenActor,
  type TokenCtx,
} from '../../context/context.ts';
import { isActiveSession } from '../../context/session-check.ts';
import { claimName, findUserId } from '../../database/directory.ts';
import { queries } from '../../database/entity-manager.ts';
import { lockRow } from '../../database/lock-rows.ts';
import { type AccessToken, AccessTokenEntity } from '../../database/tables/access-token.entity.ts';
import { DeviceCodeEntity } from '../../database/tables/device-code.entity.ts';
import { conflict, notFound, unauthenticated } from '../../http/api-error.ts';
import { queueMail } from '../mail/mail.service.ts';
import { consumeLimit } from '../rate-limit/rate-limit.ts';
import { requireRecentSignIn } from '../session/session.service.ts';
import type { TokenBody } from './access-token.schema.ts';
import { createTokenValue, hashTokenValue, toTokenPrefix } from './token-value.ts';

const DAY_MS = 24 * 3_600 * 1_000;
const MINUTE_MS = 60_000;
const PURPOSE = 'manage access tokens';

/** Neither revoked nor expired, by the clock of the database. */
export const isActiveToken = sql<boolean>`revoked_at is null and expires_at > now()`;

/**
 * Creates an access token and mails the owner. The value is returned once; only its hash is stored.
 *
 * @throws ApiError 403 `SK_SIGN_IN_AGAIN`, 409 `SK_TOKEN_LIMIT`, 429
 */
export async function createToken(
  ctx: SessionCtx,
  { name, scopes, expiresInDays }: TokenBody,
): Promise<CreatedToken> {
  requireRecentSignIn(ctx, PURPOSE);
  const { userId } = ctx.actor;
  await consumeLimit(ctx, LIMITS.tokens, userId);
  const created = await inTransaction(ctx, async (tx) => {
    await lockAccountOfSession(tx);
    return await addToken(tx, userId, { name, scopes, expiresInDays, isDevice: false });
  });
  logCreation(ctx, created.row);
  return created;
}

/** A new token and its value, which is not stored. */
export interface CreatedToken {
  readonly row: AccessToken;
  readonly value: string;
}

/**
 * Adds a token in the caller's transaction, which has locked the account and logs the creation after it commits.
 *
 * @throws ApiError 409 `SK_TOKEN_LIMIT`
 */
export async function addToken(
  tx: Ctx,
  userId: string,
  { name, scopes, expiresInDays, isDevice }: TokenBody & { readonly isDevice: boolean },
): Promise<CreatedToken> {
  await requireFreeSlot(tx, userId);
  const value = createTokenValue();
  const valueHash = hashTokenValue(value);
  const row = tx.em.create(AccessTokenEntity, {
    userId,
    id: randomUUIDv7(),
    valueHash,
    prefix: toTokenPrefix(value),
    name,
    scopes,
    isDevice,
    createdAt: tx.now,
    expiresAt: new Date(tx.now.getTime() + expiresInDays * DAY_MS),
  });
  await claimName(tx.em, { kind: 'token', name: valueHash }, userId, row.expiresAt);
  await tx.em.persist(row).flush();
  const owner = await findOwner(tx, userId);
  const expiresAt = row.expiresAt.toISOString();
  const mail = { template: 'token-created', name: owner.name, tokenName: name, scopes, expiresAt } as const;
  await queueMail(tx, { to: owner.email, mail });
  await announce(tx, userId);
  return { row, value };
}

/** Logs that a token was created. */
export function logCreation({ services }: Ctx, { id, userId }: AccessToken): void {
  services.log.info({ event: 'authn_token_created', userId, tokenId: id }, 'access token created');
}

/** The user's tokens that are not revoked, newest first; expired ones stay listed for a while. */
export function listTokens(ctx: SessionCtx): Promise<AccessToken[]> {
  requireRecentSignIn(ctx, PURPOSE);
  const { em, actor } = ctx;
  const where = { userId: actor.userId, revokedAt: null };
  return em.find(AccessTokenEntity, where, { orderBy: { createdAt: 'desc', id: 'desc' } });
}

/**
 * Revokes one of the user's tokens.
 *
 * @throws ApiError 403 `SK_SIGN_IN_AGAIN`; 404 when it does not exist, is revoked or belongs to another user
 */
export async function revokeToken(ctx: SessionCtx, id: string): Promise<void> {
  requireRecentSignIn(ctx, PURPOSE);
  const { userId } = ctx.actor;
  await inTransaction(ctx, async (tx) => {
    if ((await revoke(tx, { id, userId })) === 0) throw notFound();
    await announce(tx, userId);
  });
  ctx.services.log.info({ event: 'authn_token_revoked', userId, tokenId: id }, 'access token revoked');
}

/** The token of a call, and its owner. */
export async function findCurrentToken(
  ctx: TokenCtx,
): Promise<{ row: AccessToken; owner: { name: string; email: string } }> {
  const { tokenId: id, userId } = ctx.actor;
  const row = await ctx.em.findOne(AccessTokenEntity, { id, userId });
  if (row === null) throw notFound();
  return { row, owner: await findOwner(ctx, userId) };
}

/** Revokes the token of a call, so that a program can sign out. */
export async function revokeCurrentToken(ctx: TokenCtx): Promise<void> {
  const { tokenId: id, userId } = ctx.actor;
  await inTransaction(ctx, async (tx) => {
    await revoke(tx, { id, userId });
    await announce(tx, userId);
  });
  ctx.services.log.info({ event: 'authn_token_revoked', userId, tokenId: id }, 'access token revoked');
}

/**
 * Revokes all tokens of a user, and sign-ins of devices that have no token yet, in the caller's transaction, which must
 * also announce a change of the user.
 */
export async function revokeAllTokens(tx: Ctx, userId: string): Promise<number> {
  await tx.em.nativeDelete(DeviceCodeEntity, { userId });
  return revoke(tx, { userId });
}

/** The user and scopes of a token, or null if it is unknown, expired or revoked. Two look-ups by key. */
export async function findTokenActor(ctx: Ctx, value: string): Promise<TokenActor | null> {
  const valueHash = hashTokenValue(value);
  const userId = await findUserId(ctx.em, { kind: 'token', name: valueHash });
  if (userId === null) return null;
  const row = await queries(ctx.em)
    .selectFrom('access_token')
    .select(['id', 'scopes', 'lastUsedAt'])
    .where('userId', '=', userId)
    .where('valueHash', '=', valueHash)
    .where(isActiveToken)
    .executeTakeFirst();
  if (row === undefined) return null;
  const { id: tokenId, scopes } = row;
  const minute = new Date(Math.floor(ctx.now.getTime() / MINUTE_MS) * MINUTE_MS);
  if ((row.lastUsedAt?.getTime() ?? 0) < minute.getTime()) {
    await ctx.em.nativeUpdate(AccessTokenEntity, { userId, id: tokenId }, { lastUsedAt: minute });
  }
  return { userId, tokenId, scopes };
}

function revoke({ em, now }: Ctx, which: { readonly id?: string; readonly userId: string }): Promise<number> {
  return em.nativeUpdate(AccessTokenEntity, { ...which, revokedAt: null }, { revokedAt: now });
}

/**
 * Locks the account, so that simultaneous calls cannot exceed the limit, and checks the session again: a password reset
 * may have ended it in the meantime, and a token created now would survive the reset.
 */
export async function lockAccountOfSession(tx: SessionCtx): Promise<void> {
  const { userId, sessionId } = tx.actor;
  const owner = await lockRow(tx.em, 'app_user', {
    where: { id: userId },
    strength: 'no key update',
    columns: ['id'],
  });
  const session = await queries(tx.em)
    .selectFrom('session')
    .select('id')
    .where('userId', '=', userId)
    .where('id', '=', sessionId)
    .where(isActiveSession)
    .executeTakeFirst();
  if (owner === null || session === undefined) throw unauthenticated();
}

async function findOwner({ em }: Ctx, userId: string): Promise<{ email: string; name: string }> {
  return queries(em)
    .selectFrom('app_user')
    .select(['email', 'name'])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
}

/**
 * Checks that the user may have another token.
 *
 * @throws ApiError 409 `SK_TOKEN_LIMIT`
 */
export async function requireFreeSlot({ em }: Ctx, userId: string): Promise<void> {
  const { count } = await queries(em)
    .selectFrom('access_token')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('userId', '=', userId)
    .where(isActiveToken)
    .executeTakeFirstOrThrow();
  if (count < TOKENS.perUser) return;
  throw conflict(`You have ${TOKENS.perUser} access tokens. Revoke one to create another.`, 'SK_TOKEN_LIMIT');
}

/** Notifies the open pages of the user, and makes their event streams check their session or token. */
function announce({ services, em }: Ctx, userId: string): Promise<void> {
  return services.sync.announce(em, { userId, kind: 'user', id: userId, projectId: null });
}
