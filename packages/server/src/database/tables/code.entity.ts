import { defineEntity, type InferEntity, p } from '@mikro-orm/core';

export const CODE_PURPOSES = ['verify-email', 'password-reset', 'account-deletion'] as const;
export type CodePurpose = (typeof CODE_PURPOSES)[number];

/** A mailed code: at most one a purpose and address is live, its hash alone is kept, and five tries end it. */
export const CodeEntity = defineEntity({
  name: 'Code',
  tableName: 'code',
  uniques: [{ properties: ['purpose', 'email'] }],
  indexes: [{ properties: ['expiresAt'] }],
  properties: {
    id: p.uuid().primary(),
    purpose: p.enum(CODE_PURPOSES),
    email: p.string().length(254),
    /** The account it was made for; null where the address has none and the row only keeps both alike. */
    userId: p.uuid().nullable().index(),
    codeHash: p.string().length(64),
    attempts: p.smallint().default(0),
    /** What a registration will become once its address is proved; it never touches an account before. */
    pendingName: p.string().length(200).nullable(),
    pendingPasswordHash: p.text().nullable(),
    /** The session that asked, where only that one may answer. */
    sessionId: p.uuid().nullable(),
    /** A reset code that was shown once in time may still finish until then. */
    seenUntil: p.datetime(3).nullable(),
    createdAt: p.datetime(3),
    expiresAt: p.datetime(3),
  },
});

export type Code = InferEntity<typeof CodeEntity>;
