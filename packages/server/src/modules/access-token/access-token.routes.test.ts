import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { addToken, callWithToken } from '../../../test/support/access-token.ts';
import { AI_BRIEF, addProject, customBody } from '../../../test/support/factories.ts';
import { captureLog } from '../../../test/support/log-lines.ts';
import { mailedCode, queuedMails, resetLimits } from '../../../test/support/mailbox.ts';
import { DATABASE_KINDS } from '../../../test/support/test-database.ts';
import { openTestServer, type SignedUp, type TestServer } from '../../../test/support/test-server.ts';
import { LIMITS, RECENT_SIGN_IN_SECONDS, TOKENS } from '../../config/limits.ts';
import { type AccessToken, AccessTokenEntity } from '../../database/tables/access-token.entity.ts';
import { SessionEntity } from '../../database/tables/session.entity.ts';
import { UserEntity } from '../../database/tables/user.entity.ts';
import { deleteOldTokens } from '../account/sweep-accounts.ts';
import { signInWithGoogle } from '../google/google-sign-in.service.ts';
import { increment } from '../rate-limit/rate-limit.ts';
import { endAllSessions } from '../session/session.service.ts';
import { createToken, revokeToken } from './access-token.service.ts';
import { createTokenValue, hashTokenValue } from './token-value.ts';

const DAY_MS = 24 * 3_600_000;
const BODY = { name: 'Release pipeline', scopes: ['guides:read', 'generate'], expiresInDays: 30 };
const PASSWORD = 'correct horse battery';
const NEW_PASSWORD = 'staple the horse again';
const INVALID = [401, 'SK_INVALID_TOKEN'];

