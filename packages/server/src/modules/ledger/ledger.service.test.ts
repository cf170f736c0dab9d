import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sampleSize } from '../../../../engine/test/sample-size.ts';
import { addProject, addTile } from '../../../test/support/factories.ts';
import { RACE_KINDS } from '../../../test/support/test-database.ts';
import { openTestServer, type TestServer } from '../../../test/support/test-server.ts';
import { inTransaction } from '../../context/context.ts';
import { UserEntity } from '../../database/tables/user.entity.ts';
import type { Transaction } from './ledger.schema.ts';
import {
  captureCredit,
  grantFreeCredits,
  releaseCredit,
  reserveCredit,
  spendCustomCredit,
} from './ledger.service.ts';
import { measureDrift } from './measure-drift.ts';

describe.each(RACE_KINDS)('the ledger on %s', (kind) => {
  let server: TestServer;

  beforeAll(async () => {
    server = await openTestServer(kind);
  });
  afterAll(() => server.close());

  const balances = async (id: string) => {
    const { aiCredits, customCredits } = await server.ctx().em.findOneOrFail(UserEntity, { id });
    return { aiCredits, customCredits };
  };
  const isOutOfCredits = (error: unknown) =>
    expect(error).toMatchObject({ status: 402, code: 'SK_OUT_OF_CREDITS' });

  it('starts an account with three credits of each kind, once', async () => {
    const { user } = await server.signUp();
    for (let time = 0; time < 3; time += 1) {
      await inTransaction(server.ctx(), (ctx) => grantFreeCredits(ctx, user.id));
    }
    expect(await balances(user.id)).toEqual({ aiCredits: 3, customCredits: 3 });
  });

  it('accepts exactly as many simultaneous reservations as there are credits', async () => {
    const { user } = await server.signUp();
    await inTransaction(server.ctx(), (ctx) => grantFreeCredits(ctx, user.id));
    const results = await Promise.allSettled(
      Array.from({ length: sampleSize(60, 200) }, () =>
        inTransaction(server.ctx(), (ctx) => reserveCredit(ctx, user.id, crypto.randomUUID())),
      ),
    );
    const rejected = results.filter((result) => result.status === 'rejected');
    expect(results.length - rejected.length).toBe(3);
    for (const { reason } of rejected) isOutOfCredits(reason);
    expect((await balances(user.id)).aiCredits).toBe(0);
  });

  it('settles a reservation once, in one way, under concurrency', async () => {
    const { user } = await server.signUp();
    await inTransaction(server.ctx(), (ctx) => grantFreeCredits(ctx, user.id));
    const styleTileId = crypto.randomUUID();
    const reservationId = await inTransaction(server.ctx(), (ctx) =>
      reserveCredit(ctx, user.id, styleTileId),
    );
    const reservation = { userId: user.id, styleTileId, reservationId };
    const results = await Promise.all(
      Array.from({ length: 40 }, (_, index) =>
        inTransaction(server.ctx(), (ctx) =>
          (index % 2 === 0 ? releaseCredit : captureCredit)(ctx, reservation),
        ),
      ),
    );
    expect(results.filter((result) => result === 'posted')).toHaveLength(1);
    expect([2, 3]).toContain((await balances(user.id)).aiCredits);
  });

  it('spends one custom credit per style guide and never goes below zero', async () => {
    const { user } = await server.signUp();
    await inTransaction(server.ctx(), (ctx) => grantFreeCredits(ctx, user.id));
    const tile = crypto.randomUUID();
    await inTransaction(server.ctx(), (ctx) => spendCustomCredit(ctx, user.id, tile));
    await inTransaction(server.ctx(), (ctx) => spendCustomCredit(ctx, user.id, tile));
    expect((await balances(user.id)).customCredits).toBe(2);
    for (let left = 2; left > 0; left -= 1) {
      await inTransaction(server.ctx(), (ctx) => spendCustomCredit(ctx, user.id, crypto.randomUUID()));
    }
    await inTransaction(server.ctx(), (ctx) => spendCustomCredit(ctx, user.id, crypto.randomUUID())).then(
      () => expect.unreachable(),
      isOutOfCredits,
    );
  });

  it('is append-only, and adds up', async () => {
    for (const statement of [
      'update credit_entry set delta = 100',
      'delete from credit_entry',
      'truncate credit_entry',
    ]) {
      await expect(server.ctx().em.execute(statement), statement).rejects.toThrow('append-only');
    }
    expect((await measureDrift(server.ctx())).wrongBalances).toBe(0);
  });

  it('detects a balance that was changed outside the ledger', async () => {
    const { user } = await server.signUp();
    await server.ctx().em.nativeUpdate(UserEntity, { id: user.id }, { aiCredits: 7 });
    expect((await measureDrift(server.ctx())).wrongBalances).toBe(1);
    await server.ctx().em.nativeUpdate(UserEntity, { id: user.id }, { aiCredits: 0 });
  });

  it('lists the user’s own lines, newest first, page by page', async () => {
    const { user, browser } = await server.signUp();
    await inTransaction(server.ctx(), (ctx) => grantFreeCredits(ctx, user.id));
    await inTransaction(server.ctx(), (ctx) => spendCustomCredit(ctx, user.id, crypto.randomUUID()));
    const first = await browser.get('/api/user/transactions?limit=2');
    expect(first.json()).toMatchObject([
      { kind: 'spend', account: 'custom', delta: -1, balance: 2 },
      { kind: 'grant', account: 'custom', delta: 3, balance: 3 },
    ]);
    const next = /<(.+)>; rel="next"/.exec(String(first.headers['link']))?.[1] ?? '';
    const second = await browser.get(next);
    expect(second.json()).toMatchObject([{ kind: 'grant', account: 'ai', delta: 3, balance: 3 }]);
    expect(second.headers['link']).toBeUndefined();
    const stranger = await server.signUp();
    expect((await stranger.browser.get('/api/user/transactions')).json()).toEqual([]);
    expect((await server.browser().get('/api/user/transactions')).statusCode).toBe(401);
  });

  it('names the style guide of a line by its current name until it is deleted', async () => {
    const owner = await server.signUp();
    const { user, browser } = owner;
    await inTransaction(server.ctx(), (ctx) => grantFreeCredits(ctx, user.id));
    const tile = await addTile(server, await addProject(server, owner), { name: 'Oak' });
    const reservationId = await inTransaction(server.ctx(), (ctx) => reserveCredit(ctx, user.id, tile.id));
    const reservation = { userId: user.id, styleTileId: tile.id, reservationId };
    await inTransaction(server.ctx(), (ctx) => captureCredit(ctx, reservation));
    const listed = async () => {
      const lines: Transaction[] = (await browser.get('/api/user/transactions')).json();
      return lines.map(({ kind: posted, styleTile }) => [posted, styleTile]);
    };
    const grants = [
      ['grant', undefined],
      ['grant', undefined],
    ];
    const about = (name: string | null) => [
      ['capture', { id: tile.id, name }],
      ['reserve', { id: tile.id, name }],
      ...grants,
    ];
    expect(await listed()).toEqual(about('Oak'));
    await browser.patch(`/api/style-tiles/${tile.id}`, { name: 'Ebb' });
    expect(await listed()).toEqual(about('Ebb'));
    await browser.post(`/api/style-tiles/${tile.id}/delete`);
    expect(await listed()).toEqual(about(null));
  });
});
