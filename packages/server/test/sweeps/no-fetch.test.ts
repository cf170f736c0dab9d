import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addProject, addTile } from '../support/factories.ts';
import { openTestServer, type SignedUp, type TestServer } from '../support/test-server.ts';
import { logoPart, sendForm } from '../support/upload-form.ts';

/** Internal addresses in many notations, of cloud metadata, loops, private networks and names that resolve to them. */
const HOSTS = [
  '169.254.169.254',
  '[fd00:ec2::254]',
  'metadata.google.internal',
  '127.0.0.1',
  '127.1',
  '0.0.0.0',
  '0',
  '[::1]',
  '[::ffff:127.0.0.1]',
  '0x7f.1',
  '0x7f000001',
  '2130706433',
  '017700000001',
  '10.0.0.1',
  '172.16.0.1',
  '192.168.0.1',
  '100.64.0.1',
  'localhost',
  'localhost.',
  'localtest.me',
  '127.0.0.1.nip.io',
  'a.example',
] as const;
const PATHS = ['/logo.png', ':22/logo.svg', '/?url=https://169.254.169.254/', '/redirect#.png'] as const;

describe('the server', () => {
  let server: TestServer;
  let owner: SignedUp;
  let connections: unknown[] = [];
  const count = (message: unknown): void => void connections.push(message);

  beforeAll(async () => {
    // PGlite needs no connection, so that each one counts.
    server = await openTestServer('pglite');
    owner = await server.signUp({ aiCredits: 3 });
    subscribe('net.client.socket', count);
    subscribe('undici:request:create', count);
  });
  beforeEach(() => {
    connections = [];
  });
  afterAll(async () => {
    unsubscribe('net.client.socket', count);
    unsubscribe('undici:request:create', count);
    await server.close();
  });

  it('is watched: a connection of this process is counted', async () => {
    const own = createServer((_request, reply) => reply.end()).listen(0, '127.0.0.1');
    await new Promise((resolve) => own.once('listening', resolve));
    await fetch(`http://127.0.0.1:${(own.address() as AddressInfo).port}`);
    expect(connections.length).toBeGreaterThan(0);
    own.close();
    own.closeAllConnections();
  });

  it(`fetches none of ${HOSTS.length * PATHS.length} addresses of logos, of any project, list or export`, async () => {
    const { browser } = owner;
    const project = await addProject(server, owner);
    const { id } = project;
    await addTile(server, project);
    const accepted: string[] = [];
    for (const host of HOSTS) {
      for (const path of PATHS) {
        const logoUrl = `https://${host}${path}`;
        const reply = await browser.put(`/api/projects/${id}`, { name: 'Bakery', description: 'x', logoUrl });
        expect([200, 400], logoUrl).toContain(reply.statusCode);
        if (reply.statusCode === 200) accepted.push(logoUrl);
      }
    }
    for (const url of ['/api/projects', `/api/projects/${id}/style-tiles`, '/api/user/export'])
      expect((await browser.get(url)).statusCode, url).toBe(200);
    expect(accepted.length).toBeGreaterThan(0);
    expect(connections).toEqual([]);
  });

  it('fetches nothing that an uploaded logo names', async () => {
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 9 9">
      <style>@import "https://127.0.0.1/a.css"; rect { fill: url(https://127.0.0.1/b.svg#p) }</style>
      <image href="https://169.254.169.254/c.png" xlink:href="https://169.254.169.254/d.png"/>
      <rect width="9" height="9"/></svg>`;
    const reply = await sendForm(server, owner.browser, [logoPart(Buffer.from(svg))]);
    expect([200, 400]).toContain(reply.statusCode);
    expect(connections).toEqual([]);
  });
});
