import { defineEntity, p } from '@mikro-orm/core';
import { UserEntity } from './user.entity.ts';

/** A user who has started a checkout, with their id at the payment provider. */
export const CustomerEntity = defineEntity({
  name: 'Customer',
  tableName: 'customer',
  properties: {
    userId: p
      .manyToOne(UserEntity)
      .mapToPk()
      .joinColumn('user_id')
      .deleteRule('cascade')
      .updateRule('no action')
      .primary(),
    /** Unique by the directory. */
    customerId: p.string().length(255),
    /** AI credits that were refunded after they were spent; the next credits pay for them first. */
    creditDebt: p.integer().default(0).check('credit_debt >= 0'),
    /** Number of the latest read of the customer's state that was started. */
    syncTicket: p.integer().default(0),
    /** Number of the latest read that was applied; an older one that arrives later is discarded. */
    appliedTicket: p.integer().default(0),
    createdAt: p.datetime(3),
  },
});
