import { CODE_LIFETIME_SECONDS } from '../../config/limits.ts';
import {
  type ActorCtx,
  type Caller,
  type Ctx,
  inTransaction,
  type SessionCtx,
} from '../../context/context.ts';
import { dropNames } from '../../database/directory.ts';
import { queries } from '../../database/entity-manager.ts';
import { lockRows } from '../../database/lock-rows.ts';
import { DeviceCodeEntity } from '../../database/tables/device-code.entity.ts';
import { NAME_KINDS, type NameKind } from '../../database/tables/directory.entity.ts';
import { UserEntity } from '../../database/tables/user.entity.ts';
import { tooManyRequests, unauthenticated } from '../../http/api-error.ts';
import { cancelSubscriptionOf } from '../billing/cancel-subscription.ts';
import { releaseCredit } from '../ledger/ledger.service.ts';
import { queueMail } from '../mail/mail.service.ts';
import { checkCode, consumeCode, dropCodes, issueCode } from '../verification/code.service.ts';
import { consumeCodeAttempt, consumeCodeMail, wrongCode } from '../verification/code-budget.ts';
import { announceUser, type LockedUser, lockUser } from './account.service.ts';

const PURPOSE = 'account-deletion';
const WRONG = 'Invalid code';

/**
 * Mails the code that deletes the account of the signed-in user. Only the session that requested it may use it.
 *
 * @throws ApiError 429 within a minute of the last mail, or `Resend limit reached`
 */
export async function requestDeletion(ctx: SessionCtx, caller: Caller): Promise<void> {
  const { userId, sessionId } = ctx.actor;
  const { email, name } = await findOwner(ctx);
  const codeKey = { purpose: PURPOSE, email } as const;
  const result = await consumeCodeMail(ctx, { codeKey, caller });
  if (!result.isAllowed)
    throw tooManyRequests(result.resetsInSeconds, `Resend available in ${result.resetsInSeconds}s`);
  await inTransaction(ctx, async (tx) => {
    const code = await issueCode(tx, codeKey, { userId, sessionId });
    const minutes = CODE_LIFETIME_SECONDS[PURPOSE] / 60;
    await queueMail(tx, { to: email, mail: { template: PURPOSE, name, code, minutes } });
  });
}

/**
 * Deletes the account and all its data, once. The ledger keeps its lines, which contain no personal data.
 *
 * A running plan is canceled first, so that no account without an owner is charged.
 *
 * @throws ApiError 400 `Invalid code`, 503 when the plan cannot be canceled; nothing is deleted then
 */
export async function deleteAccount(ctx: SessionCtx, typed: string, caller: Caller): Promise<void> {
  await consumeCodeAttempt(ctx, caller);
  const { userId, sessionId } = ctx.actor;
  const { email } = await findOwner(ctx);
  const code = await checkCode(ctx, { purpose: PURPOSE, email, typed, sessionId });
  if (code === null || code.userId !== userId) throw wrongCode(WRONG);
  await cancelSubscriptionOf(ctx, userId);
  const uploads = await inTransaction(ctx, async (tx) => {
    if (!(await consumeCode(tx, code))) throw wrongCode(WRONG);
    await dropCodes(tx, { userId, email });
    return removeAccount(tx, userId);
  });
  ctx.services.log.info({ event: 'user_deleted', userId }, 'account deleted');
  await removeFiles(ctx, uploads);
}

async function findOwner({ em, actor }: ActorCtx): Promise<{ email: string; name: string }> {
  const user = await queries(em)
    .selectFrom('app_user')
    .select(['email', 'name'])
    .where('id', '=', actor.userId)
    .executeTakeFirst();
  if (user === undefined) throw unauthenticated();
  return user;
}

/** Foreign keys delete the account's data with its row; returns the names of its stored files. */
async function removeAccount(tx: Ctx, userId: string): Promise<readonly string[]> {
  const db = queries(tx.em);
  await lockProjectsAndGuides(tx, userId);
  const user = await lockUser(tx, userId);
  if (user === null) throw unauthenticated();
  const open = await db
    .selectFrom('style_tile')
    .select(['id', 'reservationId'])
    .where('userId', '=', userId)
    .where('reservationId', 'is not', null)
    .execute();
  for (const { id: styleTileId, reservationId } of open) {
    if (reservationId !== null) await releaseCredit(tx, { userId, styleTileId, reservationId });
  }
  const names = await listNames(tx, user);
  await tx.em.nativeDelete(DeviceCodeEntity, { userId });
  await tx.em.nativeDelete(UserEntity, { id: userId });
  // After the rows, like the deletion of a single logo, so that both lock in the same order.
  for (const kind of NAME_KINDS) await dropNames(tx.em, kind, names[kind] ?? []);
  await queueMail(tx, { to: user.email, mail: { template: 'account-deleted', name: user.name } });
  await announceUser(tx, userId);
  return names.upload ?? [];
}

type NamesOf = Partial<Record<NameKind, readonly string[]>>;

/** The names of an account in the directory. Those of sessions of earlier versions expire on their own. */
async function listNames({ em }: Ctx, { id, email, googleId }: LockedUser): Promise<NamesOf> {
  const db = queries(em);
  const uploads = await db.selectFrom('upload').select('name').where('userId', '=', id).execute();
  const tokens = await db.selectFrom('access_token').select('valueHash').where('userId', '=', id).execute();
  const customers = await db.selectFrom('customer').select('customerId').where('userId', '=', id).execute();
  return {
    email: [email],
    google: googleId == null ? [] : [googleId],
    customer: customers.map(({ customerId }) => customerId),
    token: tokens.map(({ valueHash }) => valueHash),
    upload: uploads.map(({ name }) => name),
  };
}

/** Locks projects, then style guides: every transaction locks them in this order before the account. */
async function lockProjectsAndGuides({ em }: Ctx, userId: string): Promise<void> {
  for (const table of ['project', 'style_tile'] as const) {
    await lockRows(em, table, { where: { userId }, strength: 'update', columns: ['id'] });
  }
}

/** Files that cannot be removed now no longer have a row, so the cleanup of uploads removes them later. */
async function removeFiles({ services }: Ctx, names: readonly string[]): Promise<void> {
  const results = await Promise.allSettled(names.map((name) => services.uploads.remove(name)));
  const left = results.filter(({ status }) => status === 'rejected').length;
  if (left > 0) services.log.warn({ left }, 'files of a deleted account not removed, the cleanup will retry');
}
