import { LIMITS } from '../../config/limits.ts';
import type { Ctx } from '../../context/context.ts';
import { forgetUses, returnUse, takeLimit } from '../rate-limit/rate-limit.ts';

const MESSAGE = 'Too many wrong passwords. Please try again later, or reset your password.';

/**
 * Counts a comparison of a password with an address, before it is made; an unknown address is counted the same.
 *
 * @throws ApiError 429 when there were too many wrong ones
 */
export async function takePasswordTry(ctx: Ctx, email: string): Promise<void> {
  await takeLimit(ctx, LIMITS.passwordBurst, email, MESSAGE);
  await takeLimit(ctx, LIMITS.passwordTries, email, MESSAGE);
}

/** The password was right: its own try does not count, and the wrong ones in a row end. */
export async function returnPasswordTry(ctx: Ctx, email: string): Promise<void> {
  await forgetUses(ctx, LIMITS.passwordBurst, email);
  await returnUse(ctx, LIMITS.passwordTries, email);
}

/** The owner proved the mailbox: guesses of others no longer keep them out. */
export async function forgetPasswordTries(ctx: Ctx, email: string): Promise<void> {
  await forgetUses(ctx, LIMITS.passwordBurst, email);
  await forgetUses(ctx, LIMITS.passwordTries, email);
}
