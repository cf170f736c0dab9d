import { randomUUID, randomUUIDv7 } from 'node:crypto';
import { CODE_LIFE, LIMITS } from '../../config/limits.ts';
import { type Caller, type Ctx, inTransaction } from '../../context/context.ts';
import { queries } from '../../database/entity-manager.ts';
import type { Code } from '../../database/tables/code.entity.ts';
import { UserEntity } from '../../database/tables/user.entity.ts';
import { invalidField } from '../../http/api-error.ts';
import { toNetwork } from '../../lib/network.ts';
import { grantFreeCredits } from '../ledger/ledger.service.ts';
import { queueDecoy, queueMail } from '../mail/mail.service.ts';
import { takeLimit } from '../rate-limit/rate-limit.ts';
import { endAllSessions, startSession } from '../session/session.service.ts';
import { consumeCode, dropCode, issueCode, renewCode, tryCode } from '../verification/code.service.ts';
import { takeCodeGuess, takeCodeMail, wrongCode } from '../verification/code-budget.ts';
import type { RegisterBody } from './account.schema.ts';
import { announceUser, lockUser } from './account.service.ts';
import { findAddress } from './find-address.ts';
import { newPasswordFault } from './new-password.policy.ts';
import { verifyRecaptcha } from './recaptcha.ts';

const PURPOSE = 'verify-email';
const VERIFY_MINUTES = CODE_LIFE[PURPOSE] / 60;
const ROBOT_MESSAGE = "Failed to verify you're not a robot. Please refresh the page and try again.";

/** What became of a registration: it waits for its code, or the person is signed in at once. */
export type Registered =
  | { readonly kind: 'waiting'; readonly registrationId: string }
  | { readonly kind: 'signed-in'; readonly userId: string; readonly session: StartedSession };

type StartedSession = Awaited<ReturnType<typeof startSession>>;

/**
 * Takes a registration. Nothing of it reaches an account before its address is proved: name and password hash wait
 * with the code. A known address gets the same answer after the same work, and its owner a mail that says so.
 *
 * @throws ApiError 400 for a password made of the person's own words or a robot, 429, 503 when robots cannot be told
 */
export async function register(ctx: Ctx, body: RegisterBody, caller: Caller): Promise<Registered> {
  await takeLimit(ctx, LIMITS.signIn, toNetwork(caller.ip));
  const fault = newPasswordFault(body.password, { email: body.email, name: body.name });
  if (fault !== null) throw invalidField('password', fault);
  await refuseRobots(ctx, body.recaptchaToken ?? '', caller);
  await takeCodeMail(ctx, { place: { purpose: PURPOSE, email: body.email }, caller, isFirst: true });
  const passwordHash = await ctx.house.passwords.hash(body.password);
  const asked = { name: body.name, email: body.email, passwordHash };
  return inTransaction(ctx, (tx) =>
    ctx.house.config.requireEmailVerification ? waitForCode(tx, asked) : signInAtOnce(tx, asked, caller),
  );
}

interface AskedAccount {
  readonly name: string;
  readonly email: string;
  readonly passwordHash: string;
}

/** Of a known address the code is mailed to nobody; its row only makes the work the same. */
async function waitForCode(tx: Ctx, asked: AskedAccount): Promise<Registered> {
  const { name, email, passwordHash } = asked;
  const known = await findAddress(tx, email);
  const registrationId = randomUUID();
  const code = await issueCode(
    tx,
    { purpose: PURPOSE, email },
    {
      userId: known.userId,
      sessionId: registrationId,
      pendingName: name,
      pendingPasswordHash: passwordHash,
    },
  );
  if (known.emailVerified === true) {
    await queueMail(tx, { to: email, mail: { occasion: 'already-registered', name: known.name ?? name } });
  } else {
    await queueMail(tx, { to: email, mail: { occasion: PURPOSE, name, code, minutes: VERIFY_MINUTES } });
  }
  return { kind: 'waiting', registrationId };
}

/** Only where the operator asks for no proof; the address stays unproved until a code or Google proves it. */
async function signInAtOnce(tx: Ctx, asked: AskedAccount, caller: Caller): Promise<Registered> {
  const known = await findAddress(tx, asked.email);
  if (known.userId === null) await dropCode(tx, { purpose: PURPOSE, email: asked.email });
  const userId = await insertUser(tx, { ...asked, emailVerified: false });
  if (userId === null) {
    const { name } = await findAddress(tx, asked.email);
    const mail = { occasion: 'already-registered', name: name ?? asked.name } as const;
    await queueMail(tx, { to: asked.email, mail });
    return { kind: 'waiting', registrationId: randomUUID() };
  }
  const session = await startSession(tx, { userId, isRemembered: true, caller });
  return { kind: 'signed-in', userId, session };
}

