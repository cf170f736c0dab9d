import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Ctx, inTransaction } from '../../src/context/context.ts';
import { queries } from '../../src/database/entity-manager.ts';
import { insertCustomer } from '../../src/modules/billing/checkout.service.ts';
import { lockCustomer } from '../../src/modules/billing/lock-customer.ts';
import { signInWithGoogle } from '../../src/modules/google/google-sign-in.service.ts';
import { addProject, customBody } from '../support/factories.ts';
import { mailedCode, resetLimits } from '../support/mailbox.ts';
import { POSTGRES_KINDS } from '../support/test-database.ts';
import { openTestServer, type SignedUp, type TestServer } from '../support/test-server.ts';

const PASSWORD = 'correct horse battery';
const CALLER = { ip: '203.0.113.9', userAgent: 'another device' };

/*
 * Each test simulates a concurrent transaction: it locks the first rows of that transaction, waits until the call under
 * test is blocked, and then locks the next row, usually the account. If the call already held it, this would be a
 * deadlock.
 */
describe.each(POSTGRES_KINDS)('the lock order of transactions on %s', (kind) => {
  let server: TestServer;
  let passwordHash: string;
  beforeAll(async () => {
    server = await openTestServer(kind);
    passwordHash = await server.services.passwords.hash(PASSWORD);
  });
  beforeEach(() => resetLimits(server));
  afterAll(() => server.close());

  const countWaiting = async (): Promise<number> => {
    const { rows } = await sql<{ waiting: number }>`select count(*)::int as waiting from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`.execute(queries(server.ctx().em));
    return rows[0]?.waiting ?? 0;
  };
  const lockAccount = ({ em }: Ctx, userId: string) =>
    queries(em).selectFrom('app_user').select('id').where('id', '=', userId).forUpdate().execute();
  const lockCode = ({ em }: Ctx, email: string, purpose: 'password-reset' | 'verify-email') =>
    queries(em)
      .selectFrom('code')
      .select('id')
      .where('email', '=', email)
      .where('purpose', '=', purpose)
      .forUpdate()
      .execute();

  /** Runs `call` while another transaction has locked the rows of `hold` and then locks the next row. */
  async function withConcurrentTransaction<T>(
    { user }: SignedUp,
    hold: (tx: Ctx) => Promise<unknown>,
    call: () => Promise<T>,
    lockNext: (tx: Ctx) => Promise<unknown> = (tx) => lockAccount(tx, user.id),
  ): Promise<T> {
    const running = await inTransaction(server.ctx(), async (tx) => {
      await hold(tx);
      const pending = call();
      await expect.poll(countWaiting).toBeGreaterThan(0);
      await lockNext(tx);
      // Wrapped, so that the transaction does not await the call that is blocked by it.
      return { pending };
    });
    return running.pending;
  }

  it('locks the account before the customer when a payment is applied', async () => {
    const owner = await server.signUp();
    const { id: userId } = owner.user;
    await insertCustomer(server.ctx(), userId, `cus_${userId}`);
    const locked = await withConcurrentTransaction(
      owner,
      (tx) => lockAccount(tx, userId),
      () => inTransaction(server.ctx(), (tx) => lockCustomer(tx, userId)),
      ({ em }) =>
        queries(em)
          .selectFrom('customer')
          .select('userId')
          .where('userId', '=', userId)
          .forUpdate()
          .execute(),
    );
    expect(locked).toEqual({ userId, appliedTicket: 0 });
  });

  it('locks the project before the account when a guide is created with an idempotency key', async () => {
    const owner = await server.signUp({ customCredits: 1 });
    const project = await addProject(server, owner);
    const reply = await withConcurrentTransaction(
      owner,
      ({ em }) =>
        queries(em).selectFrom('project').select('id').where('id', '=', project.id).forUpdate().execute(),
      () =>
        owner.browser.post(`/api/projects/${project.id}/style-tiles`, customBody(), {
          headers: { 'idempotency-key': 'once' },
        }),
    );
    expect(reply.statusCode).toBe(201);
  });

  it('locks a reset code before the account when the password is changed', async () => {
    const owner = await server.signUp({ passwordHash });
    await server.browser().post('/api/auth/request-password-reset', { email: owner.user.email });
    const body = { currentPassword: PASSWORD, newPassword: 'staple wagon seventeen' };
    const reply = await withConcurrentTransaction(
      owner,
      (tx) => lockCode(tx, owner.user.email, 'password-reset'),
      () => owner.browser.post('/api/user/password', body),
    );
    expect(reply.statusCode).toBe(204);
  });

  it('locks all codes before the account when the account is deleted', async () => {
    const owner = await server.signUp();
    const { email } = owner.user;
    await server.browser().post('/api/auth/request-password-reset', { email });
    await owner.browser.post('/api/user/delete/request');
    const code = await mailedCode(server, email, 'account-deletion');
    const reply = await withConcurrentTransaction(
      owner,
      (tx) => lockCode(tx, email, 'password-reset'),
      () => owner.browser.post('/api/user/delete/verify', { code }),
    );
    expect(reply.statusCode).toBe(200);
  });

  it('locks both codes before the account when the password is reset', async () => {
    const owner = await server.signUp({ emailVerified: false, passwordHash });
    const { email } = owner.user;
    await server.browser().post('/api/auth/resend-code', { email });
    await server.browser().post('/api/auth/request-password-reset', { email });
    const code = await mailedCode(server, email, 'password-reset');
    const reply = await withConcurrentTransaction(
      owner,
      (tx) => lockCode(tx, email, 'verify-email'),
      () =>
        server
          .browser()
          .post('/api/auth/reset-password', { email, code, newPassword: 'staple wagon seventeen' }),
    );
    expect(reply.statusCode).toBe(200);
  });

  it('locks the code of a registration before the account when a user signs in with Google', async () => {
    const owner = await server.signUp({ emailVerified: false });
    const { email } = owner.user;
    await server.browser().post('/api/auth/resend-code', { email });
    const profile = { sub: `sub-${owner.user.id}`, email, name: 'Ada', picture: null };
    const started = await withConcurrentTransaction(
      owner,
      (tx) => lockCode(tx, email, 'verify-email'),
      () => signInWithGoogle(server.ctx(), { profile, caller: CALLER, previousActor: null }),
    );
    expect(started.session.userId).toBe(owner.user.id);
  });
});
