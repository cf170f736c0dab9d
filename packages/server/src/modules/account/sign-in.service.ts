import { type Caller, type Ctx, inTransaction, type SessionActor } from '../../context/context.ts';
import { lockRow } from '../../database/lock-rows.ts';
import { UserEntity } from '../../database/tables/user.entity.ts';
import { ApiError } from '../../http/api-error.ts';
import { toNetwork } from '../../lib/network.ts';
import { endCurrentSession, endReplacedSession, startSession } from '../session/session.service.ts';
import type { LoginBody } from './account.schema.ts';
import { findAddress } from './find-address.ts';
import { compareAtSignIn } from './password-budget.ts';

/** A sign-in: the request body, the caller, and the user who was signed in with that browser before. */
export interface SignInRequest {
  readonly body: LoginBody;
  readonly caller: Caller;
  readonly previousActor: SessionActor | null;
  /** The browser, if it is trusted with this address. */
  readonly deviceId: string | null;
}

/** The result of a sign-in with the right password. */
export type SignedIn =
  | {
      readonly kind: 'signed-in';
      readonly userId: string;
      readonly key: string;
      readonly maxAgeSeconds: number | null;
    }
  | { readonly kind: 'unverified'; readonly registrationId: string | null };

/**
 * Checks a password, with the same work for every address, and starts a session with a new key. The previous session of
 * the browser ends. Only a right password reveals that an address is unverified.
 *
 * @throws ApiError 401 `Invalid email or password`, 429
 */
export async function signIn(
  ctx: Ctx,
  { body, caller, previousActor, deviceId }: SignInRequest,
): Promise<SignedIn> {
  const credentials = await findCredentials(ctx, body.email);
  let needsRehash = false;
  const typed = { email: body.email, network: toNetwork(caller.ip), deviceId };
  const isRight = await compareAtSignIn(ctx, typed, async () => {
    const verified = await ctx.services.passwords.verify(body.password, credentials.passwordHash);
    needsRehash = verified.needsRehash;
    return verified.ok;
  });
  if (!isRight) {
    ctx.services.log.info({ event: 'authn_login_fail' }, 'sign-in rejected');
    throw wrongPassword();
  }
  if (credentials.kind === 'waiting')
    return { kind: 'unverified', registrationId: credentials.registrationId };
  const rehashed = needsRehash ? await ctx.services.passwords.hash(body.password) : null;
  const started = await inTransaction(ctx, async (tx) => {
    await confirmPassword(tx, { userId: credentials.userId, compared: credentials.passwordHash, rehashed });
    if (previousActor !== null) await endReplacedSession(tx, previousActor);
    return startSession(tx, { userId: credentials.userId, isRemembered: body.rememberMe, caller });
  });
  ctx.services.log.info({ event: 'authn_login_success', userId: credentials.userId }, 'signed in');
  return {
    kind: 'signed-in',
    userId: credentials.userId,
    key: started.key,
    maxAgeSeconds: started.maxAgeSeconds,
  };
}

type Credentials =
  | { readonly kind: 'account'; readonly userId: string; readonly passwordHash: string | null }
  | {
      readonly kind: 'waiting';
      readonly passwordHash: string | null;
      readonly registrationId: string | null;
    };

/** The hash to compare with: that of the account, or that of the pending registration. */
async function findCredentials(ctx: Ctx, email: string): Promise<Credentials> {
  const { userId, passwordHash, emailVerified, ...pending } = await findAddress(ctx, email);
  const isAllowed = emailVerified === true || !ctx.services.config.requireEmailVerification;
  if (userId !== null && isAllowed) return { kind: 'account', userId, passwordHash };
  return {
    kind: 'waiting',
    passwordHash: pending.pendingPasswordHash ?? passwordHash,
    registrationId: pending.registrationId,
  };
}

interface ComparedPassword {
  readonly userId: string;
  readonly compared: string | null;
  readonly rehashed: string | null;
}

/** A reset since the comparison has changed the password; this sign-in must then fail. */
async function confirmPassword(tx: Ctx, { userId, compared, rehashed }: ComparedPassword): Promise<void> {
  const user = await lockRow(tx.em, 'app_user', {
    where: { id: userId },
    strength: 'update',
    columns: ['passwordHash'],
  });
  if (user === null || user.passwordHash !== compared) throw wrongPassword();
  if (rehashed !== null) await tx.em.nativeUpdate(UserEntity, { id: userId }, { passwordHash: rehashed });
}

function wrongPassword(): ApiError {
  return new ApiError(401, 'SK_WRONG_PASSWORD', 'Invalid email or password');
}

/** Ends the session of a browser; does nothing if it has already ended. */
export async function signOut(ctx: Ctx, actor: SessionActor): Promise<void> {
  await endCurrentSession(ctx, actor);
  ctx.services.log.info({ event: 'authn_logout', userId: actor.userId }, 'signed out');
}
