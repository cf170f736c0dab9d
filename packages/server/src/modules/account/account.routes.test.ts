import { existsSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { USER_COLUMNS } from '../../../test/statements/person-tables.ts';
import { addToken } from '../../../test/support/access-token.ts';
import { CUSTOM_BRIEF } from '../../../test/support/factories.ts';
import { mailedCode, queuedMails, resetLimits } from '../../../test/support/mailbox.ts';
import { DATABASE_KINDS } from '../../../test/support/test-database.ts';
import { openTestServer, type SignedUp, type TestServer } from '../../../test/support/test-server.ts';
import {
  PENDING_REGISTRATION_SECONDS,
  PREMIUM_ACTIVE_CUSTOM_GUIDES,
  RECENT_SIGN_IN_SECONDS,
} from '../../config/limits.ts';
import { inTransaction } from '../../context/context.ts';
import { AccessTokenEntity } from '../../database/tables/access-token.entity.ts';
import { CodeEntity } from '../../database/tables/code.entity.ts';
import { CreditEntryEntity } from '../../database/tables/credit-entry.entity.ts';
import { MemoryEntryEntity } from '../../database/tables/memory-entry.entity.ts';
import { SessionEntity } from '../../database/tables/session.entity.ts';
import { StyleTileEntity } from '../../database/tables/style-tile.entity.ts';
import { UploadEntity } from '../../database/tables/upload.entity.ts';
import { UserEntity } from '../../database/tables/user.entity.ts';
import { grantFreeCredits } from '../ledger/ledger.service.ts';
import { measureDrift } from '../ledger/measure-drift.ts';
import { startSession } from '../session/session.service.ts';
import { createUploadName } from '../upload/upload-name.ts';
import { deleteCodes, deleteExpiredSessions, deleteRateLimits } from './sweep-accounts.ts';

const PASSWORD = 'correct horse battery';
const NEW_PASSWORD = 'staple wagon seventeen';
const CALLER = { ip: '203.0.113.9', userAgent: 'another device' };

describe.each(DATABASE_KINDS)('the account on %s', (kind) => {
  let server: TestServer;
  let passwordHash: string;
  beforeAll(async () => {
    server = await openTestServer(kind);
    passwordHash = await server.services.passwords.hash(PASSWORD);
  });
  beforeEach(() => resetLimits(server));
  afterAll(() => server.close());

  /** Signs the user in with further browsers. */
  const devicesOf = (userId: string, number: number) =>
    Promise.all(
      Array.from({ length: number }, async () => {
        const { key } = await startSession(server.ctx(), { userId, isRemembered: true, caller: CALLER });
        const browser = server.browser();
        browser.useSessionKey(key);
        return browser;
      }),
    );
  const statusOf = async (browsers: readonly SignedUp['browser'][]) =>
    Promise.all(browsers.map(async (browser) => (await browser.get('/api/user')).statusCode));

  async function fill({ user, browser }: SignedUp) {
    await inTransaction(server.ctx(), (ctx) => grantFreeCredits(ctx, user.id));
    const body = { name: 'Ösel', description: 'A brewery by the sea' };
    const project = (await browser.post('/api/projects', body)).json();
    const brief = { name: 'First', description: 'A calm brewery by the sea', generationMode: 'ai' };
    const tile = await browser.post(`/api/projects/${project.id}/style-tiles`, brief, {
      headers: { 'idempotency-key': 'key-1' },
    });
    expect(tile.statusCode).toBe(201);
    const { em, now } = server.ctx();
    const name = createUploadName('png');
    await server.services.uploads.put(name, Buffer.from('logo'), 'image/png');
    em.create(UploadEntity, {
      name,
      userId: user.id,
      contentType: 'image/png',
      byteLength: 4,
      createdAt: now,
    });
    em.create(MemoryEntryEntity, {
      userId: user.id,
      id: crypto.randomUUID(),
      projectId: project.id,
      kind: 'note',
      value: 'Never orange',
      source: 'owner',
      createdAt: now,
      updatedAt: now,
    });
    await em.flush();
    return { project, tile: tile.json(), upload: name };
  }

  it('shows how many of a hundred custom guides Premium has left, counting archived ones', async () => {
    const { user, browser } = await server.signUp({ subscriptionStatus: 'active', customCredits: 0 });
    const { id: projectId } = (await browser.post('/api/projects', { name: 'A', description: 'B' })).json();
    const { em, now } = server.ctx();
    for (const isArchived of [false, true]) {
      em.create(StyleTileEntity, {
        id: crypto.randomUUID(),
        projectId,
        userId: user.id,
        name: 'T',
        brief: CUSTOM_BRIEF,
        generationMode: 'custom',
        generationStatus: 'generated',
        isArchived,
        createdAt: now,
        updatedAt: now,
      });
    }
    await em.flush();
    expect((await browser.get('/api/user')).json().customLimit).toBe(PREMIUM_ACTIVE_CUSTOM_GUIDES - 2);
    await server.ctx().em.nativeUpdate(UserEntity, { id: user.id }, { subscriptionStatus: 'canceled' });
    expect((await browser.get('/api/user')).json().customLimit).toBe(0);
  });

  it('ends one session at logout, the other sessions at a password change, and all at a reset', async () => {
    const { user, browser } = await server.signUp({ passwordHash });
    const [leaving, ...others] = await devicesOf(user.id, 5);
    if (leaving === undefined) return expect.unreachable();
    const cookies = new Map(leaving.cookies);
    await leaving.post('/api/logout');
    for (const [name, value] of cookies) leaving.cookies.set(name, value);
    expect(await statusOf([leaving, browser, ...others])).toEqual([401, 200, 200, 200, 200, 200]);

    const change = { currentPassword: PASSWORD, newPassword: NEW_PASSWORD };
    expect((await browser.post('/api/user/password', change)).statusCode).toBe(204);
    expect(await statusOf([browser, ...others])).toEqual([200, 401, 401, 401, 401]);

    const again = [browser, ...(await devicesOf(user.id, 4))];
    await browser.post('/api/auth/request-password-reset', { email: user.email });
    const code = await mailedCode(server, user.email, 'password-reset');
    const reset = { email: user.email, code, newPassword: PASSWORD };
    expect((await server.browser().post('/api/auth/reset-password', reset)).json()).toEqual({
      success: true,
      message: 'Password updated',
    });
    expect(await statusOf(again)).toEqual([401, 401, 401, 401, 401]);
    const templates = (await queuedMails(server, user.email)).map(({ mail }) => mail.template);
    expect(templates).toEqual(['password-changed', 'password-reset', 'password-changed']);
  });

  it('changes a password only with the current one, and rejects an invalid new one', async () => {
    const { browser, user } = await server.signUp({ passwordHash });
    const change = (body: object) => browser.post('/api/user/password', body);
    const wrong = await change({ currentPassword: 'wrong password', newPassword: NEW_PASSWORD });
    expect([wrong.statusCode, wrong.json().message]).toEqual([400, 'The current password is wrong.']);
    expect((await change({ newPassword: NEW_PASSWORD })).statusCode).toBe(400);
    expect((await change({ currentPassword: PASSWORD, newPassword: 'short' })).statusCode).toBe(400);
    const own = await change({ currentPassword: PASSWORD, newPassword: user.email });
    expect(own.statusCode).toBe(400);
    expect((await change({ currentPassword: PASSWORD, newPassword: NEW_PASSWORD })).statusCode).toBe(204);
  });

  it('allows an account without a password to set one only shortly after signing in', async () => {
    const fresh = await server.signUp({ googleId: crypto.randomUUID() });
    expect((await fresh.browser.post('/api/user/password', { newPassword: NEW_PASSWORD })).statusCode).toBe(
      204,
    );
    const stale = await server.signUp({ googleId: crypto.randomUUID() });
    const authenticatedAt = new Date(Date.now() - (RECENT_SIGN_IN_SECONDS + 5) * 1_000);
    await server.ctx().em.nativeUpdate(SessionEntity, { userId: stale.user.id }, { authenticatedAt });
    const rejected = await stale.browser.post('/api/user/password', { newPassword: NEW_PASSWORD });
    expect([rejected.statusCode, rejected.json().code]).toEqual([403, 'SK_SIGN_IN_AGAIN']);
  });

  it('exports everything stored about the user, without secrets', async () => {
    const person = await server.signUp({ passwordHash, googleId: crypto.randomUUID() });
    const { project, tile, upload } = await fill(person);
    const stranger = await server.signUp();
    await fill(stranger);
    const token = await addToken(person, ['guides:read']);
    await person.browser.post('/api/user/delete/request');
    const code = await mailedCode(server, person.user.email, 'account-deletion');
    const reply = await person.browser.get('/api/user/export');
    expect(reply.headers['content-disposition']).toBe('attachment; filename="stylekit-account.json"');
    const all = reply.json();
    expect(all).toMatchObject({
      user: { id: person.user.id, email: person.user.email },
      projects: [{ id: project.id, name: 'Ösel' }],
      styleTiles: [{ id: tile.id, name: 'First' }],
      memory: expect.arrayContaining([
        expect.objectContaining({ value: 'Never orange', projectId: project.id }),
      ]),
      uploads: [{ url: `/uploads/${upload}` }],
      idempotencyKeys: [{ key: 'key-1' }],
      pendingCodes: [{ purpose: 'account-deletion' }],
      sessions: [{ userAgent: 'test' }],
      accessTokens: [{ id: token.id, name: 'Pipeline', scopes: ['guides:read'], revokedAt: null }],
    });
    expect(all.transactions).toHaveLength(3);
    const codeRow = await server.ctx().em.findOneOrFail(CodeEntity, { userId: person.user.id });
    const session = await server.ctx().em.findOneOrFail(SessionEntity, { userId: person.user.id });
    const { valueHash } = await server.ctx().em.findOneOrFail(AccessTokenEntity, { id: token.id });
    const secrets = [code, passwordHash, codeRow.codeHash, session.keyHash, token.value, valueHash];
    for (const secret of [...secrets, stranger.user.id]) {
      expect(reply.body).not.toContain(secret);
    }
    expect((await server.browser().get('/api/user/export')).statusCode).toBe(401);
  });

  it('exports lists that are longer than a page completely', async () => {
    const { user, browser } = await server.signUp();
    await devicesOf(user.id, 120);
    expect((await browser.get('/api/user/export')).json().sessions).toHaveLength(121);
  });

  it('deletes an account and all its data with the mailed code', async () => {
    const person = await server.signUp({ passwordHash, name: 'Wilhelmina Vanish' });
    const { upload } = await fill(person);
    await addToken(person, ['guides:read']);
    const other = await server.signUp();
    const kept = await fill(other);
    const devices = [person.browser, ...(await devicesOf(person.user.id, 4))];
    const { email, id: userId } = person.user;
    const requested = await person.browser.post('/api/user/delete/request');
    expect(requested.json()).toEqual({ success: true, message: 'Verification code sent' });
    const early = await person.browser.post('/api/user/delete/request');
    expect(early.statusCode).toBe(429);
    expect(early.json().message).toMatch(/^Resend available in \d+s$/);

    const code = await mailedCode(server, email, 'account-deletion');
    const elsewhere = await devices[1]?.post('/api/user/delete/verify', { code });
    expect([elsewhere?.statusCode, elsewhere?.json().message]).toEqual([400, 'Invalid code']);
    expect((await other.browser.post('/api/user/delete/verify', { code })).statusCode).toBe(400);

    const cookie = person.browser.cookieHeader();
    const replies = await Promise.all(
      Array.from({ length: 20 }, () =>
        server.browser().post('/api/user/delete/verify', { code }, { headers: { cookie } }),
      ),
    );
    expect(replies.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
    expect(replies.filter(({ statusCode }) => statusCode >= 500)).toEqual([]);
    expect(await statusOf(devices)).toEqual([401, 401, 401, 401, 401]);

    const { em } = server.ctx();
    expect(await em.count(UserEntity, { id: userId })).toBe(0);
    for (const table of [...USER_COLUMNS.keys(), 'directory', 'device_code', 'code']) {
      if (table === 'app_user' || table === 'credit_entry') continue;
      const [row] = await em.execute<{ count: number }[]>(
        `select count(*)::int as count from ${table} where user_id = ?`,
        [userId],
      );
      expect([table, row?.count]).toEqual([table, 0]);
    }
    expect(await em.count(CodeEntity, { email })).toBe(0);
    expect(existsSync(path.join(server.services.config.dataDir, 'uploads', upload))).toBe(false);
    expect(await server.services.uploads.get(upload)).toBeNull();
    const lines = await em.find(CreditEntryEntity, { userId });
    expect(lines.map(({ kind }) => kind).sort()).toEqual(['grant', 'grant', 'release', 'reserve']);
    expect(JSON.stringify(lines)).not.toContain('Vanish');
    expect(await measureDrift(server.ctx())).toEqual({ wrongBalances: 0, lostReservations: 0 });
    expect((await queuedMails(server, email)).at(-1)?.mail).toEqual({
      template: 'account-deleted',
      name: 'Wilhelmina Vanish',
    });
    expect((await other.browser.get(`/api/projects/${kept.project.id}`)).statusCode).toBe(200);
    expect((await server.browser().post('/api/login', { email, password: PASSWORD })).statusCode).toBe(401);
  });

  it('clears the session cookie after deleting the account', async () => {
    const { user, browser } = await server.signUp();
    await browser.post('/api/user/delete/request');
    const code = await mailedCode(server, user.email, 'account-deletion');
    await browser.post('/api/user/delete/verify', { code });
    expect(browser.cookies.has('stylekit')).toBe(false);
  });

  it('deletes expired data only', async () => {
    const { user, browser } = await server.signUp();
    const [over] = await devicesOf(user.id, 1);
    const { em } = server.ctx();
    const email = 'waiting@example.com';
    const registration = { name: 'Ada', email, password: PASSWORD, marketingConsent: true };
    await server.browser().post('/api/register', registration);
    await browser.post('/api/auth/request-password-reset', { email: user.email });
    await em.execute(`update session set expires_at = now() - interval '1 second' where user_agent = ?`, [
      CALLER.userAgent,
    ]);
    await em.execute(`update code set expires_at = now() - interval '1 second'`);
    await em.execute(`update rate_limit set reset_at = now() - interval '1 second'`);
    for (const deleteExpired of [deleteExpiredSessions, deleteCodes, deleteRateLimits])
      await deleteExpired(server.ctx());
    expect(await em.fork().count(SessionEntity, { userId: user.id })).toBe(1);
    expect(await em.fork().count(CodeEntity, { email: user.email })).toBe(0);
    expect(await em.fork().count(CodeEntity, { email })).toBe(1);
    const [limits] = await em.execute<{ count: number }[]>('select count(*)::int as count from rate_limit');
    expect(limits?.count).toBe(0);
    await em.execute(`update code set created_at = now() - make_interval(secs => ?)`, [
      PENDING_REGISTRATION_SECONDS + 1,
    ]);
    await deleteCodes(server.ctx());
    expect(await em.fork().count(CodeEntity, { email })).toBe(0);
    expect(await statusOf([browser, ...(over === undefined ? [] : [over])])).toEqual([200, 401]);
  });
});
