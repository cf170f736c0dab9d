import { randomUUID, randomUUIDv7 } from 'node:crypto';
import { CODE_LIFETIME_SECONDS, LIMITS } from '../../config/limits.ts';
import { type Caller, type Ctx, inTransaction } from '../../context/context.ts';
import { claimName, dropNames } from '../../database/directory.ts';
import { queries } from '../../database/entity-manager.ts';
import type { Code } from '../../database/tables/code.entity.ts';
import { UserEntity } from '../../database/tables/user.entity.ts';
import { invalidField } from '../../http/api-error.ts';
import { toNetwork } from '../../lib/network.ts';
import { revokeAllTokens } from '../access-token/access-token.service.ts';
import { grantFreeCredits } from '../ledger/ledger.service.ts';
import { queueDummyMail, queueMail } from '../mail/mail.service.ts';
import { consumeLimit } from '../rate-limit/rate-limit.ts';
import { endAllSessions, startSession } from '../session/session.service.ts';
import { checkCode, consumeCode, dropCode, issueCode, renewCode } from '../verification/code.service.ts';
import { consumeCodeAttempt, consumeCodeMail, wrongCode } from '../verification/code-budget.ts';
import type { RegisterBody } from './account.schema.ts';
import { announceUser, lockUserOf } from './account.service.ts';
import { findAddress } from './find-address.ts';
import { findPasswordIssue } from './new-password.policy.ts';
import { verifyRecaptcha } from './recaptcha.ts';

const PURPOSE = 'verify-email';
const VERIFY_MINUTES = CODE_LIFETIME_SECONDS[PURPOSE] / 60;
const BOT_MESSAGE = "Failed to verify you're not a robot. Please refresh the page and try again.";

/** The result of a registration: it waits for its code, or the user is signed in immediately. */
export type Registered =
  | { readonly kind: 'waiting'; readonly registrationId: string }
  | { readonly kind: 'signed-in'; readonly userId: string; readonly session: StartedSession };

type StartedSession = Awaited<ReturnType<typeof startSession>>;

/**
 * Registers a user. No account is created or changed before the address is verified; name and password hash are stored
 * with the code. A known address gets the same response after the same work, and its owner is informed by mail.
 *
 * @throws ApiError 400 for a too personal password or a failed bot check, 429, 503 when the bot check is unavailable
 */
export async function register(ctx: Ctx, body: RegisterBody, caller: Caller): Promise<Registered> {
  await consumeLimit(ctx, LIMITS.signIn, toNetwork(caller.ip));
  const issue = findPasswordIssue(body.password, { email: body.email, name: body.name });
  if (issue !== null) throw invalidField('password', issue);
  await requireHuman(ctx, body.recaptchaToken ?? '', caller);
  await consumeCodeMail(ctx, { codeKey: { purpose: PURPOSE, email: body.email }, caller, isFirst: true });
  const passwordHash = await ctx.services.passwords.hash(body.password);
  const requested = { name: body.name, email: body.email, passwordHash };
  return inTransaction(ctx, (tx) =>
    ctx.services.config.requireEmailVerification
      ? startVerification(tx, requested)
      : signInImmediately(tx, requested, caller),
  );
}

interface RequestedAccount {
  readonly name: string;
  readonly email: string;
  readonly passwordHash: string;
}

/** For a verified address no code is mailed; the row only equalizes the timing. */
async function startVerification(tx: Ctx, requested: RequestedAccount): Promise<Registered> {
  const { name, email, passwordHash } = requested;
  const existing = await findAddress(tx, email);
  const registrationId = randomUUID();
  const code = await issueCode(
    tx,
    { purpose: PURPOSE, email },
    {
      userId: existing.userId,
      sessionId: registrationId,
      pendingName: name,
      pendingPasswordHash: passwordHash,
    },
  );
  if (existing.emailVerified === true) {
    await queueMail(tx, { to: email, mail: { template: 'already-registered', name: existing.name ?? name } });
  } else {
    await queueMail(tx, { to: email, mail: { template: PURPOSE, name, code, minutes: VERIFY_MINUTES } });
  }
  return { kind: 'waiting', registrationId };
}

/**
 * Only if the operator does not require verification; the address stays unverified until a code or Google verifies it.
 */
async function signInImmediately(tx: Ctx, requested: RequestedAccount, caller: Caller): Promise<Registered> {
  const existing = await findAddress(tx, requested.email);
  if (existing.userId === null) await dropCode(tx, { purpose: PURPOSE, email: requested.email });
  const userId = await insertUser(tx, { ...requested, emailVerified: false });
  if (userId === null) {
    const { name } = await findAddress(tx, requested.email);
    const mail = { template: 'already-registered', name: name ?? requested.name } as const;
    await queueMail(tx, { to: requested.email, mail });
    return { kind: 'waiting', registrationId: randomUUID() };
  }
  const session = await startSession(tx, { userId, isRemembered: true, caller });
  return { kind: 'signed-in', userId, session };
}

