import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type Browser, chromium } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { SessionEntity } from '../../src/database/tables/session.entity.ts';
import { openTestServer, type SignedUp, type TestServer } from '../support/test-server.ts';
import { bodyOf, createOneOfEach, keyOf, pathOf } from './route-fixtures.ts';

const BINARY = process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium';
const FLAGS = ['--no-sandbox', '--disable-gpu', '--disable-background-networking'];

/** Runs in the page of the attacker: every way in which a page can send a request without being allowed to read it. */
const ATTACK = `async (attacks) => {
  const submit = (url, enctype, name) =>
    new Promise((resolve) => {
      const frame = document.createElement('iframe');
      frame.name = 'frame' + Math.random();
      document.body.append(frame);
      const form = document.createElement('form');
      Object.assign(form, { method: 'POST', action: url, enctype, target: frame.name });
      form.append(Object.assign(document.createElement('input'), { type: 'hidden', name, value: '' }));
      document.body.append(form);
      frame.addEventListener('load', resolve);
      form.submit();
    });
  const send = (url, options) => fetch(url, { credentials: 'include', ...options }).catch(() => undefined);
  for (const { method, url, body } of attacks) {
    await send(url, { method, mode: 'cors', body, headers: { 'content-type': 'application/json' } });
    if (method !== 'POST') continue;
    await send(url, { method, mode: 'no-cors', body, headers: { 'content-type': 'text/plain' } });
    await send(url, { method, mode: 'no-cors', body: new URLSearchParams({ body }) });
    navigator.sendBeacon(url, body);
  }
  const { url, body } = attacks.find(({ method }) => method === 'POST');
  for (const type of ['application/x-www-form-urlencoded', 'multipart/form-data', 'text/plain'])
    await submit(url, type, body);
}`;

describe('a page of another origin in Chromium', () => {
  let server: TestServer;
  let owner: SignedUp;
  let browser: Browser;
  let attacker: Server;
  let seen: { method: string; url: string; status: number; site: unknown; hasCookie: boolean }[] = [];

  beforeAll(async () => {
    server = await openTestServer('pglite', {
      routes: (app) => {
        app.addHook('onResponse', async (request, reply) => {
          const { method, url, headers } = request;
          const hasCookie = headers.cookie !== undefined;
          seen.push({ method, url, status: reply.statusCode, site: headers['sec-fetch-site'], hasCookie });
        });
      },
    });
    await server.app.listen({ port: 0, host: '127.0.0.1' });
    owner = await server.signUp({ aiCredits: 3 });
    attacker = createServer((_request, reply) => {
      reply.setHeader('content-type', 'text/html').end('<!doctype html><title>Attack</title><body>');
    }).listen(0, '127.0.0.1');
    await new Promise((resolve) => attacker.once('listening', resolve));
    browser = await chromium.launch({ executablePath: BINARY, args: FLAGS });
  });
  afterAll(async () => {
    await browser.close();
    attacker.closeAllConnections();
    attacker.close();
    await server.close();
  });

  const portOf = (of: { address(): unknown }): number => (of.address() as AddressInfo).port;

  // With the same host name, the browser sends the cookie of the session along.
  it.each([
    ['of the same host', 'localhost', 'same-site', true],
    ['of another host', '127.0.0.1', 'cross-site', false],
  ])('%s writes nothing, with any route and any kind of request', async (_name, host, site, hasCookie) => {
    const ids = await createOneOfEach(server, owner);
    const origin = `http://localhost:${portOf(server.app.server)}`;
    const writes = server.app.routeTable.filter(({ method }) => method !== 'GET');
    const attacks = writes.map((route) => ({
      method: route.method,
      url: origin + (pathOf(route, ids) ?? route.url),
      body: JSON.stringify(bodyOf(route) ?? {}),
    }));
    const context = await browser.newContext();
    const [name = '', value = ''] = owner.browser.cookieHeader().split('=');
    await context.addCookies([
      { name, value, domain: 'localhost', path: '/', httpOnly: true, sameSite: 'Lax' },
    ]);
    const page = await context.newPage();
    await page.goto(`http://${host}:${portOf(attacker)}/`);
    const before = await snapshot(server, owner);
    seen = [];
    await page.evaluate(`(${ATTACK})(${JSON.stringify(attacks)})`);
    const posts = writes.filter(({ method }) => method === 'POST').length;
    // Three kinds of requests without a preflight for each POST, and three forms.
    const writesSeen = () => seen.filter(({ method }) => method !== 'GET' && method !== 'OPTIONS');
    await expect.poll(() => writesSeen().length).toBe(3 * posts + 3);
    await context.close();

    expect(new Set(writesSeen().map((one) => one.status))).toEqual(new Set([403]));
    expect(new Set(writesSeen().map((one) => one.site))).toEqual(new Set([site]));
    expect(new Set(writesSeen().map((one) => one.hasCookie))).toEqual(new Set([hasCookie]));
    expect(new Set(writesSeen().map(({ url }) => url)).size).toBe(
      new Set(writes.filter(({ method }) => method === 'POST').map(keyOf)).size,
    );
    expect(await snapshot(server, owner)).toEqual(before);
  });
});

async function snapshot(server: TestServer, { browser, user }: SignedUp) {
  const read = async (url: string) => (await browser.get(url)).json();
  return {
    user: await read('/api/user'),
    projects: await read('/api/projects'),
    sessions: await server.ctx().em.count(SessionEntity, { userId: user.id }),
    tokens: await server.ctx().em.execute('select count(*) from access_token'),
  };
}
