import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { sampleSize } from '../../../../engine/test/sample-size.ts';
import { mailedCode, queuedMails, resetLimits } from '../../../test/support/mailbox.ts';
import { DATABASE_KINDS } from '../../../test/support/test-database.ts';
import { openTestServer, type TestServer } from '../../../test/support/test-server.ts';
import {
  CODE_LIFETIME_SECONDS,
  LIMITS,
  MAX_CODE_ATTEMPTS,
  RESET_FINISH_SECONDS,
} from '../../config/limits.ts';
import { inTransaction } from '../../context/context.ts';
import { CODE_PURPOSES, CodeEntity, type CodePurpose } from '../../database/tables/code.entity.ts';
import { resetPassword, verifyResetCode } from '../account/password-reset.service.ts';
import { checkCode, issueCode } from './code.service.ts';

const NEW_PASSWORD = 'staple wagon seventeen';
const CALLER = { ip: '203.0.113.9', userAgent: 'test' };
const GUESSES = sampleSize(300, 10_000);
const ALPHABET = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';

/** Different codes, without the given one. */
function* wrongCodes(right: string): Generator<string> {
  for (let number = 0; ; number += 1) {
    const code = [0, 5, 10, 15, 20, 25].map((shift) => ALPHABET.charAt((number >> shift) & 31)).join('');
    if (code !== right) yield code;
  }
}

