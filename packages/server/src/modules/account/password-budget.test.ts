import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Browser } from '../../../test/support/browser.ts';
import { mailedCode, queuedMails, resetLimits } from '../../../test/support/mailbox.ts';
import { DATABASE_KINDS } from '../../../test/support/test-database.ts';
import { openTestServer, type TestServer } from '../../../test/support/test-server.ts';
import { LIMITS } from '../../config/limits.ts';
import { block, increment } from '../rate-limit/rate-limit.ts';
import { pauseSecondsAfter } from './password-budget.ts';

const PASSWORD = 'correct horse battery';
const OTHER_PASSWORD = 'staple wagon seventeen';
const DEVICE_COOKIE = 'stylekit-device';
const repeat = <T>(count: number, work: (index: number) => T): T[] =>
  Array.from({ length: count }, (_, n) => work(n));

describe('the pause between wrong passwords', () => {
  it('makes 100 guesses take 85 minutes', () => {
    const pauses = repeat(LIMITS.passwordAttempts.max, (wrong) => pauseSecondsAfter(wrong));
    expect(pauses.slice(0, 10)).toEqual(repeat(10, () => 0));
    expect([pauses[10], pauses[20], pauses[99]]).toEqual([1, 2, 256]);
    expect(pauses.reduce((sum, seconds) => sum + seconds, 0)).toBe(5_110);
  });
});

