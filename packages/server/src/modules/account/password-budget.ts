import { LIMITS } from '../../config/limits.ts';
import type { Ctx } from '../../context/context.ts';
import { consumeLimit, decrement, resetLimit } from '../rate-limit/rate-limit.ts';

const MESSAGE = 'Too many wrong passwords. Please try again later, or reset your password.';

/**
 * Counts a password check for an email address, before it is made; an unknown address counts in the same way.
 *
 * @throws ApiError 429 after too many wrong passwords
 */
export async function consumePasswordAttempt(ctx: Ctx, email: string): Promise<void> {
  await consumeLimit(ctx, LIMITS.passwordBurst, email, MESSAGE);
  await consumeLimit(ctx, LIMITS.passwordAttempts, email, MESSAGE);
}

/** Call this after a right password: it does not count as an attempt and ends the series of wrong ones. */
export async function refundPasswordAttempt(ctx: Ctx, email: string): Promise<void> {
  await resetLimit(ctx, LIMITS.passwordBurst, email);
  await decrement(ctx, LIMITS.passwordAttempts, email);
}

/** Call this when the owner proved access to the mailbox: the attempts of others no longer lock them out. */
export async function resetPasswordAttempts(ctx: Ctx, email: string): Promise<void> {
  await resetLimit(ctx, LIMITS.passwordBurst, email);
  await resetLimit(ctx, LIMITS.passwordAttempts, email);
}
