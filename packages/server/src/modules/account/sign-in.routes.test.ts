import type { LightMyRequestResponse } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { sampleSize } from '../../../../engine/test/sample-size.ts';
import { addToken, callWithToken } from '../../../test/support/access-token.ts';
import type { Browser } from '../../../test/support/browser.ts';
import { mailedCode, queuedMails, resetLimits } from '../../../test/support/mailbox.ts';
import { DATABASE_KINDS } from '../../../test/support/test-database.ts';
import { openTestServer, type TestServer } from '../../../test/support/test-server.ts';
import { CodeEntity } from '../../database/tables/code.entity.ts';
import { SessionEntity } from '../../database/tables/session.entity.ts';
import { UserEntity } from '../../database/tables/user.entity.ts';

const PASSWORD = 'correct horse battery';
const OTHER_PASSWORD = 'staple wagon seventeen';
const consent = { marketingConsent: true };
const ALL_COOKIES = 10_000;
const COOKIES = sampleSize(500, ALL_COOKIES);

const cookieOf = ({ cookies }: LightMyRequestResponse, wanted: string) =>
  cookies.find(({ name }) => name === wanted);

describe.each(DATABASE_KINDS)('signing in on %s', (kind) => {
  let server: TestServer;
  let passwordHash: string;
  beforeAll(async () => {
    server = await openTestServer(kind);
    passwordHash = await server.services.passwords.hash(PASSWORD);
  });
  beforeEach(() => resetLimits(server));
  afterAll(() => server.close());

  let count = 0;
  const newEmail = (): string => {
    count += 1;
    return `person${count}@example.com`;
  };
  const registerWith = (browser: Browser, email: string, password = PASSWORD) =>
    browser.post('/api/register', { name: 'Ada', email, password, ...consent });
  const verify = async (browser: Browser, email: string) =>
    browser.post('/api/auth/verify-email', { email, code: await mailedCode(server, email, 'verify-email') });

  it('registers, verifies the address, signs in and out', async () => {
    const browser = server.browser();
    const email = newEmail();
    const registered = await registerWith(browser, ` ${email.toUpperCase()} `);
    expect(registered.statusCode).toBe(201);
    expect(registered.json()).toEqual({ autoLogin: false, requireVerification: true, email });
    expect(await server.ctx().em.count(UserEntity, { email })).toBe(0);
    expect((await browser.get('/api/user')).statusCode).toBe(401);

    const early = await browser.post('/api/login', { email, password: PASSWORD });
    expect(early.statusCode).toBe(403);
    expect(early.json()).toEqual({
      requireVerification: true,
      email,
      message: 'Email has not been verified yet.',
      code: 'SK_UNVERIFIED',
    });
    const wrong = await browser.post('/api/login', { email, password: OTHER_PASSWORD });
    expect([wrong.statusCode, wrong.json().message]).toEqual([401, 'Invalid email or password']);

    const verified = await verify(browser, email);
    expect([verified.statusCode, verified.json().success]).toEqual([200, true]);
    expect((await browser.get('/api/user')).statusCode).toBe(401);

    const signedIn = await browser.post('/api/login', { email, password: PASSWORD });
    expect(signedIn.statusCode).toBe(200);
    expect(signedIn.json()).toEqual({
      id: expect.any(String),
      name: 'Ada',
      email,
      profilePicture: null,
      googleId: null,
      credits: 3,
      customLimit: 3,
      subscriptionStatus: 'none',
      emailVerified: true,
      createdAt: expect.any(String),
      subscription: null,
    });
    expect((await browser.get('/api/user')).json()).toEqual(signedIn.json());

    const cookie = new Map(browser.cookies);
    const out = await browser.post('/api/logout');
    expect(out.statusCode).toBe(204);
    for (const [name, value] of cookie) browser.cookies.set(name, value);
    expect((await browser.get('/api/user')).statusCode).toBe(401);
    expect((await server.browser().post('/api/logout')).statusCode).toBe(204);
  });

  it('rejects invalid registrations with the specified messages', async () => {
    const good = { name: 'Ada', email: newEmail(), password: PASSWORD, ...consent };
    const cases = [
      [{ name: '  ' }, 'Name is required'],
      [{ email: 'no address' }, 'Please enter a valid email address'],
      [{ password: 'short12' }, 'Password must be at least 8 characters'],
      [{ password: 'x'.repeat(129) }, 'Password must be at most 128 characters'],
      [{ password: 'password' }, 'This password is too common. Please choose another one.'],
      [
        { email: 'gwendolyn@example.com', password: 'gwendolyn1' },
        'This password is too common. Please choose another one.',
      ],
      [{ marketingConsent: false }, 'You must accept the terms and privacy policy'],
      [{ name: 'A\u0000da' }, 'Name contains a character that cannot be used'],
    ] as const;
    for (const [invalid, message] of cases) {
      const reply = await server.browser().post('/api/register', { ...good, ...invalid });
      expect([reply.statusCode, reply.json().message]).toEqual([400, message]);
    }
    expect(await server.ctx().em.count(CodeEntity, { email: good.email })).toBe(0);
  });

  it('ignores undeclared fields of a registration', async () => {
    const browser = server.browser();
    const email = newEmail();
    const extras = {
      credits: 999,
      aiCredits: 999,
      customLimit: 999,
      customCredits: 999,
      subscriptionStatus: 'active',
      emailVerified: true,
      googleId: 'g-1',
      id: crypto.randomUUID(),
      userId: crypto.randomUUID(),
      role: 'admin',
      createdAt: '2000-01-01T00:00:00.000Z',
      stripeCustomerId: 'cus_1',
      isDeleted: false,
    };
    await browser.post('/api/register', { name: 'Ada', email, password: PASSWORD, ...consent, ...extras });
    await verify(browser, email);
    const before = (await browser.post('/api/login', { email, password: PASSWORD })).json();
    expect(before).toMatchObject({ credits: 3, customLimit: 3, subscriptionStatus: 'none', googleId: null });
    expect(before.id).not.toBe(extras.id);
    const renamed = await browser.put('/api/user', { ...extras, name: ' Ada Lovelace ', email: newEmail() });
    expect(renamed.json()).toEqual({ ...before, name: 'Ada Lovelace' });
    expect((await browser.put('/api/user', { name: 'A' })).json().message).toBe(
      'Name must be at least 2 characters',
    );
  });

  it('responds to a known address as to a new one, changes nothing and informs its owner', async () => {
    const { user } = await server.signUp({ passwordHash });
    const known = await registerWith(server.browser(), user.email, OTHER_PASSWORD);
    const fresh = await registerWith(server.browser(), newEmail(), OTHER_PASSWORD);
    expect(known.statusCode).toBe(fresh.statusCode);
    expect(known.json()).toEqual({ ...fresh.json(), email: user.email });
    const mails = await queuedMails(server, user.email);
    expect(mails.map(({ mail }) => mail.template)).toEqual(['already-registered']);
    const login = (password: string) => server.browser().post('/api/login', { email: user.email, password });
    expect((await login(OTHER_PASSWORD)).statusCode).toBe(401);
    expect((await login(PASSWORD)).statusCode).toBe(200);
  });

  it('does not let a stranger’s password into an account that the owner verifies', async () => {
    const email = newEmail();
    const [stranger, owner] = [server.browser(), server.browser()];
    await registerWith(stranger, email, OTHER_PASSWORD);
    await registerWith(owner, email, PASSWORD);
    // The stranger registers again while the owner waits: the newer code belongs to the stranger's password.
    await registerWith(stranger, email, OTHER_PASSWORD);
    expect((await verify(owner, email)).statusCode).toBe(400);
    await registerWith(owner, email, PASSWORD);
    expect((await verify(owner, email)).statusCode).toBe(200);
    const login = (password: string) => server.browser().post('/api/login', { email, password });
    expect((await login(OTHER_PASSWORD)).statusCode).toBe(401);
    expect((await login(PASSWORD)).statusCode).toBe(200);
  });

  it('replaces password, sessions and tokens of an old unverified account only once its address is verified', async () => {
    const signedUp = await server.signUp({ emailVerified: false, passwordHash });
    const { user, browser: stranger } = signedUp;
    const token = await addToken(signedUp, ['guides:read']);
    const readWithToken = async () => (await callWithToken(server, token.value, '/api/projects')).statusCode;
    const owner = server.browser();
    await registerWith(owner, user.email, OTHER_PASSWORD);
    expect(await readWithToken()).toBe(200);
    expect((await stranger.get('/api/user')).statusCode).toBe(200);
    expect((await server.ctx().em.findOneOrFail(UserEntity, user.id)).passwordHash).toBe(passwordHash);
    expect((await verify(owner, user.email)).statusCode).toBe(200);
    expect((await stranger.get('/api/user')).statusCode).toBe(401);
    expect(await readWithToken()).toBe(401);
    const login = (password: string) => server.browser().post('/api/login', { email: user.email, password });
    expect((await login(PASSWORD)).statusCode).toBe(401);
    expect((await login(OTHER_PASSWORD)).json()).toMatchObject({ id: user.id, name: 'Ada', credits: 3 });
  });

  it('verifies the address later and in another browser, with a code requested after the right password', async () => {
    const email = newEmail();
    await registerWith(server.browser(), email);
    const other = server.browser();
    expect((await other.post('/api/login', { email, password: PASSWORD })).statusCode).toBe(403);
    const old = await mailedCode(server, email, 'verify-email');
    await resetLimits(server);
    expect((await other.post('/api/auth/resend-code', { email })).statusCode).toBe(200);
    expect((await other.post('/api/auth/verify-email', { email, code: old })).statusCode).toBe(400);
    expect((await verify(other, email)).statusCode).toBe(200);
    expect((await other.post('/api/login', { email, password: PASSWORD })).statusCode).toBe(200);
  });

  it('creates a new session key at each sign-in and ends the previous session of the browser', async () => {
    const { user, browser } = await server.signUp({ passwordHash });
    const planted = new Map(browser.cookies);
    const signedIn = await browser.post('/api/login', { email: user.email, password: PASSWORD });
    expect(signedIn.statusCode).toBe(200);
    expect([...browser.cookies.values()]).not.toEqual([...planted.values()]);
    const fixed = server.browser();
    for (const [name, value] of planted) fixed.cookies.set(name, value);
    expect((await fixed.get('/api/user')).statusCode).toBe(401);
    expect((await browser.get('/api/user')).statusCode).toBe(200);
  });

  it('keeps a remembered session for 30 days, and others until the browser closes', async () => {
    const { user } = await server.signUp({ passwordHash });
    const login = { email: user.email, password: PASSWORD };
    const remembered = await server.browser().post('/api/login', login);
    const brief = await server.browser().post('/api/login', { ...login, rememberMe: false });
    const sessionCookie = { maxAge: 30 * 24 * 3_600, httpOnly: true, sameSite: 'Lax' };
    expect(cookieOf(remembered, 'stylekit')).toMatchObject(sessionCookie);
    expect(cookieOf(brief, 'stylekit')?.maxAge).toBeUndefined();
    expect(cookieOf(brief, 'stylekit-device')).toBeUndefined();
    const rows = await server.ctx().em.find(SessionEntity, { userId: user.id, isRemembered: false });
    expect(rows).toHaveLength(1);
  });

  it('compares passwords exactly: no trimming, no truncation, no normalization', async () => {
    const twin = 'a1'.repeat(36);
    for (const [password, near] of [
      [' leading and trailing ', 'leading and trailing'],
      [`${twin}${'x'.repeat(28)}`, `${twin}${'y'.repeat(28)}`],
      [
        '\u{1F511}\u{1F431}\u{1F30D}\u{1F319}\u{1F3B5}\u{1F680}\u{1F41D}\u{1F335}',
        '\u{1F511}\u{1F431}\u{1F30D}\u{1F319}\u{1F3B5}\u{1F680}\u{1F41D}',
      ],
    ] as const) {
      await resetLimits(server);
      const browser = server.browser();
      const email = newEmail();
      expect((await registerWith(browser, email, password)).statusCode).toBe(201);
      await verify(browser, email);
      expect((await browser.post('/api/login', { email, password: near })).statusCode).toBe(401);
      expect((await browser.post('/api/login', { email, password })).statusCode).toBe(200);
    }
  });

  it(`rejects ${COOKIES} cookies with flipped bits, without internal errors`, async () => {
    const { browser } = await server.signUp();
    const sealed = decodeURIComponent(browser.cookies.get('stylekit') ?? '');
    // Flips decoded bytes, because some bits of a base64 character may be ignored.
    const parts = sealed.split(';').map((part) => Buffer.from(part, 'base64'));
    const bytes = Buffer.concat(parts);
    const bits = bytes.length * 8;
    const statuses = new Map<number, number>();
    const stranger = server.browser();
    for (let count = 0; count < COOKIES; count += 1) {
      // 7,919 is prime, so the long run makes every change once, and a sample is spread over all of them.
      const time = (count * 7_919) % ALL_COOKIES;
      if (count % 1_000 === 0) await resetLimits(server);
      const flipped = Buffer.from(bytes);
      const first = time % bits;
      const second = (first + Math.floor(time / bits)) % bits;
      for (const bit of new Set([first, second])) {
        flipped.writeUInt8(flipped.readUInt8(bit >> 3) ^ (1 << (bit & 7)), bit >> 3);
      }
      const [cipher, nonce] = [flipped.subarray(0, parts[0]?.length), flipped.subarray(parts[0]?.length)];
      const forged = `${cipher.toString('base64')};${nonce.toString('base64')}`;
      stranger.cookies.set('stylekit', encodeURIComponent(forged));
      const { statusCode } = await stranger.get('/api/user');
      statuses.set(statusCode, (statuses.get(statusCode) ?? 0) + 1);
    }
    expect([...statuses]).toEqual([[401, COOKIES]]);
  });
});
