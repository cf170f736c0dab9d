import { defineEntity, p } from '@mikro-orm/core';

/** A queued mail. It contains codes, so it is encrypted with a key of the server and deleted once sent. */
export const MailEntity = defineEntity({
  name: 'Mail',
  tableName: 'mail_outbox',
  indexes: [{ properties: ['notBefore'] }, { properties: ['createdAt'] }],
  properties: {
    id: p.uuid().primary(),
    /** Template, recipient and data as JSON, encrypted with AES-256-GCM. */
    sealed: p.blob(),
    attempts: p.smallint().default(0),
    lastFault: p.string().length(300).nullable(),
    notBefore: p.datetime(3),
    createdAt: p.datetime(3),
  },
});
