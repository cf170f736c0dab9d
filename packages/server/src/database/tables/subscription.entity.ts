import { defineEntity, p } from '@mikro-orm/core';
import { UserEntity } from './user.entity.ts';

export const PLAN_NAMES = ['monthly', 'annual'] as const;
export const PLAN_STATUSES = ['active', 'past_due', 'canceled'] as const;

/** The latest plan subscription of a user, as the payment provider last reported it. */
export const SubscriptionEntity = defineEntity({
  name: 'Subscription',
  tableName: 'subscription',
  // The hourly job finds the few rows with a due grant or an ended access.
  indexes: [{ properties: ['nextGrantAt'] }, { properties: ['accessUntil'] }],
  properties: {
    userId: p
      .manyToOne(UserEntity)
      .mapToPk()
      .joinColumn('user_id')
      .deleteRule('cascade')
      .updateRule('no action')
      .primary(),
    /** Id at the payment provider. */
    subscriptionId: p.string().length(255),
    plan: p.enum(PLAN_NAMES),
    status: p.enum(PLAN_STATUSES),
    startedAt: p.datetime(3),
    periodEndsAt: p.datetime(3),
    cancelAtPeriodEnd: p.boolean(),
    /** End of the latest paid period, or of the subscription if that is earlier: months that begin before it are granted. */
    paidUntil: p.datetime(3),
    /** Months granted so far, counted from `startedAt`. */
    grantedMonths: p.integer().default(0),
    /** Start of the next month to grant; null when no paid month is left. */
    nextGrantAt: p.datetime(3).nullable(),
    /** When Premium ends although the subscription still exists, after a failed payment; null otherwise. */
    accessUntil: p.datetime(3).nullable(),
    updatedAt: p.datetime(3),
  },
});
