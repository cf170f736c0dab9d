import { defineEntity, p } from '@mikro-orm/core';

/** An event of the payment provider, stored once however often it is delivered. Its content is not stored. */
export const PaymentEventEntity = defineEntity({
  name: 'PaymentEvent',
  tableName: 'payment_event',
  properties: {
    id: p.string().length(255).primary(),
    type: p.string().length(100),
    customerId: p.string().length(255).nullable(),
    chargeId: p.string().length(255).nullable(),
    createdAt: p.datetime(3),
    receivedAt: p.datetime(3).index(),
    /** When the customer's state was applied; null while the job is waiting. */
    processedAt: p.datetime(3).nullable(),
  },
});