describe.each(DATABASE_KINDS)('mailed codes on %s', (kind) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await openTestServer(kind);
  });
  beforeEach(() => resetLimits(server));
  afterAll(() => server.close());

  let count = 0;
  const newKey = (purpose: CodePurpose = 'password-reset') => {
    count += 1;
    return { purpose, email: `code${count}@example.com` };
  };
  const issue = (key: ReturnType<typeof newKey>) =>
    inTransaction(server.ctx(), (tx) => issueCode(tx, key, { userId: crypto.randomUUID(), sessionId: null }));
  const attempts = async (key: ReturnType<typeof newKey>) =>
    (await server.ctx().em.findOneOrFail(CodeEntity, key)).attempts;
  const setPause = (end: string) =>
    server
      .ctx()
      .em.execute(`update rate_limit set reset_at = ${end} where key like '${LIMITS.codeCooldown.name}:%'`);
  const requestResetCode = async (email: string): Promise<string> => {
    await resetLimits(server);
    await server.browser().post('/api/auth/request-password-reset', { email });
    return mailedCode(server, email, 'password-reset');
  };

  it(`compares at most five of ${GUESSES} attempts, and then rejects even the right code`, async () => {
    const key = newKey();
    const right = await issue(key);
    const guesses = wrongCodes(right);
    let accepted = 0;
    for (let batch = 0; batch < GUESSES / 100; batch += 1) {
      const results = await Promise.all(
        Array.from({ length: 100 }, () =>
          checkCode(server.ctx(), { ...key, typed: String(guesses.next().value) }),
        ),
      );
      accepted += results.filter((row) => row !== null).length;
    }
    expect(accepted).toBe(0);
    expect(await attempts(key)).toBe(MAX_CODE_ATTEMPTS);
    expect(await checkCode(server.ctx(), { ...key, typed: right })).toBeNull();
    expect(await attempts(key)).toBe(MAX_CODE_ATTEMPTS);
    expect(await checkCode(server.ctx(), { ...key, typed: await issue(key) })).not.toBeNull();
  });

  it('rejects the right code among many simultaneous wrong ones', async () => {
    const key = newKey();
    const right = await issue(key);
    const guesses = wrongCodes(right);
    const results = await Promise.all([
      ...Array.from({ length: sampleSize(100, 500) }, () =>
        checkCode(server.ctx(), { ...key, typed: String(guesses.next().value) }),
      ),
      checkCode(server.ctx(), { ...key, typed: right }),
    ]);
    expect(await attempts(key)).toBe(MAX_CODE_ATTEMPTS);
    expect(results.filter((row) => row !== null)).toEqual([]);
  });

  it('blocks a network after too many attempts, regardless of its headers', async () => {
    const { user } = await server.signUp();
    const code = await requestResetCode(user.email);
    const statuses: number[] = [];
    const guesses = wrongCodes(code);
    const browser = server.browser();
    for (let time = 0; time < LIMITS.codeAttempts.max + 5; time += 1) {
      const reply = await browser.post(
        '/api/auth/verify-password-reset-code',
        { email: user.email, code: String(guesses.next().value) },
        { headers: { 'x-forwarded-for': `198.51.100.${time}` } },
      );
      statuses.push(reply.statusCode);
    }
    expect(statuses.filter((status) => status === 400)).toHaveLength(LIMITS.codeAttempts.max);
    expect(statuses.filter((status) => status === 429)).toHaveLength(5);
  });

  it('accepts a code only for its own purpose and address', async () => {
    const email = newKey().email;
    const codes = await Promise.all(CODE_PURPOSES.map((purpose) => issue({ purpose, email })));
    for (const [row, purpose] of CODE_PURPOSES.entries()) {
      for (const [column, code] of codes.entries()) {
        const found = await checkCode(server.ctx(), { purpose, email, typed: code });
        expect(found !== null, `${purpose} with the code of ${CODE_PURPOSES[column]}`).toBe(row === column);
      }
    }
    const other = newKey();
    await issue(other);
    expect(await checkCode(server.ctx(), { ...other, typed: codes[1] ?? '' })).toBeNull();
    expect(await checkCode(server.ctx(), { ...newKey(), typed: codes[1] ?? '' })).toBeNull();
  });

  it('invalidates the old code when a new one is created', async () => {
    const key = newKey();
    const [first, second] = [await issue(key), await issue(key)];
    expect(await checkCode(server.ctx(), { ...key, typed: first })).toBeNull();
    expect(await checkCode(server.ctx(), { ...key, typed: ` ${second.toLowerCase()} ` })).not.toBeNull();
  });

  it('uses the clock of the database, not that of the server', async () => {
    const key = newKey();
    const code = await issue(key);
    const { em } = server.ctx();
    const age = (seconds: number) =>
      em.execute(`update code set expires_at = expires_at - make_interval(secs => ?) where email = ?`, [
        seconds,
        key.email,
      ]);
    const later = { ...server.ctx(), now: new Date(Date.now() + 10 * 60_000) };
    await age(CODE_LIFETIME_SECONDS['password-reset'] - 60);
    expect(await checkCode(later, { ...key, typed: code })).not.toBeNull();
    await age(61);
    const earlier = { ...server.ctx(), now: new Date(Date.now() - 10 * 60_000) };
    expect(await checkCode(earlier, { ...key, typed: code })).toBeNull();
  });

  it('accepts one of 20 simultaneous resets with the right code, and none afterward', async () => {
    const { user } = await server.signUp();
    const { email } = user;
    const code = await requestResetCode(email);
    const reset = () => resetPassword(server.ctx(), { email, code, newPassword: NEW_PASSWORD }, CALLER);
    // Only five attempts are possible, so four rounds of five run one after the other.
    const results: PromiseSettledResult<void>[] = [];
    for (let round = 0; round < 4; round += 1) {
      results.push(...(await Promise.allSettled(Array.from({ length: 5 }, reset))));
    }
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    await expect(reset()).rejects.toMatchObject({ status: 400, message: 'Invalid code.' });
  });

  it('allows ten minutes to finish after a reset code was verified in time', async () => {
    const { user } = await server.signUp();
    const { email } = user;
    const code = await requestResetCode(email);
    await verifyResetCode(server.ctx(), { email, code }, CALLER);
    await verifyResetCode(server.ctx(), { email, code }, CALLER);
    const { em } = server.ctx();
    const age = (seconds: number) =>
      em.execute(
        `update code set expires_at = expires_at - make_interval(secs => ?), seen_until = seen_until - make_interval(secs => ?)
         where email = ?`,
        [seconds, seconds, email],
      );
    await age(RESET_FINISH_SECONDS - 60);
    await resetPassword(server.ctx(), { email, code, newPassword: NEW_PASSWORD }, CALLER);
    const next = await requestResetCode(email);
    await verifyResetCode(server.ctx(), { email, code: next }, CALLER);
    await age(RESET_FINISH_SECONDS + 1);
    const late = resetPassword(server.ctx(), { email, code: next, newPassword: NEW_PASSWORD }, CALLER);
    await expect(late).rejects.toMatchObject({ status: 400 });
  });

  it.each([
    ['/api/auth/request-password-reset', 'known'],
    ['/api/auth/request-password-reset', 'unknown'],
    ['/api/auth/resend-code', 'unknown'],
  ])('%s sends one mail a minute and six an hour to a(n) %s address', async (path, status) => {
    const email = status === 'known' ? (await server.signUp()).user.email : newKey().email;
    const mails = async () => (await queuedMails(server, email)).length;
    const expected = (sent: number) => (status === 'known' ? sent : 0);
    const bodies = new Set<string>();
    for (let time = 0; time < sampleSize(50, 1_000); time += 1) {
      const reply = await server.browser().post(path, { email });
      bodies.add(`${reply.statusCode} ${reply.body}`);
      // The cooldown must not end during the test, however slow the machine is.
      await setPause(`now() + interval '1 minute'`);
    }
    expect(bodies.size).toBe(1);
    expect(await mails()).toBe(expected(1));
    for (let time = 1; time < LIMITS.codeMails.max; time += 1) {
      await setPause('now()');
      expect((await server.browser().post(path, { email })).statusCode).toBe(200);
    }
    expect(await mails()).toBe(expected(LIMITS.codeMails.max));
    await setPause('now()');
    const last = await server.browser().post(path, { email });
    expect([last.statusCode, last.json().message]).toEqual([429, 'Resend limit reached']);
    expect(await mails()).toBe(expected(LIMITS.codeMails.max));
  });

  it('sends codes to at most 20 addresses an hour for one network', async () => {
    const statuses: number[] = [];
    const browser = server.browser();
    for (let time = 0; time < LIMITS.codeAddresses.max + 2; time += 1) {
      const reply = await browser.post('/api/auth/request-password-reset', { email: newKey().email });
      statuses.push(reply.statusCode);
    }
    expect(statuses).toEqual([...Array.from({ length: LIMITS.codeAddresses.max }, () => 200), 429, 429]);
  });
});
