import { defineEntity, type InferEntity, p } from '@mikro-orm/core';
import { UserEntity } from './user.entity.ts';

export const PAYMENT_KINDS = ['pack', 'plan'] as const;

/** Money a user paid, the credits granted for it, and what was returned. The ledger refers to it by id. */
export const PaymentEntity = defineEntity({
  name: 'Payment',
  tableName: 'payment',
  uniques: [{ properties: ['userId', 'sourceId'] }],
  properties: {
    userId: p.manyToOne(UserEntity).mapToPk().joinColumn('user_id').deleteRule('cascade').primary(),
    id: p.uuid().primary(),
    kind: p.enum(PAYMENT_KINDS),
    /** Id of the checkout session or invoice at the payment provider. */
    sourceId: p.string().length(255),
    paymentIntentId: p.string().length(255).nullable(),
    amountCents: p.integer(),
    /** ISO 4217, lower case. */
    currency: p.string().length(3),
    /** AI credits granted for it so far; a plan adds to them every month. */
    credits: p.integer().default(0),
    returnedCents: p.integer().default(0),
    /** AI credits taken back for returned money. */
    creditsTakenBack: p.integer().default(0),
    /** Number of corrections after refunds and disputes; part of their keys in the ledger. */
    corrections: p.integer().default(0),
    receiptUrl: p.text().nullable(),
    invoiceUrl: p.text().nullable(),
    paidAt: p.datetime(3),
  },
});

export type Payment = InferEntity<typeof PaymentEntity>;
