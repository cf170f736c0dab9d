import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync, writeFileSync } from 'node:fs';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import process from 'node:process';
import { afterEach, describe, expect, it } from 'vitest';
import { sampleSize } from '../../engine/test/sample-size.ts';
import { makeFolder } from './run-cli.ts';

/*
 * The bundled command as a process, with its real signals, environment and connections. Its server answers with fixed
 * responses; remote.test.ts uses the real one.
 */

const COMMAND = path.resolve(import.meta.dirname, '../bin/stylekit.js');
const WHOAMI = ['whoami', '--json'];
const EXPORT = ['export', '11111111-1111-4111-8111-111111111111', '--out', 'brand'];
const TOKEN = `stk_${'a'.repeat(46)}`;
const CURRENT = {
  name: 'ci',
  scopes: ['guides:read'],
  expiresAt: '2027-01-01T00:00:00.000Z',
  owner: { name: 'Ada', email: 'ada@example.com' },
};

const servers: Server[] = [];
afterEach(async () => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  }
});

async function listen(onRequest: RequestListener): Promise<string> {
  const server = createServer(onRequest);
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

function start(args: readonly string[], env: Record<string, string>, cwd = process.cwd()) {
  const child = spawn(process.execPath, [COMMAND, ...args], {
    cwd,
    env: { PATH: process.env['PATH'], ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  child.stdout.on('data', (chunk) => (output += chunk));
  child.stderr.on('data', (chunk) => (output += chunk));
  return { child, output: () => output };
}

describe('the bundled command with a server', () => {
  it('ends a login on Ctrl-C without credentials', async () => {
    const url = await listen((_call, reply) => {
      reply.setHeader('content-type', 'application/json');
      reply.end(
        JSON.stringify({
          device_code: 'x',
          user_code: 'BCDF-GHJK',
          verification_uri: 'http://localhost/device',
          verification_uri_complete: 'http://localhost/device?code=BCDF-GHJK',
          expires_in: 600,
          interval: 5,
        }),
      );
    });
    const config = makeFolder();
    const { child, output } = start(['login'], { STYLEKIT_URL: url, XDG_CONFIG_HOME: config });
    await once(child.stderr, 'data');
    await expect.poll(output, { timeout: 20_000 }).toContain('Waiting for your approval');
    expect(output()).toContain('Your code: BCDF-GHJK');
    child.kill('SIGINT');
    const [code, signal] = await once(child, 'close');
    expect([code, signal]).toEqual([null, 'SIGINT']);
    expect(existsSync(path.join(config, 'stylekit'))).toBe(false);
  });

  it.each([
    ['HTTP_PROXY', '', ['proxy']],
    ['http_proxy', '', ['proxy']],
    ['HTTP_PROXY', '127.0.0.1', ['server']],
    ['OTHER_PROXY', '', ['server']],
  ])('with the proxy of %s and NO_PROXY=%j reaches %j', async (variable, excepted, expected) => {
    const reached: string[] = [];
    const url = await listen((_call, reply) => {
      reached.push('server');
      reply.end('[]');
    });
    const proxy = await listen((call, reply) => {
      reached.push('proxy');
      // A proxy gets the whole address.
      reply.end(call.url === `${url}/api/projects?limit=200` ? '[]' : 'null');
    });
    const env = { STYLEKIT_TOKEN: TOKEN, STYLEKIT_URL: url, NO_PROXY: excepted, [variable]: proxy };
    const { child, output } = start(['guides', 'list', '--json'], env);
    expect(await once(child, 'close'), output()).toEqual([0, null]);
    expect(reached).toEqual(expected);
  });

  it('shows the token nowhere, also with the debug output of Node', async () => {
    const url = await listen((_call, reply) => reply.end(JSON.stringify(CURRENT)));
    for (const args of [['whoami'], ['whoami', '--json']]) {
      const debug = { NODE_DEBUG: 'fetch,undici,http,net', STYLEKIT_TOKEN: TOKEN, STYLEKIT_URL: url };
      const { child, output } = start(args, debug);
      expect(child.spawnargs.join(' ')).not.toContain(TOKEN);
      expect(await once(child, 'close'), output()).toEqual([0, null]);
      expect(output()).not.toContain(TOKEN);
    }
  });

  it.each([
    ['refuses', 401, '{"code":"SK_UNAUTHORIZED","message":"Who are you?"}', WHOAMI],
    ['fails', 500, '{"code":"SK_INTERNAL","message":"Broken"}', EXPORT],
    ['redirects', 302, '', WHOAMI],
    ['answers with something else', 200, '<!doctype html>', EXPORT],
    ['cannot be found', null, '', WHOAMI],
  ])('shows the token nowhere when the server %s', async (_what, status, body, sample) => {
    const url = await listen((_call, reply) => {
      if (status === null) return void reply.destroy();
      reply.writeHead(status, status === 302 ? { location: 'http://localhost:9/' } : {}).end(body);
    });
    const cwd = makeFolder();
    writeFileSync(path.join(cwd, 'token.txt'), TOKEN);
    for (const args of sampleSize(0, 1) === 1 ? [WHOAMI, EXPORT] : [sample]) {
      const debug = { NODE_DEBUG: 'fetch,undici,http,net', STYLEKIT_TOKEN: TOKEN, STYLEKIT_URL: url };
      const { child, output } = start(
        args,
        { ...debug, XDG_CACHE_HOME: cwd, NODE_DISABLE_COMPILE_CACHE: '1' },
        cwd,
      );
      const [code] = await once(child, 'close');
      expect([4, 5], output()).toContain(code);
      expect(output()).not.toContain(TOKEN);
      expect(output()).not.toMatch(/\n\s+at .*stylekit\.js/);
    }
    expect(readdirSync(cwd)).toEqual(['token.txt']);
  });

  it('ends a generation on Ctrl-C with 130 in a shell, and leaves nothing behind', async () => {
    const tile = {
      id: '11111111-1111-4111-8111-111111111111',
      generationStatus: 'queued',
      generationStep: null,
    };
    const url = await listen((call, reply) => {
      if (call.url?.endsWith('/events') !== true) return void reply.end(JSON.stringify(tile));
      reply.setHeader('content-type', 'text/event-stream');
      reply.write(`event: status\ndata: ${JSON.stringify({ ...tile, generationStep: 'colors' })}\n\n`);
    });
    const cwd = makeFolder();
    const brief = 'A bakery in Lisbon that mills its own flour';
    const args = ['generate', brief, '--project', tile.id, '--out', 'brand'];
    const env = {
      STYLEKIT_TOKEN: TOKEN,
      STYLEKIT_URL: url,
      XDG_CACHE_HOME: cwd,
      NODE_DISABLE_COMPILE_CACHE: '1',
      XDG_CONFIG_HOME: cwd,
    };
    const { child, output } = start(args, env, cwd);
    await expect.poll(output).toContain('Choosing colors');
    child.kill('SIGINT');
    // A shell reports the signal 2 as 128 + 2.
    expect(await once(child, 'close')).toEqual([null, 'SIGINT']);
    expect(readdirSync(cwd)).toEqual([]);
  });

  it('uses the proxy of the environment', async () => {
    const targets: (string | undefined)[] = [];
    const proxy = await listen((call, reply) => {
      targets.push(call.url);
      reply.end(JSON.stringify(CURRENT));
    });
    // Nothing listens there; the proxy answers in its place.
    const url = 'http://localhost:45871';
    const env = { STYLEKIT_TOKEN: TOKEN, STYLEKIT_URL: url, HTTP_PROXY: proxy };
    const { child, output } = start(['whoami'], env);
    expect(await once(child, 'close'), output()).toEqual([0, null]);
    expect(output()).toContain('Ada (ada@example.com)');
    expect(targets).toEqual([`${url}/api/tokens/current`]);
  });
});