async function refuseRobots({ house }: Ctx, token: string, caller: Caller): Promise<void> {
  const { recaptcha, publicUrl } = house.config;
  if (recaptcha === null) return;
  const { secretKey, verifyUrl } = recaptcha;
  const { hostname } = new URL(publicUrl);
  const request = { token, action: 'register', remoteIp: caller.ip };
  const verdict = await verifyRecaptcha(request, { secretKey, verifyUrl, hostname });
  if (verdict === 'failed') throw invalidField('recaptchaToken', ROBOT_MESSAGE);
}

/**
 * Mails a new code for a registration that waits. Every address answers alike, after the same work; within a minute of
 * the last mail none is sent.
 *
 * @throws ApiError 429 `Resend limit reached`
 */
export async function resendCode(ctx: Ctx, email: string, caller: Caller): Promise<void> {
  const place = { purpose: PURPOSE, email } as const;
  const turn = await takeCodeMail(ctx, { place, caller });
  if (!turn.isOpen) return;
  await inTransaction(ctx, async (tx) => {
    const known = await findAddress(tx, email);
    const code = await renewCode(tx, place);
    const name = known.pendingName ?? known.name;
    const isWaiting = name !== null && known.emailVerified !== true;
    const mail = { occasion: PURPOSE, name: name ?? email, code, minutes: VERIFY_MINUTES } as const;
    await (isWaiting ? queueMail : queueDecoy)(tx, { to: email, mail });
  });
}

/** A try at proving an address; `registrationId` is the one the browser asked for, null where it asked for none. */
export interface EmailProof {
  readonly email: string;
  readonly code: string;
  readonly registrationId: string | null;
}

/**
 * Proves an address: the registration that waits becomes an account with its free credits. Nobody is signed in by it.
 *
 * @throws ApiError 400 `Invalid code`
 */
export async function verifyEmail(ctx: Ctx, proof: EmailProof, caller: Caller): Promise<void> {
  await takeCodeGuess(ctx, caller);
  const { email, code: typed, registrationId } = proof;
  const code = await tryCode(ctx, { purpose: PURPOSE, email, typed });
  const isOther = registrationId !== null && code?.sessionId != null && code.sessionId !== registrationId;
  if (code === null || isOther) throw wrongCode('Invalid code');
  await inTransaction(ctx, async (tx) => {
    if (!(await consumeCode(tx, code))) throw wrongCode('Invalid code');
    const userId = await proveAddress(tx, code);
    if (userId === null) throw wrongCode('Invalid code');
    await grantFreeCredits(tx, userId);
    await announceUser(tx, userId);
  });
}

/** Null: the address belongs to a proved account by now, or nobody ever asked for one. */
async function proveAddress(tx: Ctx, code: Code): Promise<string | null> {
  const { email, pendingName: name, pendingPasswordHash: passwordHash } = code;
  const user = await lockUser(tx, { email });
  if (user?.emailVerified === true) return null;
  const hasPending = name != null && passwordHash != null;
  if (user === null) {
    if (!hasPending) return null;
    return insertUser(tx, { name, email, passwordHash, emailVerified: true, consentedAt: code.createdAt });
  }
  // Whoever signed in before the address was proved may have been somebody else.
  await endAllSessions(tx, user.id);
  await tx.em.nativeUpdate(
    UserEntity,
    { id: user.id },
    { emailVerified: true, updatedAt: tx.now, ...(hasPending ? { name, passwordHash } : {}) },
  );
  return user.id;
}

/** What a new account is made of. */
export interface NewUser {
  readonly name: string;
  readonly email: string;
  readonly emailVerified: boolean;
  readonly passwordHash?: string;
  readonly googleId?: string;
  readonly profilePicture?: string | null;
  readonly consentedAt?: Date;
}

/** Makes an account with its free credits and tells its id; null when the address or the Google account has one. */
export async function insertUser(tx: Ctx, user: NewUser): Promise<string | null> {
  const inserted = await queries(tx.em)
    .insertInto('app_user')
    .values({
      consentedAt: tx.now,
      ...user,
      id: randomUUIDv7(),
      createdAt: tx.now,
      updatedAt: tx.now,
    })
    .onConflict((taken) => taken.doNothing())
    .returning('id')
    .executeTakeFirst();
  if (inserted === undefined) return null;
  await grantFreeCredits(tx, inserted.id);
  return inserted.id;
}
