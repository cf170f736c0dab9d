import { sql } from 'kysely';
import { CODE_LIFETIME_SECONDS, RESET_FINISH_SECONDS } from '../../config/limits.ts';
import { type Caller, type Ctx, inTransaction } from '../../context/context.ts';
import { queries } from '../../database/entity-manager.ts';
import { type User, UserEntity } from '../../database/tables/user.entity.ts';
import { invalidField } from '../../http/api-error.ts';
import { toNetwork } from '../../lib/network.ts';
import { revokeAllTokens } from '../access-token/access-token.service.ts';
import { queueDummyMail, queueMail } from '../mail/mail.service.ts';
import { endAllSessions } from '../session/session.service.ts';
import { checkCode, consumeCode, dropCode, issueCode } from '../verification/code.service.ts';
import { consumeCodeAttempt, consumeCodeMail, wrongCode } from '../verification/code-budget.ts';
import type { ResetPasswordBody } from './account.schema.ts';
import { announceUser, lockUser } from './account.service.ts';
import { findAddress } from './find-address.ts';
import { findPasswordIssue } from './new-password.policy.ts';
import { resetPasswordAttempts } from './password-budget.ts';

const PURPOSE = 'password-reset';
const WRONG = 'Invalid code.';
/** The mail names the countdown of the screen; the code is valid a little longer, to allow for delivery. */
const DISPLAYED_SECONDS = 120;

/**
 * Mails a code for choosing a new password. An address without an account gets the same response after the same work.
 *
 * @throws ApiError 429 `Resend limit reached`
 */
export async function requestPasswordReset(ctx: Ctx, email: string, caller: Caller): Promise<void> {
  const codeKey = { purpose: PURPOSE, email } as const;
  const result = await consumeCodeMail(ctx, { codeKey, caller });
  if (!result.isAllowed) return;
  await inTransaction(ctx, async (tx) => {
    const { userId, name } = await findAddress(tx, email);
    const code = await issueCode(tx, codeKey, { userId, sessionId: null });
    const seconds = Math.min(DISPLAYED_SECONDS, CODE_LIFETIME_SECONDS[PURPOSE]);
    const mail = { template: PURPOSE, name: name ?? email, code, seconds } as const;
    await (userId === null ? queueDummyMail : queueMail)(tx, { to: email, mail });
  });
}

/**
 * Verifies a reset code. It can then be used within ten minutes, and a right code does not count as an attempt.
 *
 * @throws ApiError 400 `Invalid code.`
 */
export async function verifyResetCode(
  ctx: Ctx,
  { email, code: typed }: { email: string; code: string },
  caller: Caller,
): Promise<void> {
  await consumeCodeAttempt(ctx, caller);
  const code = await checkCode(ctx, { purpose: PURPOSE, email, typed });
  if (code === null) throw wrongCode(WRONG);
  const seen = await queries(ctx.em)
    .updateTable('code')
    .set({
      attempts: sql<number>`attempts - 1`,
      seenUntil: sql<Date>`coalesce(seen_until, now() + make_interval(secs => ${RESET_FINISH_SECONDS}))`,
    })
    .where('id', '=', code.id)
    .returning('id')
    .executeTakeFirst();
  if (seen === undefined) throw wrongCode(WRONG);
}

/**
 * Sets a new password with a reset code, once, ends every session and revokes every access token. This also verifies the
 * email address, because the code was mailed to it.
 *
 * @throws ApiError 400 `Invalid code.`, or the error of the new password
 */
export async function resetPassword(ctx: Ctx, body: ResetPasswordBody, caller: Caller): Promise<void> {
  await consumeCodeAttempt(ctx, caller);
  const { email, code: typed, newPassword } = body;
  const issue = findPasswordIssue(newPassword, { email });
  if (issue !== null) throw invalidField('newPassword', issue);
  const code = await checkCode(ctx, { purpose: PURPOSE, email, typed });
  if (code === null || code.userId == null) throw wrongCode(WRONG);
  const { userId } = code;
  const passwordHash = await ctx.services.passwords.hash(newPassword);
  await inTransaction(ctx, async (tx) => {
    await dropCode(tx, { purpose: 'verify-email', email });
    if (!(await consumeCode(tx, code))) throw wrongCode(WRONG);
    const user = await lockUser(tx, userId);
    if (user?.email !== email) throw wrongCode(WRONG);
    await replacePassword(tx, user, { passwordHash, how: 'reset' });
    await tx.em.nativeUpdate(UserEntity, { id: userId }, { emailVerified: true });
    await endAllSessions(tx, userId);
    await revokeAllTokens(tx, userId);
  });
  await resetPasswordAttempts(ctx, email, toNetwork(caller.ip));
  ctx.services.log.info({ event: 'authn_password_change', userId }, 'password reset');
}

/** Stores a new password and mails the owner; the caller ends sessions and invalidates codes. */
export async function replacePassword(
  tx: Ctx,
  { id, email, name }: Pick<User, 'id' | 'email' | 'name'>,
  { passwordHash, how }: { passwordHash: string; how: 'changed' | 'reset' },
): Promise<void> {
  await tx.em.nativeUpdate(UserEntity, { id }, { passwordHash, updatedAt: tx.now });
  const mail = { template: 'password-changed', name, at: tx.now.toISOString(), how } as const;
  await queueMail(tx, { to: email, mail });
  await announceUser(tx, id);
}
