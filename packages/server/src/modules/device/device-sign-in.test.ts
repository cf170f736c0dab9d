import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { sampleSize } from '../../../../engine/test/sample-size.ts';
import { callWithToken } from '../../../test/support/access-token.ts';
import { captureLog } from '../../../test/support/log-lines.ts';
import { queuedMails, resetLimits } from '../../../test/support/mailbox.ts';
import { DATABASE_KINDS } from '../../../test/support/test-database.ts';
import { openTestServer, type SignedUp, type TestServer } from '../../../test/support/test-server.ts';
import { DEVICE_SIGN_IN, LIMITS, RECENT_SIGN_IN_SECONDS, TOKENS } from '../../config/limits.ts';
import { AccessTokenEntity } from '../../database/tables/access-token.entity.ts';
import { type DeviceCode, DeviceCodeEntity } from '../../database/tables/device-code.entity.ts';
import { SessionEntity } from '../../database/tables/session.entity.ts';
import { revokeAllTokens } from '../access-token/access-token.service.ts';
import { deleteDeviceCodes } from '../account/sweep-accounts.ts';
import { createUserCode } from './user-code.ts';

const CLIENT = { client_id: 'stylekit-cli' };
const START = { ...CLIENT, scope: 'guides:read generate', device_name: 'studio-mac' };
const GRANT = 'urn:ietf:params:oauth:grant-type:device_code';
/** Wrong codes of one account; the first five are refused, all others blocked. */
const GUESSES = sampleSize(200, 10_000);
const LONG_AGO = new Date(Date.now() - 3_600_000);

interface Codes {
  readonly device_code: string;
  readonly user_code: string;
}

