import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sampleSize } from '../../../../engine/test/sample-size.ts';
import { DATABASE_KINDS } from '../../../test/support/test-database.ts';
import { openTestServer, type TestServer } from '../../../test/support/test-server.ts';

describe.each(DATABASE_KINDS)('health checks and metrics on %s', (kind) => {
  let server: TestServer;

  beforeAll(async () => {
    server = await openTestServer(kind);
  });
  afterAll(() => server.close());

  const get = (url: string, headers = {}) => server.app.inject({ url, headers });

  it('is live and ready', async () => {
    expect((await get('/livez')).json()).toEqual({ status: 'live' });
    // On a busy machine the database may respond too late at first.
    await expect.poll(async () => (await get('/readyz')).json()).toEqual({ status: 'ready' });
  });

  it('contains ledger, queue and outbox in its metrics', async () => {
    const figures = (await get('/metrics')).body;
    expect(figures).toMatch(/^stylekit_ledger_drift 0$/m);
    expect(figures).toMatch(/^stylekit_ledger_lost_reservations 0$/m);
    expect(figures).toMatch(/^stylekit_jobs_oldest_seconds \d/m);
    expect(figures).toMatch(/^stylekit_mail_outbox_depth \d+$/m);
    expect(figures).toMatch(/^nodejs_eventloop_lag_seconds /m);
  });

  it('adds no time series for unknown URLs', async () => {
    const series = async () =>
      (await get('/metrics')).body.split('\n').filter((line) => line.includes('requests_total{'));
    await get('/api/nothing-0');
    const before = await series();
    for (let index = 0; index < sampleSize(300, 10_000); index += 1)
      await get(`/api/nothing-${index}/${Math.random()}`);
    expect(await series()).toHaveLength(before.length);
  });

  it('is not ready while it stops, but still live, and keeps no connection', async () => {
    const stopping = await openTestServer(kind);
    stopping.app.readiness.close();
    const reply = await stopping.app.inject({ url: '/readyz' });
    expect(reply.statusCode).toBe(503);
    expect(reply.json()).toEqual({ status: 'not ready' });
    const live = await stopping.app.inject({ url: '/livez' });
    expect([live.statusCode, live.headers.connection]).toEqual([200, 'close']);
    await stopping.close();
  });

  it('requires the token for metrics, if one is configured', async () => {
    const guarded = await openTestServer(kind, {
      config: { metricsToken: 'open-sesame', isProduction: true },
    });
    const statusWith = async (authorization?: string) =>
      (
        await guarded.app.inject({
          url: '/metrics',
          headers: authorization === undefined ? {} : { authorization },
        })
      ).statusCode;
    expect(await statusWith()).toBe(404);
    expect(await statusWith('Bearer open-sesam')).toBe(404);
    expect(await statusWith('open-sesame')).toBe(404);
    expect(await statusWith('Bearer open-sesame')).toBe(200);
    await guarded.close();
    const silent = await openTestServer(kind, { config: { metricsToken: null, isProduction: true } });
    expect((await silent.app.inject({ url: '/metrics' })).statusCode).toBe(404);
    await silent.close();
  });
});
