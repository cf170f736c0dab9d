import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestServer, type TestServer } from '../../test/support/test-server.ts';
import { measureDrift } from '../modules/ledger/measure-drift.ts';
import { type DemoSignIn, seedDemo } from './demo/seed-demo.ts';
import { registerMailPages } from './mail/mail-pages.ts';

const HTML = { accept: 'text/html' };

describe('a new development server', () => {
  let server: TestServer;
  let demo: DemoSignIn;

  beforeAll(async () => {
    server = await openTestServer('pglite', {
      routes: (app) => registerMailPages(app, `${server?.services.config.dataDir ?? ''}/mail`),
    });
    const seeded = await seedDemo(server.services);
    if (seeded === null) throw new Error('The demo account was not created.');
    demo = seeded;
  });
  afterAll(() => server.close());

  it('creates a demo account with two brands and six finished guides, once', async () => {
    const browser = server.browser();
    const signedIn = await browser.post('/api/login', { email: demo.email, password: demo.password });
    expect(signedIn.json()).toMatchObject({ credits: 10, customLimit: 10, emailVerified: true });
    const projects = (await browser.get('/api/projects')).json();
    expect(projects).toHaveLength(2);
    for (const { id } of projects) {
      const tiles = (await browser.get(`/api/projects/${id}/style-tiles`)).json();
      expect(tiles).toHaveLength(3);
      for (const tile of tiles)
        expect(tile).toMatchObject({ generated: true, generationStatus: 'generated' });
    }
    expect(await seedDemo(server.services)).toBeNull();
    expect(await measureDrift(server.ctx())).toEqual({ wrongBalances: 0, lostReservations: 0 });
  });

  it('creates a different password for every data folder', async () => {
    const other = await openTestServer('pglite');
    expect((await seedDemo(other.services))?.password).not.toBe(demo.password);
    await other.close();
  });
});

describe('mail that was written instead of sent', () => {
  it('can be read in the browser, without scripts', async () => {
    let folder = '';
    const server = await openTestServer('pglite', {
      services: ({ config }) => {
        folder = `${config.dataDir}/mail`;
        return {};
      },
      routes: (app) => registerMailPages(app, folder),
    });
    const get = (url: string) => server.app.inject({ url, headers: HTML });
    expect((await get('/sandbox/mail')).body).toContain('No mail yet.');
    await server.services.mailer.send({
      to: 'ada@example.com',
      subject: 'Your code',
      text: 'Your code is <AB12CD>',
      html: '<p>Your code is <b>AB12CD</b></p><script>alert(1)</script>',
      messageId: '<one@localhost>',
    });
    const list = (await get('/sandbox/mail')).body;
    const address = /href="(\/sandbox\/mail\/[^"]+\.eml)"/.exec(list)?.[1] ?? '';
    expect(list).toContain('ada@example.com');
    expect((await get(address)).body).toContain('Your code is &lt;AB12CD&gt;');
    const mail = await get(`${address}/html`);
    expect(mail.headers['content-security-policy']).toContain('sandbox');
    expect(mail.headers['content-security-policy']).not.toContain('script');
    expect((await get('/sandbox/mail/..%2fsession.key')).statusCode).toBe(404);
    await server.close();
  });
});