describe.each(DATABASE_KINDS)('sign-in of a device on %s', (kind) => {
  const { lines, log } = captureLog('trace');
  let server: TestServer;
  let owner: SignedUp;
  beforeAll(async () => {
    server = await openTestServer(kind, { log });
  });
  beforeEach(async () => {
    await resetLimits(server);
    await server.ctx().em.nativeDelete(DeviceCodeEntity, {});
    owner = await server.signUp();
  });
  afterAll(() => server.close());

  /** Calls like a program, with a form as in the RFC. */
  const sendForm = (url: string, fields: Record<string, string> | string) =>
    server.app.inject({
      method: 'POST',
      url,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: typeof fields === 'string' ? fields : new URLSearchParams(fields).toString(),
    });
  const start = async (): Promise<Codes> => (await sendForm('/api/device/code', START)).json();
  const poll = (device_code: string) =>
    sendForm('/api/device/token', { ...CLIENT, grant_type: GRANT, device_code });
  const errorOf = async (device_code: string) => {
    const reply = await poll(device_code);
    return [reply.statusCode, reply.json().error];
  };
  const enter = (userCode: string, who = owner) => who.browser.post('/api/device/request', { userCode });
  const decide = (verb: 'approve' | 'deny', userCode: string, who = owner) =>
    who.browser.post(`/api/device/${verb}`, { userCode });
  const update = (change: Partial<DeviceCode>) => server.ctx().em.nativeUpdate(DeviceCodeEntity, {}, change);
  const rowOf = async (): Promise<DeviceCode> => {
    const [row] = await server.ctx().em.find(DeviceCodeEntity, {});
    if (row === undefined) throw new Error('There is no device code.');
    return row;
  };
  const tokensOf = ({ user }: SignedUp) => server.ctx().em.find(AccessTokenEntity, { userId: user.id });

  it('starts with codes that are shown as in the RFC and stored as hashes', async () => {
    const reply = await sendForm('/api/device/code', START);
    expect(reply.statusCode).toBe(200);
    expect(reply.headers['cache-control']).toBe('no-store');
    const codes = reply.json();
    expect(codes).toEqual({
      device_code: expect.stringMatching(/^[\w-]{43}$/),
      user_code: expect.stringMatching(/^[BCDFGHJKLMNPQRSTVWXZ]{4}-[BCDFGHJKLMNPQRSTVWXZ]{4}$/),
      verification_uri: 'http://localhost:4000/device',
      verification_uri_complete: `http://localhost:4000/device?code=${codes.user_code}`,
      expires_in: 600,
      interval: 5,
    });
    const rows = JSON.stringify(await server.ctx().em.find(DeviceCodeEntity, {}));
    expect(rows).not.toContain(codes.device_code);
    expect(rows).not.toContain(codes.user_code.replace('-', ''));
    expect(lines.join('')).not.toContain(codes.device_code);
  });

  it('gives an approved device one token, and mails the owner', async () => {
    const { device_code, user_code } = await start();
    expect(await errorOf(device_code)).toEqual([400, 'authorization_pending']);
    expect((await enter(user_code)).json()).toMatchObject({
      deviceName: 'studio-mac',
      client: 'StyleKit command line',
      network: '127.0.0.0/24',
      isSameNetwork: false,
      scopes: ['guides:read', 'generate'],
      state: 'pending',
    });
    expect((await decide('approve', user_code)).json()).toMatchObject({ state: 'approved' });
    const reply = await poll(device_code);
    expect(reply.json()).toEqual({
      access_token: expect.stringMatching(/^stk_\w{46}$/),
      token_type: 'Bearer',
      expires_in: TOKENS.defaultDays * 86_400,
      scope: 'guides:read generate',
    });
    const [row, ...others] = await tokensOf(owner);
    expect(others).toEqual([]);
    expect(row).toMatchObject({
      name: 'studio-mac',
      scopes: ['guides:read', 'generate'],
      isDevice: true,
    });
    expect(await queuedMails(server, owner.user.email)).toMatchObject([
      { mail: { template: 'token-created', tokenName: 'studio-mac' } },
    ]);
    expect(await errorOf(device_code)).toEqual([400, 'invalid_grant']);
    const token = reply.json().access_token;
    expect((await callWithToken(server, token, '/api/projects')).statusCode).toBe(200);
    expect(lines.join('')).not.toContain(token.slice(10));
  });

  it('gives one token after two approvals and parallel polls', async () => {
    const { device_code, user_code } = await start();
    await enter(user_code);
    const approvals = await Promise.all([decide('approve', user_code), decide('approve', user_code)]);
    expect(approvals.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    const polls = await Promise.all(Array.from({ length: 5 }, () => poll(device_code)));
    expect(polls.map(({ statusCode }) => statusCode).sort()).toEqual([200, 400, 400, 400, 400]);
    expect(await tokensOf(owner)).toHaveLength(1);
  });

  it('gives a denied device no token', async () => {
    const { device_code, user_code } = await start();
    await enter(user_code);
    expect((await decide('deny', user_code)).json().state).toBe('denied');
    expect(await errorOf(device_code)).toEqual([400, 'access_denied']);
    expect((await decide('approve', user_code)).json().code).toBe('SK_DEVICE_DECIDED');
    expect(await errorOf(device_code)).toEqual([400, 'access_denied']);
    expect(await tokensOf(owner)).toEqual([]);
  });

  it('expires after ten minutes, and is then removed', async () => {
    const { device_code, user_code } = await start();
    const row = await rowOf();
    expect(row.expiresAt.getTime() - row.createdAt.getTime()).toBe(600_000);
    await enter(user_code);
    await update({ expiresAt: new Date(Date.now() - 1) });
    expect(await errorOf(device_code)).toEqual([400, 'expired_token']);
    expect((await decide('approve', user_code)).json().code).toBe('SK_INVALID_CODE');
    await deleteDeviceCodes(server.ctx());
    expect(await errorOf(device_code)).toEqual([400, 'expired_token']);
    await update({ expiresAt: new Date(Date.now() - (DEVICE_SIGN_IN.keptSeconds + 1) * 1_000) });
    await deleteDeviceCodes(server.ctx());
    expect(await errorOf(device_code)).toEqual([400, 'invalid_grant']);
  });

  it('slows a device down that polls too often', async () => {
    const { device_code } = await start();
    expect(await errorOf(device_code)).toEqual([400, 'authorization_pending']);
    expect(await errorOf(device_code)).toEqual([400, 'slow_down']);
    expect((await rowOf()).intervalSeconds).toBe(10);
    await update({ lastPolledAt: new Date(Date.now() - 6_000) });
    expect(await errorOf(device_code)).toEqual([400, 'slow_down']);
    expect((await rowOf()).intervalSeconds).toBe(15);
    await update({ lastPolledAt: new Date(Date.now() - 15_000) });
    expect(await errorOf(device_code)).toEqual([400, 'authorization_pending']);
  });

  it('accepts the code in any case, with spaces and other dashes', async () => {
    const { user_code } = await start();
    const plain = user_code.replace('-', '');
    const forms = [plain.toLowerCase(), ` ${plain.split('').join(' ')} `, user_code.replace('-', '–')];
    for (const form of forms) expect((await enter(form)).statusCode, form).toBe(200);
  });

  it('blocks an account and a network after five wrong codes, also the right one', async () => {
    const { user_code } = await start();
    const statuses = [];
    for (let attempt = 0; attempt < GUESSES; attempt += 1) {
      statuses.push((await enter(createUserCode())).statusCode);
    }
    expect(statuses.slice(0, 5)).toEqual([400, 400, 400, 400, 400]);
    expect(new Set(statuses.slice(5))).toEqual(new Set([429]));
    const blocked = await enter(user_code);
    expect([blocked.statusCode, blocked.json().code]).toEqual([429, 'SK_RATE_LIMITED']);
    expect(Number(blocked.headers['retry-after'])).toBeGreaterThan(0);
    const neighbor = await server.signUp();
    const reply = await server.app.inject({
      method: 'POST',
      url: '/api/device/request',
      remoteAddress: owner.browser.address,
      headers: { 'sec-fetch-site': 'same-origin', cookie: neighbor.browser.cookieHeader() },
      payload: { userCode: user_code },
    });
    expect(reply.statusCode).toBe(429);
    expect((await enter(user_code, neighbor)).statusCode).toBe(200);
  });

  it('counts parallel guesses, and only wrong ones', async () => {
    const guesses = await Promise.all(Array.from({ length: 20 }, () => enter(createUserCode())));
    expect(guesses.filter(({ statusCode }) => statusCode === 400)).toHaveLength(5);
    await resetLimits(server);
    const { user_code } = await start();
    for (let repeat = 0; repeat < 8; repeat += 1) expect((await enter(user_code)).statusCode).toBe(200);
  });

  it('is decided only by the session that entered the code', async () => {
    const { device_code, user_code } = await start();
    expect((await decide('approve', user_code)).json().code).toBe('SK_INVALID_CODE');
    await enter(user_code);
    const stranger = await server.signUp();
    for (const reply of [await enter(user_code, stranger), await decide('approve', user_code, stranger)]) {
      expect([reply.statusCode, reply.json().code]).toEqual([400, 'SK_INVALID_CODE']);
    }
    expect(await errorOf(device_code)).toEqual([400, 'authorization_pending']);
  });

  it('needs a sign-in within the last hour', async () => {
    const { user_code } = await start();
    const authenticatedAt = new Date(Date.now() - (RECENT_SIGN_IN_SECONDS + 5) * 1_000);
    await server.ctx().em.nativeUpdate(SessionEntity, { userId: owner.user.id }, { authenticatedAt });
    for (const reply of [await enter(user_code), await decide('approve', user_code)]) {
      expect([reply.statusCode, reply.json().code]).toEqual([403, 'SK_SIGN_IN_AGAIN']);
    }
  });

  it('is not approved for an account with 20 tokens', async () => {
    const { device_code, user_code } = await start();
    await enter(user_code);
    for (let count = 0; count < TOKENS.perUser; count += 1) {
      await owner.browser.post('/api/tokens', { name: `Token ${count}`, scopes: ['guides:read'] });
    }
    expect((await decide('approve', user_code)).json().code).toBe('SK_TOKEN_LIMIT');
    expect(await errorOf(device_code)).toEqual([400, 'authorization_pending']);
  });

  it('ends when all tokens of the account are revoked before the device has its own', async () => {
    const { device_code, user_code } = await start();
    await enter(user_code);
    await decide('approve', user_code);
    await revokeAllTokens(server.ctx(), owner.user.id);
    expect(await errorOf(device_code)).toEqual([400, 'invalid_grant']);
    expect(await tokensOf(owner)).toEqual([]);
  });

  it('is part of the account export, without its codes', async () => {
    const { user_code } = await start();
    await enter(user_code);
    const reply = await owner.browser.get('/api/user/export');
    expect(reply.json().deviceSignIns).toMatchObject([{ deviceName: 'studio-mac', state: 'pending' }]);
    const { deviceHash, userCodeHash } = await rowOf();
    for (const hash of [deviceHash, userCodeHash]) expect(reply.body).not.toContain(hash);
  });

  it.each([
    ['/api/device/code', {}, 'invalid_request'],
    ['/api/device/code', { client_id: 'other' }, 'invalid_client'],
    ['/api/device/code', { ...CLIENT, scope: 'guides:read account' }, 'invalid_scope'],
    ['/api/device/code', { ...CLIENT, scope: '' }, 'invalid_scope'],
    ['/api/device/code', { ...CLIENT, device_name: 'x'.repeat(101) }, 'invalid_request'],
    ['/api/device/code', 'client_id=stylekit-cli&client_id=stylekit-cli', 'invalid_request'],
    ['/api/device/token', CLIENT, 'invalid_request'],
    ['/api/device/token', { ...CLIENT, grant_type: 'password', device_code: 'x' }, 'unsupported_grant_type'],
    ['/api/device/token', { grant_type: GRANT, device_code: 'x', client_id: 'other' }, 'invalid_client'],
    ['/api/device/token', { ...CLIENT, grant_type: GRANT, device_code: 'x' }, 'invalid_grant'],
  ])('answers %s with %j by the error of the RFC: %s', async (url, fields, error) => {
    const reply = await sendForm(url, fields);
    expect(reply.statusCode).toBe(400);
    expect(reply.json()).toMatchObject({ error, error_description: reply.json().message });
    expect(await server.ctx().em.count(DeviceCodeEntity, {})).toBe(0);
  });

  it('cleans the name of a device', async () => {
    const device_name = ' Mac\u001b[31m\u202e\nof Ada\u0000 ';
    const reply = await sendForm('/api/device/code', { ...CLIENT, device_name });
    expect((await enter(reply.json().user_code)).json().deviceName).toBe('Mac [31m of Ada');
  });

  it('accepts JSON, and starts only so often from one network', async () => {
    const send = () => server.app.inject({ method: 'POST', url: '/api/device/code', payload: CLIENT });
    for (let count = 0; count < LIMITS.deviceCodes.max; count += 1) {
      expect((await send()).statusCode).toBe(200);
    }
    expect((await send()).statusCode).toBe(429);
  });

  it('is not started by another site', async () => {
    const reply = await server.app.inject({
      method: 'POST',
      url: '/api/device/code',
      headers: { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'cross-site' },
      payload: 'client_id=stylekit-cli',
    });
    expect(reply.json().code).toBe('SK_FOREIGN_ORIGIN');
  });

  it('stays approved when the session ends before the device polls', async () => {
    const { device_code, user_code } = await start();
    await enter(user_code);
    await decide('approve', user_code);
    await owner.browser.post('/api/logout');
    await update({ lastPolledAt: LONG_AGO });
    expect((await poll(device_code)).statusCode).toBe(200);
  });
});
