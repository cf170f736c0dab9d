import { sql } from 'kysely';
import { PREMIUM_ACTIVE_CUSTOM_GUIDES } from '../../config/limits.ts';
import { type ActorCtx, type Ctx, inTransaction, type Services } from '../../context/context.ts';
import { type OwnReader, readerOf } from '../../context/own-reader.ts';
import { defineOwnRead } from '../../context/session-check.ts';
import { findUserId, type UserName } from '../../database/directory.ts';
import { lockRow } from '../../database/lock-rows.ts';
import { type User, UserEntity } from '../../database/tables/user.entity.ts';
import { unauthenticated } from '../../http/api-error.ts';
import type { UserView } from './account.schema.ts';

const USER = defineOwnRead('user', (db, { userId }) =>
  db
    .selectFrom('app_user')
    .select(['app_user.id', 'name', 'email', 'profilePicture', 'googleId', 'app_user.createdAt'])
    .select(['aiCredits', 'customCredits', 'subscriptionStatus', 'emailVerified'])
    .select((eb) =>
      eb
        .selectFrom('style_tile')
        .where('style_tile.userId', '=', userId)
        .where('generationMode', '=', 'custom')
        .select(sql<number>`count(*)::int`.as('customGuides'))
        .$asScalar()
        .$notNull()
        .as('customGuides'),
    )
    .leftJoin('subscription', (join) => join.on('subscription.userId', '=', userId))
    .select([
      'subscription.plan',
      'subscription.status as planStatus',
      'subscription.periodEndsAt',
      'subscription.cancelAtPeriodEnd',
    ])
    .where('app_user.id', '=', userId),
);

/**
 * Loads a user in the wire format.
 *
 * @throws ApiError 401 when the account was deleted
 */
export async function findUserView(reader: OwnReader, { config }: Services): Promise<UserView> {
  const [user] = await reader.read(USER, {});
  if (user === undefined) throw unauthenticated();
  const isPremium = user.subscriptionStatus === 'active';
  return {
    id: user.id,
    name: user.name,
    email: user.email,
    profilePicture: user.profilePicture ?? null,
    googleId: user.googleId ?? null,
    credits: user.aiCredits,
    customLimit: isPremium
      ? Math.max(0, PREMIUM_ACTIVE_CUSTOM_GUIDES - user.customGuides)
      : user.customCredits,
    subscriptionStatus: user.subscriptionStatus,
    // If the operator does not require verified addresses, the web app must not ask for it either.
    emailVerified: user.emailVerified || !config.requireEmailVerification,
    createdAt: user.createdAt.toISOString(),
    subscription: presentPlan(user),
  };
}

interface PlanRow {
  readonly plan: 'monthly' | 'annual' | null;
  readonly planStatus: 'active' | 'past_due' | 'canceled' | null;
  readonly periodEndsAt: Date | null;
  readonly cancelAtPeriodEnd: boolean | null;
}

/** A canceled subscription is not shown any more. */
function presentPlan({
  plan,
  planStatus,
  periodEndsAt,
  cancelAtPeriodEnd,
}: PlanRow): UserView['subscription'] {
  if (plan === null || planStatus === 'canceled' || periodEndsAt === null) return null;
  return {
    plan,
    renewsAt: periodEndsAt.toISOString(),
    cancelAtPeriodEnd: cancelAtPeriodEnd === true,
    paymentFailed: planStatus === 'past_due',
  };
}

/** Changes the user's name. */
export async function renameUser(ctx: ActorCtx, name: string): Promise<UserView> {
  const { userId } = ctx.actor;
  await inTransaction(ctx, async (tx) => {
    await tx.em.nativeUpdate(UserEntity, { id: userId }, { name, updatedAt: tx.now });
    await announceUser(tx, userId);
  });
  return findUserView(readerOf(ctx.em, userId), ctx.services);
}

/** Notifies the user's open pages that the account changed. */
export function announceUser({ services, em }: Ctx, userId: string): Promise<void> {
  return services.sync.announce(em, { userId, kind: 'user', id: userId, projectId: null });
}

/** The columns that a change of an account depends on. */
export type LockedUser = Pick<User, 'id' | 'email' | 'name' | 'emailVerified' | 'passwordHash' | 'googleId'>;

/** Locks an account until the transaction ends; null when it does not exist. */
export function lockUser({ em }: Ctx, id: string): Promise<LockedUser | null> {
  return lockRow(em, 'app_user', {
    where: { id },
    strength: 'update',
    columns: ['id', 'email', 'name', 'emailVerified', 'passwordHash', 'googleId'],
  });
}

/** Locks the account that a name belongs to; null when there is none. */
export async function lockUserOf(ctx: Ctx, name: UserName): Promise<LockedUser | null> {
  const id = await findUserId(ctx.em, name);
  return id === null ? null : lockUser(ctx, id);
}
