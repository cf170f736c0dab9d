import { randomInt } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { LIMITS, type Limit, PASSWORD_PAUSE } from '../../config/limits.ts';
import { type Ctx, inTransaction } from '../../context/context.ts';
import { tooManyRequests } from '../../http/api-error.ts';
import { queueDummyMail, queueMail } from '../mail/mail.service.ts';
import { block, blockedSeconds, decrement, increment, resetLimit } from '../rate-limit/rate-limit.ts';
import { findAddress } from './find-address.ts';

const MESSAGE = 'Too many wrong passwords. Please try again later, or reset your password.';

/** A password that someone typed for an address; unknown addresses are limited in the same way. */
export interface TypedPassword {
  readonly email: string;
  readonly network: string;
  /** The browser from which this account was signed in to before; null for an unknown one. */
  readonly deviceId: string | null;
}

/** Compares a password and returns whether it is right. */
type Compare = () => Promise<boolean>;

/**
 * Compares a password at a sign-in, unless too many wrong ones were typed.
 *
 * A trusted browser has limits of its own, so that no one else can lock it out. For all unknown browsers together, wrong
 * passwords are limited per day and need growing pauses, and those of one network are limited further. A right password
 * does not count, also in parallel.
 *
 * @throws ApiError 429 after too many wrong passwords; 503 when too many wait
 */
export function compareAtSignIn(ctx: Ctx, typed: TypedPassword, compare: Compare): Promise<boolean> {
  const { email, network, deviceId } = typed;
  const { passwordLanes, networkLanes } = ctx.services;
  if (deviceId !== null) return compareOwn(ctx, `device:${deviceId}:${email}`, compare);
  const pair = `${network} ${email}`;
  const uses: Use[] = [
    { limit: LIMITS.signIn, subject: network },
    { limit: LIMITS.passwordBurst, subject: pair, isConsecutive: true },
    { limit: LIMITS.passwordNetwork, subject: pair },
    { limit: LIMITS.passwordAttempts, subject: email },
  ];
  return passwordLanes.run(email, async () => {
    await waitForPause(ctx, email);
    return networkLanes.run(network, () =>
      withUses(ctx, uses, compare, async (used) =>
        slowDown(ctx, email, used.get(LIMITS.passwordAttempts) ?? 0),
      ),
    );
  });
}

/**
 * Compares the password of a user who is signed in, or of a trusted browser: `subject` has its own limits.
 *
 * @throws ApiError 429 after too many wrong passwords; 503 when too many wait
 */
export function compareOwn(ctx: Ctx, subject: string, compare: Compare): Promise<boolean> {
  const uses: Use[] = [
    { limit: LIMITS.passwordBurst, subject, isConsecutive: true },
    { limit: LIMITS.passwordAttempts, subject },
  ];
  return ctx.services.passwordLanes.run(subject, () => withUses(ctx, uses, compare));
}

/** Call this when the owner proved access to the mailbox: the attempts of others no longer hinder them. */
export async function resetPasswordAttempts(ctx: Ctx, email: string, network: string): Promise<void> {
  const pair = `${network} ${email}`;
  await resetLimit(ctx, LIMITS.passwordBurst, pair);
  await resetLimit(ctx, LIMITS.passwordNetwork, pair);
  await resetLimit(ctx, LIMITS.passwordAttempts, email);
  await resetLimit(ctx, LIMITS.passwordPause, email);
}

interface Use {
  readonly limit: Limit;
  readonly subject: string;
  /** A right password ends the series of wrong ones. */
  readonly isConsecutive?: boolean;
}

type Used = ReadonlyMap<Limit, number>;

/** Each use is counted before the comparison, so that parallel guesses gain nothing, and removed if it was right. */
async function withUses(
  ctx: Ctx,
  uses: readonly Use[],
  compare: Compare,
  onWrong: (used: Used) => Promise<void> = async () => undefined,
): Promise<boolean> {
  const used = await reserve(ctx, uses);
  const isRight = await compare().catch(async (error: unknown) => {
    await giveBack(ctx, uses);
    throw error;
  });
  if (!isRight) {
    await onWrong(used);
    return false;
  }
  for (const use of uses) {
    if (use.isConsecutive === true) await resetLimit(ctx, use.limit, use.subject);
    else await decrement(ctx, use.limit, use.subject);
  }
  return true;
}

/** Other processes may be comparing right passwords at the moment; their uses are removed within this time. */
const TRIES = 4;
const PAUSE_MS = { from: 50, to: 150 } as const;

async function reserve(ctx: Ctx, uses: readonly Use[]): Promise<Used> {
  for (let left = TRIES; ; left -= 1) {
    const result = await tryReserve(ctx, uses);
    if ('used' in result) return result.used;
    if (left === 1) throw tooManyRequests(Math.max(1, result.resetsInSeconds), MESSAGE);
    await delay(randomInt(PAUSE_MS.from, PAUSE_MS.to));
  }
}

async function tryReserve(
  ctx: Ctx,
  uses: readonly Use[],
): Promise<{ readonly used: Used } | { readonly resetsInSeconds: number }> {
  const counted = new Map<Limit, number>();
  for (const [index, { limit, subject }] of uses.entries()) {
    const { used, resetsInSeconds } = await increment(ctx, limit, subject);
    if (used > limit.max) {
      await giveBack(ctx, uses.slice(0, index + 1));
      return { resetsInSeconds };
    }
    counted.set(limit, used);
  }
  return { used: counted };
}

async function giveBack(ctx: Ctx, uses: readonly Use[]): Promise<void> {
  for (const { limit, subject } of uses) await decrement(ctx, limit, subject);
}

async function waitForPause(ctx: Ctx, email: string): Promise<void> {
  const seconds = await blockedSeconds(ctx, LIMITS.passwordPause, email);
  if (seconds > PASSWORD_PAUSE.maxWaitSeconds) throw tooManyRequests(Math.ceil(seconds), MESSAGE);
  if (seconds > 0) await delay(seconds * 1_000);
}

/** The pause after that many wrong passwords of a day, in seconds: 0, then 1, doubled after each further ten. */
export function pauseSecondsAfter(wrong: number): number {
  if (wrong < PASSWORD_PAUSE.free) return 0;
  return 2 ** Math.floor((wrong - PASSWORD_PAUSE.free) / PASSWORD_PAUSE.doubledEvery);
}

async function slowDown(ctx: Ctx, email: string, wrong: number): Promise<void> {
  const seconds = pauseSecondsAfter(wrong);
  if (seconds === 0) return;
  await block(ctx, LIMITS.passwordPause, email, seconds);
  const { used } = await increment(ctx, LIMITS.passwordWarning, email);
  if (used <= LIMITS.passwordWarning.max) await warnOwner(ctx, email);
}

/** An address without an account or password causes the same work. */
function warnOwner(ctx: Ctx, email: string): Promise<void> {
  return inTransaction(ctx, async (tx) => {
    const { userId, name, passwordHash } = await findAddress(tx, email);
    const mail = { template: 'wrong-passwords', name: name ?? email, at: tx.now.toISOString() } as const;
    const isReal = userId !== null && passwordHash !== null;
    await (isReal ? queueMail : queueDummyMail)(tx, { to: email, mail });
  });
}
