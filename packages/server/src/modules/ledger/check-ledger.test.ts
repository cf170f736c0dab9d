import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DATABASE_KINDS } from '../../../test/support/test-database.ts';
import { openTestServer, type TestServer } from '../../../test/support/test-server.ts';
import { LEDGER_CHECK } from '../../config/limits.ts';
import { inTransaction } from '../../context/context.ts';
import { LedgerCheckEntity } from '../../database/tables/ledger-check.entity.ts';
import { UserEntity } from '../../database/tables/user.entity.ts';
import { checkLedger, readLedgerDrift } from './check-ledger.ts';
import { grantFreeCredits } from './ledger.service.ts';

const NONE = { wrongBalances: 0, lostReservations: 0 };

describe.each(DATABASE_KINDS)('the check of the ledger on %s', (kind) => {
  let server: TestServer;

  beforeAll(async () => {
    server = await openTestServer(kind);
  });
  afterAll(() => server.close());

  const setCredits = (id: string, aiCredits: number) =>
    server.ctx().em.nativeUpdate(UserEntity, { id }, { aiCredits });
  const check = async () => {
    await checkLedger(server.ctx());
    return readLedgerDrift(server.ctx());
  };
  /** A check that does not reach the parts of the round: only changed accounts and suspects. */
  const checkChanges = async (next: string) => {
    await server.ctx().em.nativeUpdate(LedgerCheckEntity, { name: 'ledger' }, { nextUserId: next });
    return check();
  };
  const END = 'ffffffff-ffff-7fff-bfff-ffffffffffff';

  it('finds a wrong balance after a posting, keeps reporting it, and stops when it is corrected', async () => {
    const { user } = await server.signUp();
    await inTransaction(server.ctx(), (tx) => grantFreeCredits(tx, user.id));
    expect(await check()).toEqual(NONE);
    await setCredits(user.id, 7);
    expect(await checkChanges(END)).toEqual({ ...NONE, wrongBalances: 1 });
    // Long ago: only the suspects lead to this account.
    const checkedUntil = new Date(Date.now() + 2 * LEDGER_CHECK.overlapSeconds * 1_000);
    await server.ctx().em.nativeUpdate(LedgerCheckEntity, { name: 'ledger' }, { checkedUntil });
    expect(await checkChanges(END)).toEqual({ ...NONE, wrongBalances: 1 });
    expect((await server.app.inject('/metrics')).body).toMatch(/^stylekit_ledger_drift 1$/m);
    await setCredits(user.id, 3);
    expect(await checkChanges(END)).toEqual(NONE);
  });

  it('checks all accounts in rounds, also those without postings', async () => {
    const quiet = await server.signUp({ aiCredits: 5 });
    await server.ctx().em.nativeUpdate(LedgerCheckEntity, { name: 'ledger' }, { nextUserId: null });
    expect(await check()).toEqual({ ...NONE, wrongBalances: 1 });
    const state = await server.ctx().em.findOneOrFail(LedgerCheckEntity, { name: 'ledger' });
    // Fewer accounts than one part: this run was the whole round.
    expect(state.roundEndedAt?.getTime()).toBe(state.ranAt?.getTime());
    await setCredits(quiet.user.id, 0);
    expect(await check()).toEqual(NONE);
  });

  it('finds a reservation that no style guide refers to', async () => {
    const { user } = await server.signUp();
    await inTransaction(server.ctx(), (tx) => grantFreeCredits(tx, user.id));
    await server.ctx().em.execute(
      `insert into credit_entry select gen_random_uuid(), ?, 'ai', 'reserve', 0, 3, '', 'style-tile', '',
        'reserve:' || gen_random_uuid(), now()`,
      [user.id],
    );
    expect(await check()).toEqual({ ...NONE, lostReservations: 1 });
  });
});
