import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { RACE_KINDS } from '../../../test/support/test-database.ts';
import { openTestServer, type TestServer } from '../../../test/support/test-server.ts';
import { LIMITS } from '../../config/limits.ts';
import { RateLimitEntity } from '../../database/tables/rate-limit.entity.ts';
import { toNetwork } from '../../lib/network.ts';
import { consumeLimit, increment } from './rate-limit.ts';

const THREE = { name: 'three', max: 3, windowSeconds: 60 };

describe.each(RACE_KINDS)('limits on %s', (kind) => {
  let server: TestServer;

  beforeAll(async () => {
    server = await openTestServer(kind);
  });
  afterAll(() => server.close());

  const setWindow = (seconds: number) =>
    server.ctx().em.execute('update rate_limit set reset_at = now() + make_interval(secs => ?)', [seconds]);

  it('accepts exactly as many of 100 simultaneous calls as allowed', async () => {
    const results = await Promise.allSettled(
      Array.from({ length: 100 }, () => consumeLimit(server.ctx(), THREE, 'ada')),
    );
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(3);
    for (const result of results) {
      if (result.status === 'rejected')
        expect(result.reason).toMatchObject({ status: 429, code: 'SK_RATE_LIMITED' });
    }
    await consumeLimit(server.ctx(), THREE, 'grace');
  });

  it('restarts when its window is over', async () => {
    for (let use = 0; use < 5; use += 1) await increment(server.ctx(), THREE, 'window');
    await server.ctx().em.nativeUpdate(RateLimitEntity, {}, { resetAt: new Date(Date.now() - 1_000) });
    expect(await increment(server.ctx(), THREE, 'window')).toMatchObject({ used: 1 });
  });

  it('stores no email address', async () => {
    await increment(server.ctx(), THREE, 'person@example.com');
    const rows = await server.ctx().em.find(RateLimitEntity, {});
    expect(JSON.stringify(rows)).not.toContain('person');
  });

  it('returns 429 with the seconds to wait when a network has used up its calls, but not for others', async () => {
    const left = 50;
    const busy = server.browser();
    await increment(server.ctx(), LIMITS.call, toNetwork(busy.address), LIMITS.call.max - left);
    // A long window while the calls are made, then the usual one.
    await setWindow(3_600);
    for (let call = 0; call < left; call += 1) {
      expect((await busy.get('/api/user/sessions')).statusCode).toBe(401);
    }
    await setWindow(LIMITS.call.windowSeconds);
    const reply = await busy.get('/api/user/sessions');
    expect(reply.statusCode).toBe(429);
    expect(Number(reply.headers['retry-after'])).toBeGreaterThan(0);
    expect(Number(reply.headers['retry-after'])).toBeLessThanOrEqual(LIMITS.call.windowSeconds);
    expect((await server.browser().get('/api/user/sessions')).statusCode).toBe(401);
  });

  it('limits the writes of one user on all networks, but not the reads', async () => {
    const { user, browser } = await server.signUp();
    await increment(server.ctx(), LIMITS.write, user.id, LIMITS.write.max);
    const body = { name: 'A brand', description: 'What it is' };
    const reply = await browser.post('/api/projects', body);
    expect(reply.statusCode).toBe(429);
    expect(Number(reply.headers['retry-after'])).toBeGreaterThan(0);
    expect((await browser.get('/api/projects')).json()).toEqual([]);
    const other = await server.signUp();
    expect((await other.browser.post('/api/projects', body)).statusCode).toBe(201);
  });
});
