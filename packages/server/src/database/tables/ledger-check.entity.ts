import { defineEntity, type InferEntity, p } from '@mikro-orm/core';

/** How far the check of the ledger has come and what it found; one row, shared by all processes. */
export const LedgerCheckEntity = defineEntity({
  name: 'LedgerCheck',
  tableName: 'ledger_check',
  properties: {
    name: p.string().length(40).primary(),
    /** Accounts with postings before that are checked; null before the first run. */
    checkedUntil: p.datetime(3).nullable(),
    /** The account after which the round over all accounts continues; null at its start. */
    nextUserId: p.uuid().nullable(),
    /** The accounts in which the last run found something; the next one checks them again. */
    suspects: p.array<string>(),
    wrongBalances: p.integer().default(0),
    lostReservations: p.integer().default(0),
    ranAt: p.datetime(3).nullable(),
    /** When the last round over all accounts was complete. */
    roundEndedAt: p.datetime(3).nullable(),
  },
});

export type LedgerCheck = InferEntity<typeof LedgerCheckEntity>;
