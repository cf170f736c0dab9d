import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sampleSize } from '../../../engine/test/sample-size.ts';
import { type Ctx, inTransaction } from '../../src/context/context.ts';
import { queries } from '../../src/database/entity-manager.ts';
import { UserEntity } from '../../src/database/tables/user.entity.ts';
import { insertCustomer } from '../../src/modules/billing/checkout.service.ts';
import {
  captureCredit,
  type Reservation,
  releaseCredit,
  reserveCredit,
} from '../../src/modules/ledger/ledger.service.ts';
import { measureDrift } from '../../src/modules/ledger/measure-drift.ts';
import { grantPurchase, takeBackPurchase } from '../../src/modules/ledger/purchased-credits.ts';
import { DATABASE_KINDS } from '../support/test-database.ts';
import { openTestServer, type SignedUp, type TestServer } from '../support/test-server.ts';

const WORKERS = 4;

describe.each(DATABASE_KINDS)('a random walk of ledger operations on %s', (kind) => {
  let server: TestServer;

  beforeAll(async () => {
    server = await openTestServer(kind);
  });
  afterAll(() => server.close());

  it('by parallel workers keeps every balance equal to the sum of its postings, and never below 0', async () => {
    const users = await Promise.all(Array.from({ length: 3 }, () => addCustomer(server)));
    const operations = sampleSize(250, 25_000);
    await Promise.all(
      Array.from({ length: WORKERS }, (_, worker) => walk(server, users, operations, worker + 1)),
    );
    expect((await measureDrift(server.ctx())).wrongBalances).toBe(0);
    for (const { user } of users) await expectUnbrokenBalances(server, user.id);
  });
});

async function addCustomer(server: TestServer): Promise<SignedUp> {
  const buyer = await server.signUp();
  await insertCustomer(server.ctx(), buyer.user.id, `cus_${buyer.user.id}`);
  return buyer;
}

/** Purchases, refunds, reservations and their ends in a fixed random order; some events are repeated. */
async function walk(
  server: TestServer,
  users: readonly SignedUp[],
  count: number,
  seed: number,
): Promise<void> {
  const next = createRandom(seed);
  const open: Reservation[] = [];
  for (let step = 0; step < count; step += 1) {
    const { user } = users[next(users.length)] ?? users[0] ?? { user: { id: '' } };
    const purchase = {
      userId: user.id,
      paymentId: randomUUID(),
      amount: 1 + next(30),
      description: 'Walk',
      event: `walk:${seed}:${next(count)}`,
    };
    await inTransaction(server.ctx(), (tx) => take(tx, next(5), { purchase, open })).catch(
      ignoreOutOfCredits,
    );
  }
}

type Purchase = Parameters<typeof grantPurchase>[1];

async function take(
  tx: Ctx,
  operation: number,
  { purchase, open }: { purchase: Purchase; open: Reservation[] },
): Promise<void> {
  const { userId } = purchase;
  if (operation === 0) await grantPurchase(tx, purchase);
  if (operation === 1) await takeBackPurchase(tx, { ...purchase, event: `back:${randomUUID()}` });
  if (operation === 2) {
    const styleTileId = randomUUID();
    open.push({ userId, styleTileId, reservationId: await reserveCredit(tx, userId, styleTileId) });
  }
  const reservation = open.at(-1);
  if (operation === 3 && reservation !== undefined) await releaseCredit(tx, reservation);
  if (operation === 4 && reservation !== undefined) await captureCredit(tx, reservation);
}

function ignoreOutOfCredits(error: unknown): void {
  if (!(error instanceof Error && 'status' in error && error.status === 402)) throw error;
}

/**
 * Expects that the postings of a user form one sequence from 0 to the current balance: every balance except the last is
 * the starting point of another posting. Holds in any order, since postings of one millisecond have none.
 */
async function expectUnbrokenBalances({ ctx }: TestServer, userId: string): Promise<void> {
  const postings = await queries(ctx().em)
    .selectFrom('credit_entry')
    .select(['delta', 'balance'])
    .where('userId', '=', userId)
    .execute();
  const { aiCredits } = await ctx().em.findOneOrFail(UserEntity, { id: userId });
  const before = [...postings.map(({ delta, balance }) => balance - delta), aiCredits];
  const after = [0, ...postings.map(({ balance }) => balance)];
  expect(before.toSorted(ascending)).toEqual(after.toSorted(ascending));
  expect(Math.min(...after)).toBe(0);
}

const ascending = (a: number, b: number) => a - b;

/** A linear congruential generator (Numerical Recipes), so that a failure can be repeated. */
function createRandom(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state % below;
  };
}
