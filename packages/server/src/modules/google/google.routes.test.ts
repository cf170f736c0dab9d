import { generateKeyPairSync, sign } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Browser } from '../../../test/support/browser.ts';
import { mailedCode, resetLimits } from '../../../test/support/mailbox.ts';
import { DATABASE_KINDS } from '../../../test/support/test-database.ts';
import { openTestServer, type TestServer } from '../../../test/support/test-server.ts';
import { SessionEntity } from '../../database/tables/session.entity.ts';
import { UserEntity } from '../../database/tables/user.entity.ts';
import { type GoogleMock, startGoogleMock } from '../../sandbox/google/google-mock.ts';

const FAILED = '/auth?error=google-auth-failed';
const CALLBACK = '/api/auth/google/callback';
const PASSWORD = 'correct horse battery';

interface TestIdentity {
  readonly sub: string;
  readonly email: string;
  readonly verified?: boolean;
  readonly name?: string;
  readonly picture?: string;
}

/** Chooses an account at the mock, over HTTP, and returns the callback URL. */
async function choose(
  authorizeUrl: string,
  { sub, email, verified = true, name = 'Grace', picture }: TestIdentity,
) {
  const page = await (await fetch(authorizeUrl)).text();
  expect(page).toContain('Simulated');
  const issue = new URL(authorizeUrl);
  issue.pathname = '/issue';
  const claims = { as_sub: sub, as_email: email, as_email_verified: String(verified), as_name: name };
  for (const [key, value] of Object.entries(claims)) issue.searchParams.set(key, value);
  if (picture !== undefined) issue.searchParams.set('as_picture', picture);
  const reply = await fetch(issue, { redirect: 'manual' });
  const callback = new URL(reply.headers.get('location') ?? '');
  return `${callback.pathname}${callback.search}`;
}

async function startSignIn(browser: Browser): Promise<string> {
  const redirect = await browser.get('/api/auth/google');
  expect(redirect.statusCode).toBe(302);
  return String(redirect.headers.location);
}

async function signInAs(browser: Browser, identity: TestIdentity): Promise<string> {
  const callback = await browser.get(await choose(await startSignIn(browser), identity));
  expect(callback.statusCode).toBe(302);
  return String(callback.headers.location);
}

