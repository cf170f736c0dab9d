import { LIMITS } from '../../config/limits.ts';
import type { Ctx } from '../../context/context.ts';
import { forgetUses, returnUse, takeLimit } from '../rate-limit/rate-limit.ts';

const MESSAGE = 'Too many wrong passwords. Please try again later, or reset your password.';

/**
 * Counts a password check for an email address, before it is made; an unknown address counts in the same way.
 *
 * @throws ApiError 429 after too many wrong passwords
 */
export async function takePasswordTry(ctx: Ctx, email: string): Promise<void> {
  await takeLimit(ctx, LIMITS.passwordBurst, email, MESSAGE);
  await takeLimit(ctx, LIMITS.passwordTries, email, MESSAGE);
}

/** Call this after a right password: it does not count as an attempt and ends the series of wrong ones. */
export async function returnPasswordTry(ctx: Ctx, email: string): Promise<void> {
  await forgetUses(ctx, LIMITS.passwordBurst, email);
  await returnUse(ctx, LIMITS.passwordTries, email);
}

/** Call this when the owner proved access to the mailbox: the attempts of others no longer lock them out. */
export async function forgetPasswordTries(ctx: Ctx, email: string): Promise<void> {
  await forgetUses(ctx, LIMITS.passwordBurst, email);
  await forgetUses(ctx, LIMITS.passwordTries, email);
}
