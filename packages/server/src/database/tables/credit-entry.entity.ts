import { defineEntity, type InferEntity, p } from '@mikro-orm/core';

export const CREDIT_ACCOUNTS = ['ai', 'custom'] as const;
export type CreditAccount = (typeof CREDIT_ACCOUNTS)[number];

export const CREDIT_KINDS = ['grant', 'reserve', 'capture', 'release', 'spend', 'refund'] as const;
export type CreditKind = (typeof CREDIT_KINDS)[number];

/**
 * One line of the ledger; a trigger prevents updates and deletions.
 *
 * The balance of an account is the sum of its `delta`. A capture has delta 0: it records that a reservation became a
 * guide. `userId` has no foreign key, because the ledger outlives the account; it contains no personal data.
 */
export const CreditEntryEntity = defineEntity({
  name: 'CreditEntry',
  tableName: 'credit_entry',
  triggers: [
    {
      name: 'credit_entry_append_only',
      timing: 'before',
      events: ['update', 'delete'],
      body: "raise exception 'The ledger is append-only';",
    },
  ],
  uniques: [{ properties: ['userId', 'idemKey'] }],
  indexes: [
    { properties: ['userId', 'createdAt', 'id'] },
    { properties: ['userId', 'refType', 'refId'] },
    // The check of the ledger reads the newest postings of all users.
    { properties: ['id'] },
  ],
  properties: {
    userId: p.uuid().primary(),
    id: p.uuid().primary(),
    account: p.enum(CREDIT_ACCOUNTS),
    kind: p.enum(CREDIT_KINDS),
    delta: p.integer(),
    /** The balance of that account after this line. */
    balance: p.integer().check('balance >= 0'),
    description: p.string().length(200),
    /** What the line refers to, such as `style-tile`. */
    refType: p.string().length(40),
    refId: p.string().length(255),
    /** Counts each business event of a user once, even if it is delivered twice. */
    idemKey: p.string().length(255),
    createdAt: p.datetime(3),
  },
});

export type CreditEntry = InferEntity<typeof CreditEntryEntity>;
