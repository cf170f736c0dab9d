import { defineEntity, type InferEntity, p } from '@mikro-orm/core';

export const CODE_PURPOSES = ['verify-email', 'password-reset', 'account-deletion'] as const;
export type CodePurpose = (typeof CODE_PURPOSES)[number];

/**
 * A mailed code: at most one per purpose and address is valid, only its hash is stored, and five attempts invalidate
 * it.
 */
export const CodeEntity = defineEntity({
  name: 'Code',
  tableName: 'code',
  uniques: [{ properties: ['purpose', 'email'] }],
  indexes: [{ properties: ['expiresAt'] }],
  properties: {
    id: p.uuid().primary(),
    purpose: p.enum(CODE_PURPOSES),
    email: p.string().length(254),
    /** The account it belongs to; null for an address without an account, whose row only keeps both cases alike. */
    userId: p.uuid().nullable().index(),
    codeHash: p.string().length(64),
    attempts: p.smallint().default(0),
    /** The data of a registration until its address is verified; no account is changed before that. */
    pendingName: p.string().length(200).nullable(),
    pendingPasswordHash: p.text().nullable(),
    /** The session that requested the code, if only that session may use it. */
    sessionId: p.uuid().nullable(),
    /** A reset code that was verified in time can be used to finish until then. */
    seenUntil: p.datetime(3).nullable(),
    createdAt: p.datetime(3),
    expiresAt: p.datetime(3),
  },
});

export type Code = InferEntity<typeof CodeEntity>;