describe.each(DATABASE_KINDS)('wrong passwords on %s', (kind) => {
  let server: TestServer;
  let passwordHash: string;
  beforeAll(async () => {
    server = await openTestServer(kind);
    passwordHash = await server.services.passwords.hash(PASSWORD);
  });
  beforeEach(() => resetLimits(server));
  afterAll(() => server.close());

  const addOwner = async () => (await server.signUp({ passwordHash })).user.email;
  const logIn = async (browser: Browser, email: string, password = PASSWORD) =>
    (await browser.post('/api/login', { email, password })).statusCode;
  const endPauses = () =>
    server.ctx().em.execute(`delete from rate_limit where key like '${LIMITS.passwordPause.name}:%'`);
  /** As after a day of attacks from many networks. */
  const useUp = async (email: string) => {
    await increment(server.ctx(), LIMITS.passwordAttempts, email, LIMITS.passwordAttempts.max);
    await block(server.ctx(), LIMITS.passwordPause, email, 256);
  };
  const trustedBrowser = async (email: string) => {
    const browser = server.browser();
    expect(await logIn(browser, email)).toBe(200);
    return browser;
  };

  it('lock out their network, for a known and an unknown address, but not the owner elsewhere', async () => {
    const owner = await addOwner();
    for (const email of [owner, 'nobody@example.com']) {
      const attacker = server.browser();
      const statuses: number[] = [];
      for (let time = 0; time < LIMITS.passwordBurst.max + 2; time += 1) {
        statuses.push(await logIn(attacker, email, OTHER_PASSWORD));
        await endPauses();
      }
      expect(statuses).toEqual([...repeat(LIMITS.passwordBurst.max, () => 401), 429, 429]);
      const reply = await attacker.post('/api/login', { email, password: PASSWORD });
      expect(reply.statusCode).toBe(429);
      expect(Number(reply.headers['retry-after'])).toBeGreaterThan(0);
    }
    expect(await logIn(server.browser(), owner)).toBe(200);
  });

  it('are at most 30 per day from one network and 100 from all of them', async () => {
    const email = await addOwner();
    const { passwordAttempts, passwordNetwork } = LIMITS;
    const attacker = server.browser();
    await increment(server.ctx(), passwordNetwork, `${attacker.address} ${email}`, passwordNetwork.max - 1);
    expect(await logIn(attacker, email, OTHER_PASSWORD)).toBe(401);
    expect(await logIn(attacker, email, OTHER_PASSWORD)).toBe(429);
    await increment(server.ctx(), passwordAttempts, email, passwordAttempts.max - 3);
    const statuses: number[] = [];
    for (let network = 0; network < 4; network += 1) {
      await endPauses();
      statuses.push(await logIn(server.browser(), email, OTHER_PASSWORD));
    }
    expect(statuses).toEqual([401, 401, 429, 429]);
  });

  it('never lock out a trusted browser, which has its own limit', async () => {
    const email = await addOwner();
    const browser = await trustedBrowser(email);
    await useUp(email);
    expect(await logIn(server.browser(), email)).toBe(429);
    expect(await logIn(browser, email)).toBe(200);
    const statuses: number[] = [];
    for (let time = 0; time < LIMITS.passwordBurst.max + 1; time += 1)
      statuses.push(await logIn(browser, email, OTHER_PASSWORD));
    expect(statuses).toEqual([...repeat(LIMITS.passwordBurst.max, () => 401), 429]);
  });

  it('do not count as those of a trusted browser with a changed cookie or that of another address', async () => {
    const [email, other] = [await addOwner(), await addOwner()];
    const cookie = (await trustedBrowser(email)).cookies.get(DEVICE_COOKIE) ?? '';
    const [id, since, tag = ''] = decodeURIComponent(cookie).split('.');
    await useUp(email);
    await useUp(other);
    const logInWith = (address: string, value: string) => {
      const browser = server.browser();
      browser.cookies.set(DEVICE_COOKIE, encodeURIComponent(value));
      return logIn(browser, address);
    };
    expect(await logInWith(email, `${id}.${since}.${tag}`)).toBe(200);
    expect(await logInWith(other, `${id}.${since}.${tag}`)).toBe(429);
    expect(await logInWith(email, `${id}.${Number(since) + 1}.${tag}`)).toBe(429);
    expect(await logInWith(email, `${id}.${since}.${[...tag].reverse().join('')}`)).toBe(429);
    expect(await logInWith(email, 'nonsense~~..')).toBe(429);
  });

  it('are told apart from right ones: 50 right sign-ins at once all succeed, from one network or many', async () => {
    const email = await addOwner();
    const one = server.browser();
    const many = await Promise.all(repeat(50, () => logIn(server.browser(), email)));
    const same = await Promise.all(repeat(50, () => logIn(one, email)));
    expect(new Set([...many, ...same])).toEqual(new Set([200]));
  });

  it('of a day are announced to the owner once, after ten', async () => {
    const email = await addOwner();
    const warnings = async () =>
      (await queuedMails(server, email)).filter(({ mail }) => mail.template === 'wrong-passwords');
    await increment(server.ctx(), LIMITS.passwordAttempts, email, 8);
    expect(await logIn(server.browser(), email, OTHER_PASSWORD)).toBe(401);
    expect(await warnings()).toEqual([]);
    for (let more = 0; more < 3; more += 1) {
      expect(await logIn(server.browser(), email, OTHER_PASSWORD)).toBe(401);
      await endPauses();
    }
    expect(await warnings()).toHaveLength(1);
  });

  it('are forgotten after a reset of the password', async () => {
    const email = await addOwner();
    await useUp(email);
    const browser = server.browser();
    expect(await logIn(browser, email)).toBe(429);
    await browser.post('/api/auth/request-password-reset', { email });
    const code = await mailedCode(server, email, 'password-reset');
    await browser.post('/api/auth/reset-password', { email, code, newPassword: OTHER_PASSWORD });
    expect(await logIn(browser, email, OTHER_PASSWORD)).toBe(200);
  });

  it('of a signed-in user who changes the password are not used up by others', async () => {
    const { user, browser } = await server.signUp({ passwordHash });
    await useUp(user.email);
    const body = { currentPassword: PASSWORD, newPassword: OTHER_PASSWORD };
    expect((await browser.post('/api/user/password', body)).statusCode).toBe(204);
  });
});
