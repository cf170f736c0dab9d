import { defineEntity, type InferEntity, p } from '@mikro-orm/core';

export const SUBSCRIPTION_STATUSES = ['none', 'active', 'past_due', 'canceled'] as const;

/** An account. Balances are copies of the ledger's sums, with a check that prevents negative values. */
export const UserEntity = defineEntity({
  name: 'User',
  tableName: 'app_user',
  properties: {
    id: p.uuid().primary(),
    name: p.string().length(200),
    /** Lower case. Unique by the directory, like the Google account. */
    email: p.string().length(254),
    emailVerified: p.boolean().default(false),
    /** PHC string, or null for an account that signs in with Google only. */
    passwordHash: p.text().nullable(),
    /** Google's `sub`, the permanent identifier of the Google account; its email address may change. */
    googleId: p.string().length(255).nullable(),
    profilePicture: p.text().nullable(),
    /** When the user accepted the terms and the privacy policy. */
    consentedAt: p.datetime(3).nullable(),
    aiCredits: p.integer().default(0).check('ai_credits >= 0'),
    customCredits: p.integer().default(0).check('custom_credits >= 0'),
    subscriptionStatus: p.enum(SUBSCRIPTION_STATUSES).default('none'),
    createdAt: p.datetime(3),
    updatedAt: p.datetime(3),
  },
});

export type User = InferEntity<typeof UserEntity>;
