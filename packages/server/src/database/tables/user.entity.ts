import { defineEntity, type InferEntity, p } from '@mikro-orm/core';

export const SUBSCRIPTION_STATUSES = ['none', 'active', 'past_due', 'canceled'] as const;

/** A person with an account. Balances are the ledger's sums, kept here under a check so that none can pass below 0. */
export const UserEntity = defineEntity({
  name: 'User',
  tableName: 'app_user',
  properties: {
    id: p.uuid().primary(),
    name: p.string().length(200),
    /** Lower case; the one way to find an account by its address. */
    email: p.string().length(254).unique(),
    emailVerified: p.boolean().default(false),
    /** PHC string, or null for an account that signs in with Google only. */
    passwordHash: p.text().nullable(),
    /** Google's `sub`: it alone names the Google account, never the address. */
    googleId: p.string().length(255).nullable().unique(),
    profilePicture: p.text().nullable(),
    /** When the terms and the privacy policy were accepted. */
    consentedAt: p.datetime(3).nullable(),
    aiCredits: p.integer().default(0).check('ai_credits >= 0'),
    customCredits: p.integer().default(0).check('custom_credits >= 0'),
    subscriptionStatus: p.enum(SUBSCRIPTION_STATUSES).default('none'),
    createdAt: p.datetime(3),
    updatedAt: p.datetime(3),
  },
});

export type User = InferEntity<typeof UserEntity>;