describe.each(DATABASE_KINDS)('sign-in with Google on %s', (kind) => {
  let google: GoogleMock;
  let server: TestServer;
  let passwordHash: string;
  beforeAll(async () => {
    google = await startGoogleMock();
    server = await openTestServer(kind, { config: { google: google.config } });
    passwordHash = await server.services.passwords.hash(PASSWORD);
  });
  beforeEach(async () => {
    google.override({});
    await resetLimits(server);
  });
  afterAll(async () => {
    await server.close();
    await google.close();
  });

  let count = 0;
  const createIdentity = (): TestIdentity => {
    count += 1;
    return { sub: String(5_000_000 + count), email: `google${count}@example.com` };
  };
  const sessions = (userId: string) => server.ctx().em.count(SessionEntity, { userId });
  const userOf = (email: string) => server.ctx().em.findOne(UserEntity, { email });

  it('creates an account with free credits, and recognizes it after a change of address', async () => {
    const browser = server.browser();
    const identity = createIdentity();
    const picture = 'https://lh3.googleusercontent.com/a/photo=s96-c';
    expect(await signInAs(browser, { ...identity, picture })).toBe('/dashboard');
    const user = (await browser.get('/api/user')).json();
    expect(user).toMatchObject({
      name: 'Grace',
      email: identity.email,
      googleId: identity.sub,
      emailVerified: true,
      credits: 3,
      customLimit: 3,
      profilePicture: picture,
    });
    const again = server.browser();
    expect(await signInAs(again, { ...identity, email: 'moved@example.com' })).toBe('/dashboard');
    expect((await again.get('/api/user')).json()).toMatchObject({ id: user.id, email: identity.email });
  });

  it('accepts pictures from Google only', async () => {
    for (const picture of [
      'http://lh3.googleusercontent.com/a',
      'https://lh3.googleusercontent.com.evil.example/a',
      'https://evil.example/?lh3.googleusercontent.com',
      'https://user@lh3.googleusercontent.com/a',
      'javascript:alert(1)//lh3.googleusercontent.com',
      'data:image/svg+xml,<svg/>',
    ]) {
      const browser = server.browser();
      await resetLimits(server);
      expect(await signInAs(browser, { ...createIdentity(), picture })).toBe('/dashboard');
      expect((await browser.get('/api/user')).json().profilePicture).toBeNull();
    }
  });

  it('uses PKCE, a state and a nonce, in cookies that scripts cannot read', async () => {
    const browser = server.browser();
    const reply = await browser.get('/api/auth/google');
    const url = new URL(String(reply.headers.location));
    expect(url.searchParams.get('code_challenge_method')).toBe('S256');
    expect(url.searchParams.get('code_challenge')).toMatch(/^[\w-]{43}$/);
    expect(url.searchParams.get('state')).toMatch(/^[\w-]{22}$/);
    expect(url.searchParams.get('nonce')).toMatch(/^[\w-]{43}$/);
    expect(url.searchParams.get('redirect_uri')).toBe(`${server.services.config.publicUrl}${CALLBACK}`);
    const cookies = reply.cookies.filter(({ name }) => name.startsWith('stylekit-google'));
    expect(cookies).toHaveLength(2);
    for (const cookie of cookies)
      expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'Lax', path: '/' });
  });

  it('redirects to the sign-in page without a session if the callback does not match the browser', async () => {
    const tamperings: Record<string, (callback: URL, browser: Browser) => void> = {
      'state missing': (callback) => callback.searchParams.delete('state'),
      'state of another browser': (callback) => callback.searchParams.set('state', 'A'.repeat(22)),
      'state given twice': (callback) => callback.searchParams.append('state', 'A'.repeat(22)),
      'another browser': (_, browser) => browser.cookies.clear(),
      'state cookie gone': (_, browser) => browser.cookies.delete('stylekit-google-state'),
      'PKCE verifier gone': (_, browser) => browser.cookies.delete('stylekit-google-verifier'),
      'PKCE verifier of another sign-in': (_, browser) =>
        browser.cookies.set('stylekit-google-verifier', 'B'.repeat(43)),
      'code missing': (callback) => callback.searchParams.delete('code'),
      'code made up': (callback) => callback.searchParams.set('code', crypto.randomUUID()),
      'denied by the user': (callback) => {
        callback.searchParams.delete('code');
        callback.searchParams.set('error', 'access_denied');
      },
    };
    for (const [name, change] of Object.entries(tamperings)) {
      await resetLimits(server);
      const browser = server.browser();
      const identity = createIdentity();
      const callback = new URL(await choose(await startSignIn(browser), identity), 'http://localhost');
      change(callback, browser);
      const reply = await browser.get(`${callback.pathname}${callback.search}`);
      expect([name, reply.statusCode, reply.headers.location]).toEqual([name, 302, FAILED]);
      expect((await browser.get('/api/user')).statusCode, name).toBe(401);
      expect(await userOf(identity.email), name).toBeNull();
    }
  });

  it('starts one session for a callback that is opened ten times at once', async () => {
    const browser = server.browser();
    const identity = createIdentity();
    const callback = await choose(await startSignIn(browser), identity);
    const headers = { cookie: browser.cookieHeader() };
    const replies = await Promise.all(
      Array.from({ length: 10 }, () => server.browser().get(callback, { headers })),
    );
    const locations = replies.map((reply) => String(reply.headers.location));
    expect(locations.filter((location) => location === '/dashboard')).toHaveLength(1);
    expect(locations.filter((location) => location === FAILED)).toHaveLength(9);
    expect(await sessions((await userOf(identity.email))?.id ?? '')).toBe(1);
  });

  it('rejects tokens and responses that do not belong to this sign-in', async () => {
    const unsigned = (claims: object) =>
      `${[{ alg: 'none' }, claims].map((part) => Buffer.from(JSON.stringify(part)).toString('base64url')).join('.')}.`;
    const foreign = generateKeyPairSync('rsa', { modulusLength: 2_048 });
    const signWithForeignKey = (idToken: string) => {
      const content = idToken.slice(0, idToken.lastIndexOf('.'));
      return `${content}.${sign('RSA-SHA256', Buffer.from(content), foreign.privateKey).toString('base64url')}`;
    };
    const forgeries: Record<string, Parameters<GoogleMock['override']>[0]> = {
      'address not verified': {
        onUserinfo: ({ body }) => void Object.assign(body, { email_verified: false }),
      },
      'verified as text': { onUserinfo: ({ body }) => void Object.assign(body, { email_verified: 'true' }) },
      'another audience': { onToken: ({ payload }) => void Object.assign(payload, { aud: 'other' }) },
      'another issuer': {
        onToken: ({ payload }) => void Object.assign(payload, { iss: 'https://evil.example' }),
      },
      'another nonce': { onToken: ({ payload }) => void Object.assign(payload, { nonce: 'other' }) },
      expired: { onToken: ({ payload }) => void Object.assign(payload, { exp: 1 }) },
      'not signed': {
        onTokenResponse: ({ body }) => void Object.assign(body, { id_token: unsigned({ sub: '1' }) }),
      },
      'signed with another key': {
        onTokenResponse: ({ body }) => {
          if (body !== '') Object.assign(body, { id_token: signWithForeignKey(String(body['id_token'])) });
        },
      },
      'token of another account': { onToken: ({ payload }) => void Object.assign(payload, { sub: '1' }) },
      'no address': { onUserinfo: ({ body }) => void Object.assign(body, { email: 'invalid' }) },
      'user information down': {
        onUserinfo: (response) => void Object.assign(response, { statusCode: 500 }),
      },
      'endless user information': {
        onUserinfo: ({ body }) => void Object.assign(body, { padding: 'x'.repeat(70_000) }),
      },
      'token endpoint down': {
        onTokenResponse: (response) => void Object.assign(response, { statusCode: 503 }),
      },
    };
    for (const [name, override] of Object.entries(forgeries)) {
      await resetLimits(server);
      google.override(override);
      const browser = server.browser();
      const identity = createIdentity();
      expect([name, await signInAs(browser, identity)]).toEqual([name, FAILED]);
      expect((await browser.get('/api/user')).statusCode, name).toBe(401);
      expect(await userOf(identity.email), name).toBeNull();
    }
  });

  it('links an account with a verified address, once, and keeps its password', async () => {
    const identity = createIdentity();
    const { user, browser: device } = await server.signUp({ email: identity.email, passwordHash });
    const browser = server.browser();
    expect(await signInAs(browser, identity)).toBe('/dashboard');
    expect((await browser.get('/api/user')).json()).toMatchObject({ id: user.id, googleId: identity.sub });
    expect((await device.get('/api/user')).statusCode).toBe(200);
    const other = await signInAs(server.browser(), { ...identity, sub: '999' });
    expect(other).toBe(FAILED);
    const login = await server.browser().post('/api/login', { email: identity.email, password: PASSWORD });
    expect(login.statusCode).toBe(200);
  });

  it('leaves no access to a stranger who registered the address before its owner signed in with Google', async () => {
    // Classic-federated merge and unexpired session: an unverified account with the stranger's password and session.
    const merged = createIdentity();
    const old = await server.signUp({ email: merged.email, emailVerified: false, passwordHash });
    expect(await signInAs(server.browser(), merged)).toBe('/dashboard');
    expect((await old.browser.get('/api/user')).statusCode).toBe(401);
    const login = { email: merged.email, password: PASSWORD };
    expect((await server.browser().post('/api/login', login)).statusCode).toBe(401);

    // Trojan identifier and pending registration: the stranger has registered and somehow knows a code.
    const pending = createIdentity();
    const stranger = server.browser();
    const registration = { name: 'Eve', email: pending.email, password: PASSWORD, marketingConsent: true };
    await stranger.post('/api/register', registration);
    const code = await mailedCode(server, pending.email, 'verify-email');
    expect(await signInAs(server.browser(), pending)).toBe('/dashboard');
    const late = await stranger.post('/api/auth/verify-email', { email: pending.email, code });
    expect(late.statusCode).toBe(400);
    await stranger.post('/api/register', { ...registration, password: 'another good phrase' });
    await expect(mailedCode(server, pending.email, 'verify-email')).resolves.toBe(code);
    expect((await stranger.post('/api/login', login)).statusCode).toBe(401);

    // Unexpired email change: no call changes an email address.
    const { browser } = await server.signUp();
    await browser.put('/api/user', { name: 'Eve', email: createIdentity().email });
    expect((await browser.get('/api/user')).json().email).not.toContain('google');

    // A provider that does not verify addresses.
    const victim = createIdentity();
    await server.signUp({ email: victim.email, passwordHash });
    expect(await signInAs(server.browser(), { ...victim, verified: false })).toBe(FAILED);
    expect((await userOf(victim.email))?.googleId).toBeNull();
  });

  it('creates one account for two simultaneous first sign-ins', async () => {
    const identity = createIdentity();
    const signIns = await Promise.all(
      [server.browser(), server.browser()].map(async (browser) => ({
        browser,
        callback: await choose(await startSignIn(browser), identity),
      })),
    );
    const replies = await Promise.all(signIns.map(({ browser, callback }) => browser.get(callback)));
    expect(replies.map((reply) => reply.headers.location)).toEqual(['/dashboard', '/dashboard']);
    expect(await server.ctx().em.count(UserEntity, { googleId: identity.sub })).toBe(1);
  });

  it('redirects only to its own pages, regardless of the Host header', async () => {
    const browser = server.browser();
    const callback = `${CALLBACK}?state=x&code=y&redirect=https://evil.example`;
    const reply = await browser.get(callback, { headers: { host: 'evil.example' } });
    expect(reply.headers.location).toBe(FAILED);
    const redirect = await browser.get('/api/auth/google?redirect_uri=https://evil.example', {
      headers: { host: 'evil.example' },
    });
    expect(String(redirect.headers.location)).not.toContain('evil');
  });
});

describe('sign-in with Google where it is not configured', () => {
  it('redirects to the sign-in page', async () => {
    const server = await openTestServer('pglite');
    expect((await server.browser().get('/api/auth/google')).headers.location).toBe(FAILED);
    expect((await server.browser().get(`${CALLBACK}?code=1&state=2`)).headers.location).toBe(FAILED);
    await server.close();
  });
});

describe('sign-in with Google over https', () => {
  it('binds its cookies to the host', async () => {
    const google = await startGoogleMock();
    const server = await openTestServer('pglite', {
      config: { google: google.config, publicUrl: 'https://stylekit.example' },
    });
    const { cookies } = await server.browser().get('/api/auth/google');
    const names = cookies.map(({ name, secure }) => [name, secure]);
    expect(names).toContainEqual(['__Host-stylekit-google-state', true]);
    expect(names).toContainEqual(['__Host-stylekit-google-verifier', true]);
    await server.close();
    await google.close();
  });
});