async function requireHuman({ services }: Ctx, token: string, caller: Caller): Promise<void> {
  const { recaptcha, publicUrl } = services.config;
  if (recaptcha === null) return;
  const { secretKey, verifyUrl } = recaptcha;
  const { hostname } = new URL(publicUrl);
  const request = { token, action: 'register', remoteIp: caller.ip };
  const verdict = await verifyRecaptcha(request, { secretKey, verifyUrl, hostname });
  if (verdict === 'failed') throw invalidField('recaptchaToken', BOT_MESSAGE);
}

/**
 * Mails a new code for a pending registration. All addresses get the same response after the same work. Within a minute
 * of the last mail, none is sent.
 *
 * @throws ApiError 429 `Resend limit reached`
 */
export async function resendCode(ctx: Ctx, email: string, caller: Caller): Promise<void> {
  const codeKey = { purpose: PURPOSE, email } as const;
  const result = await consumeCodeMail(ctx, { codeKey, caller });
  if (!result.isAllowed) return;
  await inTransaction(ctx, async (tx) => {
    const existing = await findAddress(tx, email);
    const code = await renewCode(tx, codeKey);
    const name = existing.pendingName ?? existing.name;
    const isWaiting = name !== null && existing.emailVerified !== true;
    const mail = { template: PURPOSE, name: name ?? email, code, minutes: VERIFY_MINUTES } as const;
    await (isWaiting ? queueMail : queueDummyMail)(tx, { to: email, mail });
  });
}

/** An attempt to verify an address; `registrationId` is the one stored in the browser, null if there is none. */
export interface EmailVerification {
  readonly email: string;
  readonly code: string;
  readonly registrationId: string | null;
}

/**
 * Verifies an address: the pending registration becomes an account with its free credits. This does not sign in.
 *
 * @throws ApiError 400 `Invalid code`
 */
export async function verifyEmail(ctx: Ctx, proof: EmailVerification, caller: Caller): Promise<void> {
  await consumeCodeAttempt(ctx, caller);
  const { email, code: typed, registrationId } = proof;
  const code = await checkCode(ctx, { purpose: PURPOSE, email, typed });
  const isOther = registrationId !== null && code?.sessionId != null && code.sessionId !== registrationId;
  if (code === null || isOther) throw wrongCode('Invalid code');
  await inTransaction(ctx, async (tx) => {
    if (!(await consumeCode(tx, code))) throw wrongCode('Invalid code');
    const userId = await verifyAddress(tx, code);
    if (userId === null) throw wrongCode('Invalid code');
    await grantFreeCredits(tx, userId);
    await announceUser(tx, userId);
  });
}

/** Null if the address belongs to a verified account, or if nothing was registered. */
async function verifyAddress(tx: Ctx, code: Code): Promise<string | null> {
  const { email, pendingName: name, pendingPasswordHash: passwordHash } = code;
  const user = await lockUserOf(tx, { kind: 'email', name: email });
  if (user?.emailVerified === true) return null;
  const hasPending = name != null && passwordHash != null;
  if (user === null) {
    if (!hasPending) return null;
    const account = { name, email, passwordHash, emailVerified: true, consentedAt: code.createdAt };
    // The id of the code: if it is repeated because a machine failed, it creates the same account.
    return insertUser(tx, account, code.id);
  }
  // Sessions and tokens from before the verification may belong to someone else.
  await endAllSessions(tx, user.id);
  await revokeAllTokens(tx, user.id);
  await tx.em.nativeUpdate(
    UserEntity,
    { id: user.id },
    { emailVerified: true, updatedAt: tx.now, ...(hasPending ? { name, passwordHash } : {}) },
  );
  return user.id;
}

/** The data of a new account. */
export interface NewUser {
  readonly name: string;
  readonly email: string;
  readonly emailVerified: boolean;
  readonly passwordHash?: string;
  readonly googleId?: string;
  readonly profilePicture?: string | null;
  readonly consentedAt?: Date;
}

/**
 * Creates an account with its free credits and returns its id; null if the address or the Google account is taken.
 *
 * @param id a UUID of version 7; repeating it has no effect
 */
export async function insertUser(
  tx: Ctx,
  user: NewUser,
  id: string = randomUUIDv7(),
): Promise<string | null> {
  if (!(await claimNames(tx, user, id))) return null;
  await queries(tx.em)
    .insertInto('app_user')
    .values({ consentedAt: tx.now, ...user, id, createdAt: tx.now, updatedAt: tx.now })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute();
  await grantFreeCredits(tx, id);
  return id;
}

/** Takes the address and the Google account of a new user, or neither. */
async function claimNames({ em }: Ctx, { email, googleId }: NewUser, userId: string): Promise<boolean> {
  if (!(await claimName(em, { kind: 'email', name: email }, userId))) return false;
  if (googleId === undefined || (await claimName(em, { kind: 'google', name: googleId }, userId)))
    return true;
  await dropNames(em, 'email', [email]);
  return false;
}
