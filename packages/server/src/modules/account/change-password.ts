import { inTransaction, type SessionCtx } from '../../context/context.ts';
import { queries } from '../../database/entity-manager.ts';
import { conflict, invalidField, unauthenticated } from '../../http/api-error.ts';
import { endOtherSessions, requireRecentSignIn } from '../session/session.service.ts';
import { dropCode } from '../verification/code.service.ts';
import type { ChangePasswordBody } from './account.schema.ts';
import { lockUser } from './account.service.ts';
import { findPasswordIssue } from './new-password.policy.ts';
import { compareOwn } from './password-budget.ts';
import { replacePassword } from './password-reset.service.ts';

/**
 * Changes the password of the signed-in user and ends every other session; access tokens stay valid. The current
 * password is required. An account
 * without one, which signs in with Google, must have signed in within the last hour.
 *
 * @throws ApiError 400 for a wrong current password or an invalid new one, 403 `SK_SIGN_IN_AGAIN`, 409, 429
 */
export async function changePassword(ctx: SessionCtx, body: ChangePasswordBody): Promise<void> {
  const { userId } = ctx.actor;
  const user = await queries(ctx.em)
    .selectFrom('app_user')
    .select(['id', 'email', 'name', 'passwordHash'])
    .where('id', '=', userId)
    .executeTakeFirst();
  if (user === undefined) throw unauthenticated();
  const storedHash = user.passwordHash ?? null;
  if (storedHash === null) requireRecentSignIn(ctx, 'set a password');
  else await checkCurrentPassword(ctx, storedHash, body.currentPassword ?? '');
  const issue = findPasswordIssue(body.newPassword, { email: user.email, name: user.name });
  if (issue !== null) throw invalidField('newPassword', issue);
  const passwordHash = await ctx.services.passwords.hash(body.newPassword);
  await inTransaction(ctx, async (tx) => {
    // A pending reset code could overwrite the new password.
    await dropCode(tx, { purpose: 'password-reset', email: user.email });
    const current = await lockUser(tx, userId);
    if (current === null) throw unauthenticated();
    if ((current.passwordHash ?? null) !== storedHash) {
      throw conflict('The password was changed in another session in the meantime.');
    }
    await replacePassword(tx, current, { passwordHash, how: 'changed' });
    await endOtherSessions(tx);
  });
  ctx.services.log.info({ event: 'authn_password_change', userId }, 'password changed');
}

/** A user who is signed in has limits of their own, so that no one else can use them up. */
async function checkCurrentPassword(ctx: SessionCtx, storedHash: string, typed: string): Promise<void> {
  const isRight = await compareOwn(ctx, `user:${ctx.actor.userId}`, async () => {
    return (await ctx.services.passwords.verify(typed, storedHash)).ok;
  });
  if (!isRight) throw invalidField('currentPassword', 'The current password is wrong.');
}
