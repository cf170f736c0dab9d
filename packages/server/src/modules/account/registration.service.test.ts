import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type RecaptchaMock, startRecaptchaMock } from '../../../test/mocks/recaptcha-mock.ts';
import { queuedMails, resetLimits } from '../../../test/support/mailbox.ts';
import { DATABASE_KINDS } from '../../../test/support/test-database.ts';
import { openTestServer, type TestServer } from '../../../test/support/test-server.ts';

const PASSWORD = 'correct horse battery';
const SECRET_KEY = 'recaptcha-secret';
const ROBOT = "Failed to verify you're not a robot. Please refresh the page and try again.";

describe('registration with the bot check', () => {
  let verifier: RecaptchaMock;
  let server: TestServer;
  beforeAll(async () => {
    verifier = await startRecaptchaMock({ secretKey: SECRET_KEY });
    const recaptcha = { siteKey: 'site', secretKey: SECRET_KEY, verifyUrl: verifier.verifyUrl };
    server = await openTestServer('pglite', { config: { recaptcha } });
  });
  beforeEach(() => resetLimits(server));
  afterAll(async () => {
    await server.close();
    await verifier.close();
  });

  const good = { score: 0.9, action: 'register', hostname: 'localhost' };
  const registerWith = (recaptchaToken?: string) =>
    server.browser().post('/api/register', {
      name: 'Ada',
      email: `${crypto.randomUUID()}@example.com`,
      password: PASSWORD,
      marketingConsent: true,
      recaptchaToken,
    });

  it('accepts a valid token once and rejects all others', async () => {
    const token = verifier.issueToken(good);
    expect((await registerWith(token)).statusCode).toBe(201);
    const rejectedRequests = [
      token,
      undefined,
      '',
      'made up',
      verifier.issueToken({ ...good, score: 0.4 }),
      verifier.issueToken({ ...good, action: 'homepage' }),
      verifier.issueToken({ ...good, hostname: 'evil.example' }),
    ];
    const before = (await queuedMails(server)).length;
    for (const one of rejectedRequests) {
      const reply = await registerWith(one);
      expect([reply.statusCode, reply.json().message]).toEqual([400, ROBOT]);
    }
    expect((await queuedMails(server)).length).toBe(before);
  });

  it.each(['server-error', 'no-json', 'no-fields', 'redirect', 'endless', 'reset'] as const)(
    'rejects registrations while the verifier fails: %s',
    async (failure) => {
      const before = (await queuedMails(server)).length;
      verifier.failNext(failure);
      expect((await registerWith(verifier.issueToken(good))).statusCode).toBe(503);
      expect((await queuedMails(server)).length).toBe(before);
    },
  );
});

describe.each(DATABASE_KINDS)('registration without email verification on %s', (kind) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await openTestServer(kind, { config: { requireEmailVerification: false } });
  });
  afterAll(() => server.close());

  it('signs in a new user immediately, but not with the address of another user', async () => {
    const browser = server.browser();
    const email = 'new@example.com';
    const body = { name: 'Ada', email, password: PASSWORD, marketingConsent: true };
    const reply = await browser.post('/api/register', body);
    expect(reply.statusCode).toBe(201);
    expect(reply.json()).toMatchObject({ autoLogin: true, user: { email, credits: 3, customLimit: 3 } });
    expect((await browser.get('/api/user')).json()).toEqual(reply.json().user);

    const stranger = server.browser();
    const again = await stranger.post('/api/register', { ...body, password: 'staple wagon seventeen' });
    expect(again.statusCode).toBe(201);
    expect(again.json()).toEqual({ autoLogin: false, requireVerification: true, email });
    expect((await stranger.get('/api/user')).statusCode).toBe(401);
    const mails = await queuedMails(server, email);
    expect(mails.map(({ mail }) => mail.template)).toEqual(['already-registered']);
    expect((await server.browser().post('/api/login', { email, password: PASSWORD })).statusCode).toBe(200);
  });

  it('creates one account for 20 simultaneous registrations of one address', async () => {
    await resetLimits(server);
    const email = 'race@example.com';
    const replies = await Promise.all(
      Array.from({ length: 20 }, () =>
        server
          .browser()
          .post('/api/register', { name: 'Ada', email, password: PASSWORD, marketingConsent: true }),
      ),
    );
    const statuses = replies.map(({ statusCode }) => statusCode);
    expect(replies.filter((reply) => reply.json().autoLogin === true)).toHaveLength(1);
    expect(statuses.filter((status) => status >= 500)).toEqual([]);
  });

  it('signs in a user who registered while verification was not required', async () => {
    const passwordHash = await server.services.passwords.hash(PASSWORD);
    const { user } = await server.signUp({ emailVerified: false, passwordHash });
    const reply = await server.browser().post('/api/login', { email: user.email, password: PASSWORD });
    expect(reply.json()).toMatchObject({ id: user.id, emailVerified: true });
  });
});