describe.each(DATABASE_KINDS)('access tokens on %s', (kind) => {
  const { lines, log } = captureLog('trace');
  let server: TestServer;
  let owner: SignedUp;
  beforeAll(async () => {
    server = await openTestServer(kind, { log });
  });
  beforeEach(async () => {
    await resetLimits(server);
    owner = await server.signUp();
  });
  afterAll(() => server.close());

  const create = (body: object = BODY) => owner.browser.post('/api/tokens', body);
  const rowOf = (id: string) => server.ctx().em.findOneOrFail(AccessTokenEntity, { id });
  const update = (id: string, change: Partial<AccessToken>) =>
    server.ctx().em.nativeUpdate(AccessTokenEntity, { id }, change);
  const read = (value: string) => callWithToken(server, value, '/api/projects');
  const outcomeOf = async (value: string) => {
    const reply = await read(value);
    return reply.statusCode === 200 ? 200 : [reply.statusCode, reply.json().code];
  };

  it('are created, listed, used without a cookie, and revoked', async () => {
    const project = await addProject(server, owner);
    const created = await create();
    expect(created.statusCode).toBe(201);
    const { token, ...view } = created.json();
    expect(view).toMatchObject({ name: BODY.name, scopes: BODY.scopes, prefix: token.slice(0, 10) });
    expect(Date.parse(view.expiresAt) - Date.parse(view.createdAt)).toBe(30 * DAY_MS);
    expect((await owner.browser.get('/api/tokens')).json()).toEqual([view]);
    expect((await read(token)).json()).toMatchObject([{ id: project.id }]);
    expect((await owner.browser.delete(`/api/tokens/${view.id}`)).statusCode).toBe(204);
    expect(await outcomeOf(token)).toEqual(INVALID);
    expect((await owner.browser.get('/api/tokens')).json()).toEqual([]);
    expect((await owner.browser.delete(`/api/tokens/${view.id}`)).statusCode).toBe(404);
  });

  it('are stored as a hash, and appear in no other response and in no log line', async () => {
    const { id, token } = (await create()).json();
    const row = await rowOf(id);
    expect(row.valueHash).toBe(hashTokenValue(token));
    expect(JSON.stringify(row)).not.toContain(token);
    for (const url of ['/api/tokens', '/api/user/export']) {
      const { body } = await owner.browser.get(url);
      expect(body).not.toContain(token);
      expect(body).not.toContain(row.valueHash);
    }
    await read(token);
    await callWithToken(server, token, `/api/style-tiles/${token}?token=${token}`);
    server.services.log.error({ headers: { authorization: `Bearer ${token}` } }, `leaked ${token}`);
    expect(lines.length).toBeGreaterThan(3);
    expect(lines.join('')).not.toContain(token.slice(10));
    expect(lines.join('')).toContain('leaked stk_[redacted]');
  });

  it('expire after 90 days by default and 365 at most', async () => {
    const { createdAt, expiresAt } = (await create({ name: 'CI', scopes: ['guides:read'] })).json();
    expect(Date.parse(expiresAt) - Date.parse(createdAt)).toBe(TOKENS.defaultDays * DAY_MS);
    expect((await create({ ...BODY, expiresInDays: 365 })).statusCode).toBe(201);
    for (const expiresInDays of [0, -1, 366, 1.5, null, '30']) {
      expect((await create({ ...BODY, expiresInDays })).json().issues).toEqual([
        { path: 'expiresInDays', message: 'The token must expire in 1 to 365 days' },
      ]);
    }
  });

  it.each([
    [{ name: ' ' }, 'name', 'Please enter a name for the token'],
    [{ name: 'a\u0000b' }, 'name', 'The name contains a character that cannot be used'],
    [{ name: 'x'.repeat(101) }, 'name', 'The name must be at most 100 characters'],
    [{ scopes: [] }, 'scopes', 'Choose at least one scope'],
    [{ scopes: ['generate', 'generate'] }, 'scopes', 'List each scope once'],
    [{ scopes: ['account'] }, 'scopes.0', 'A scope must be one of guides:read, guides:write, generate'],
  ])('are not created with %j', async (change, path, message) => {
    const reply = await create({ ...BODY, ...change });
    expect([reply.statusCode, reply.json().issues]).toEqual([400, [{ path, message }]]);
    expect(await server.ctx().em.count(AccessTokenEntity, { userId: owner.user.id })).toBe(0);
  });

  it('return the same 401 when they are unknown, malformed, expired or revoked', async () => {
    const [expired, revoked] = [
      await addToken(owner, ['guides:read']),
      await addToken(owner, ['guides:read']),
    ];
    expect(await outcomeOf(expired.value)).toBe(200);
    await update(expired.id, { expiresAt: new Date(Date.now() - 1) });
    await revokeToken(owner.ctx(), revoked.id);
    const { valueHash } = await rowOf(expired.id);
    const replies = [];
    for (const value of [expired.value, revoked.value, createTokenValue(), 'stk_x', '', valueHash]) {
      replies.push(await read(value));
    }
    expect(new Set(replies.map(({ body }) => body)).size).toBe(1);
    expect(new Set(replies.map(({ headers }) => JSON.stringify(Object.keys(headers)))).size).toBe(1);
    expect(replies[0]?.json()).toEqual({
      message: 'This access token is not valid: it is unknown, expired or revoked. Create a new one.',
      code: 'SK_INVALID_TOKEN',
    });
    expect(replies.map(({ statusCode }) => statusCode)).toEqual(replies.map(() => 401));
  });

  it('are rejected without a query when the checksum is wrong', async () => {
    const value = createTokenValue();
    const wrong = value.slice(0, -1) + (value.endsWith('x') ? 'y' : 'x');
    const fork = vi.spyOn(server.services.database, 'fork');
    expect(await outcomeOf(wrong)).toEqual(INVALID);
    expect(fork).toHaveBeenCalledTimes(0);
    expect(await outcomeOf(value)).toEqual(INVALID);
    expect(fork).toHaveBeenCalledTimes(1);
    fork.mockRestore();
  });

  it('are accepted only in the Authorization header with the scheme Bearer', async () => {
    const { value } = await addToken(owner, ['guides:read']);
    const get = (url: string, headers: Record<string, string> = {}) =>
      server.app.inject({ method: 'GET', url, headers });
    for (const name of ['token', 'access_token', 'authorization']) {
      expect((await get(`/api/projects?${name}=${value}`)).json().code).toBe('SK_UNAUTHENTICATED');
    }
    for (const headers of [
      { authorization: value },
      { authorization: `Basic ${btoa(`x:${value}`)}` },
      { 'x-api-key': value },
      { cookie: `stylekit=${value}` },
    ]) {
      expect((await get('/api/projects', headers)).json().code).toBe('SK_UNAUTHENTICATED');
    }
    expect((await get('/api/projects', { authorization: `bearer ${value}` })).statusCode).toBe(200);
  });

  it('are managed only by a session with a sign-in within the last hour', async () => {
    const { id } = (await create()).json();
    const authenticatedAt = new Date(Date.now() - (RECENT_SIGN_IN_SECONDS + 5) * 1_000);
    await server.ctx().em.nativeUpdate(SessionEntity, { userId: owner.user.id }, { authenticatedAt });
    const { browser } = owner;
    const replies = [
      await create(),
      await browser.get('/api/tokens'),
      await browser.delete(`/api/tokens/${id}`),
    ];
    for (const reply of replies) {
      expect([reply.statusCode, reply.json().code]).toEqual([403, 'SK_SIGN_IN_AGAIN']);
    }
    expect((await rowOf(id)).revokedAt).toBeNull();
  });

  it('are at most 20 per user, also with simultaneous calls; revoked and expired ones do not count', async () => {
    const replies = await Promise.all(Array.from({ length: TOKENS.perUser + 3 }, () => create()));
    const created = replies.filter(({ statusCode }) => statusCode === 201).map((reply) => reply.json());
    expect(created).toHaveLength(TOKENS.perUser);
    const rejected = await create();
    expect([rejected.statusCode, rejected.json().code]).toEqual([409, 'SK_TOKEN_LIMIT']);
    expect(rejected.json().message).toBe('You have 20 access tokens. Revoke one to create another.');
    await owner.browser.delete(`/api/tokens/${created[0]?.id}`);
    await update(created[1]?.id, { expiresAt: new Date(Date.now() - 1) });
    expect([(await create()).statusCode, (await create()).statusCode]).toEqual([201, 201]);
    expect((await create()).statusCode).toBe(409);
  });

  it('are created only so often', async () => {
    await increment(server.ctx(), LIMITS.tokens, owner.user.id, LIMITS.tokens.max);
    const reply = await create();
    expect([reply.statusCode, reply.json().code]).toEqual([429, 'SK_RATE_LIMITED']);
    expect(Number(reply.headers['retry-after'])).toBeGreaterThan(0);
  });

  it('are not created by a session that ended after the call was authenticated', async () => {
    const ctx = owner.ctx();
    await endAllSessions(server.ctx(), owner.user.id);
    const body = { name: 'late', scopes: ['guides:read' as const], expiresInDays: 1 };
    await expect(createToken(ctx, body)).rejects.toMatchObject({ status: 401 });
    expect(await server.ctx().em.count(AccessTokenEntity, { userId: owner.user.id })).toBe(0);
  });

  it('mail their owner, without the token, and notify open pages', async () => {
    const changes: unknown[] = [];
    const stop = server.services.sync.subscribe(owner.user.id, {
      onChange: (change) => changes.push(change.kind),
      onGap: () => undefined,
    });
    const { id, token, expiresAt } = (await create()).json();
    expect(await queuedMails(server, owner.user.email)).toEqual([
      {
        to: owner.user.email,
        mail: {
          template: 'token-created',
          name: owner.user.name,
          tokenName: BODY.name,
          scopes: BODY.scopes,
          expiresAt,
        },
      },
    ]);
    expect(JSON.stringify(await queuedMails(server))).not.toContain(token);
    await expect.poll(() => changes).toEqual(['user']);
    await owner.browser.delete(`/api/tokens/${id}`);
    await expect.poll(() => changes).toEqual(['user', 'user']);
    stop();
  });

  it('identify and revoke themselves, with any scope', async () => {
    const { id, value } = await addToken(owner, ['generate'], 'studio-mac');
    const current = await callWithToken(server, value, '/api/tokens/current');
    expect(current.json()).toMatchObject({
      id,
      name: 'studio-mac',
      scopes: ['generate'],
      owner: { name: owner.user.name, email: owner.user.email },
    });
    expect((await owner.browser.get('/api/tokens/current')).statusCode).toBe(404);
    expect((await owner.browser.delete('/api/tokens/current')).statusCode).toBe(404);
    const revoked = await callWithToken(server, value, '/api/tokens/current', { method: 'DELETE' });
    expect(revoked.statusCode).toBe(204);
    expect(await outcomeOf(value)).toEqual(INVALID);
    expect((await owner.browser.get('/api/tokens')).json()).toEqual([]);
  });

  it('store the minute of their last use', async () => {
    const { id, value } = await addToken(owner, ['guides:read']);
    expect((await owner.browser.get('/api/tokens')).json()[0].lastUsedAt).toBeNull();
    const before = Math.floor(Date.now() / 60_000) * 60_000;
    await read(value);
    const first = (await rowOf(id)).lastUsedAt?.getTime() ?? 0;
    expect(first % 60_000).toBe(0);
    expect(first).toBeGreaterThanOrEqual(before);
    const long = new Date(before - 3_600_000);
    await update(id, { lastUsedAt: long });
    await callWithToken(server, value.replace(/.$/, '-'), '/api/projects');
    expect((await rowOf(id)).lastUsedAt).toEqual(long);
    await read(value);
    expect((await rowOf(id)).lastUsedAt?.getTime()).toBeGreaterThanOrEqual(before);
  });

  it('need generate for AI and Co-Pilot guides and guides:write for custom ones', async () => {
    const rich = await server.signUp({ aiCredits: 9, customCredits: 9 });
    const { id } = await addProject(server, rich);
    const bodies = { custom: customBody(), ai: { generationMode: 'ai', description: AI_BRIEF } };
    const outcomes = [];
    for (const scope of ['guides:read', 'guides:write', 'generate'] as const) {
      const { value } = await addToken(rich, [scope]);
      for (const [mode, body] of Object.entries(bodies)) {
        const url = `/api/projects/${id}/style-tiles`;
        const reply = await callWithToken(server, value, url, { method: 'POST', body });
        outcomes.push([scope, mode, reply.statusCode]);
      }
    }
    expect(outcomes).toEqual([
      ['guides:read', 'custom', 403],
      ['guides:read', 'ai', 403],
      ['guides:write', 'custom', 201],
      ['guides:write', 'ai', 403],
      ['generate', 'custom', 403],
      ['generate', 'ai', 201],
    ]);
  });

  it('need no origin without a cookie, but still a JSON body', async () => {
    const { value } = await addToken(owner, ['guides:write']);
    const write = (headers: Record<string, string>) =>
      callWithToken(server, value, '/api/projects', {
        method: 'POST',
        body: { name: 'A brand', description: 'What it is' },
        headers,
      });
    expect((await write({})).statusCode).toBe(201);
    expect((await write({ 'sec-fetch-site': 'cross-site' })).statusCode).toBe(201);
    expect((await write({ origin: 'https://ci.example' })).statusCode).toBe(201);
    expect((await write({ 'content-type': 'text/plain' })).statusCode).toBe(415);
  });

  it('decide alone next to a session cookie, and the origin rule applies', async () => {
    const stranger = await server.signUp();
    const cookie = stranger.browser.cookieHeader();
    const project = await addProject(server, owner);
    const { value } = await addToken(owner, ['guides:read', 'guides:write']);
    const both = (url: string, headers: Record<string, string> = {}, method: 'GET' | 'POST' = 'GET') =>
      callWithToken(server, value, url, { method, headers: { cookie, ...headers } });
    expect((await both('/api/projects')).json()).toMatchObject([{ id: project.id }]);
    expect((await both('/api/user')).json().code).toBe('SK_MISSING_SCOPE');
    const url = `/api/projects/${project.id}/archive`;
    for (const headers of [{}, { 'sec-fetch-site': 'cross-site' }, { origin: 'https://evil.example' }]) {
      const reply = await both(url, headers, 'POST');
      expect([reply.statusCode, reply.json().code]).toEqual([403, 'SK_FOREIGN_ORIGIN']);
    }
    expect((await both(url, { 'sec-fetch-site': 'same-origin' }, 'POST')).statusCode).toBe(200);
    const invalid = await stranger.browser.get('/api/user', { headers: { authorization: 'Bearer stk_x' } });
    expect([invalid.statusCode, invalid.json().code]).toEqual(INVALID);
  });

  it('stay valid when the password is changed, and are revoked when it is reset', async () => {
    const passwordHash = await server.services.passwords.hash(PASSWORD);
    await server.ctx().em.nativeUpdate(UserEntity, { id: owner.user.id }, { passwordHash });
    const { value } = await addToken(owner, ['guides:read']);
    const body = { currentPassword: PASSWORD, newPassword: NEW_PASSWORD };
    expect((await owner.browser.post('/api/user/password', body)).statusCode).toBe(204);
    expect(await outcomeOf(value)).toBe(200);
    const { email } = owner.user;
    const anyone = server.browser();
    await anyone.post('/api/auth/request-password-reset', { email });
    const code = await mailedCode(server, email, 'password-reset');
    const reset = { email, code, newPassword: PASSWORD };
    expect((await anyone.post('/api/auth/reset-password', reset)).statusCode).toBe(200);
    expect(await outcomeOf(value)).toEqual(INVALID);
  });

  it('of an unverified account are revoked when it is linked to Google', async () => {
    const linked = await server.signUp({ emailVerified: false });
    const { value } = await addToken(linked, ['guides:read']);
    const profile = { sub: crypto.randomUUID(), email: linked.user.email, name: 'Ada', picture: null };
    const caller = { ip: '203.0.113.9', userAgent: 'test' };
    await signInWithGoogle(server.ctx(), { profile, caller, previousActor: null });
    expect(await outcomeOf(value)).toEqual(INVALID);
  });

  it('are deleted with the account', async () => {
    const { id, value } = await addToken(owner, ['guides:read']);
    await owner.browser.post('/api/user/delete/request');
    const code = await mailedCode(server, owner.user.email, 'account-deletion');
    expect((await owner.browser.post('/api/user/delete/verify', { code })).statusCode).toBe(200);
    expect(await outcomeOf(value)).toEqual(INVALID);
    expect(await server.ctx().em.count(AccessTokenEntity, { id })).toBe(0);
  });

  it('are removed 30 days after they expired or were revoked', async () => {
    const old = new Date(Date.now() - 31 * DAY_MS);
    const recent = new Date(Date.now() - 29 * DAY_MS);
    const changes = [
      { revokedAt: old },
      { expiresAt: old },
      { revokedAt: recent },
      { expiresAt: recent },
      {},
    ];
    const ids: string[] = [];
    for (const change of changes) {
      const { id } = await addToken(owner, ['guides:read']);
      await update(id, change);
      ids.push(id);
    }
    await deleteOldTokens(server.ctx());
    const left = await server.ctx().em.find(AccessTokenEntity, { userId: owner.user.id });
    expect(left.map(({ id }) => id).sort()).toEqual(ids.slice(2).sort());
  });
});
