import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { exportGuide } from '@stylekit/engine/export';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { sampleSize } from '../../engine/test/sample-size.ts';
import { startJobWorkers } from '../../server/src/job-handlers.ts';
import { addToken } from '../../server/test/support/access-token.ts';
import { addProject, addTile } from '../../server/test/support/factories.ts';
import { resetLimits } from '../../server/test/support/mailbox.ts';
import { openTestServer, type SignedUp, type TestServer } from '../../server/test/support/test-server.ts';
import { type FailingProxy, type Failure, openFailingProxy } from './failing-proxy.ts';
import { makeFolder, type Run, runCli } from './run-cli.ts';

const TIMES = sampleSize(1, 20);
const OLD = 'old';

let server: TestServer;
let proxy: FailingProxy;
let stranger: Server;
/** The headers of calls that reached another host. */
const stolen: (string | undefined)[] = [];
let owner: SignedUp;
let token: string;
let cwd: string;
let pauses: number[];

beforeAll(async () => {
  server = await openTestServer('pglite');
  await startJobWorkers(server.services);
  stranger = createServer((call, reply) => {
    stolen.push(call.headers.authorization);
    reply.end('{}');
  });
  await new Promise<void>((resolve) => stranger.listen(0, '127.0.0.1', resolve));
  const other = `http://localhost:${(stranger.address() as AddressInfo).port}`;
  proxy = await openFailingProxy(await server.app.listen({ port: 0, host: '127.0.0.1' }), other);
  owner = await server.signUp({ aiCredits: 5 });
  token = (await addToken(owner, ['guides:read', 'guides:write', 'generate'])).value;
});
afterAll(async () => {
  await proxy.close();
  await new Promise((resolve) => stranger.close(resolve));
  await server.close();
});
beforeEach(async () => {
  await resetLimits(server);
  cwd = makeFolder();
  pauses = [];
  proxy.fail();
});

const run = (...args: readonly string[]): Promise<Run> =>
  runCli(args, {
    cwd,
    env: { STYLEKIT_URL: proxy.url, STYLEKIT_TOKEN: token },
    system: { pause: async (milliseconds) => void pauses.push(milliseconds) },
  });

describe('a network error', () => {
  it.each<[readonly Failure[], number]>([
    [['reset'], 0],
    [['busy', 'reset', 'busy'], 0],
    [['reset', 'reset', 'reset', 'reset'], 5],
    [['busy', 'busy', 'busy', 'busy'], 5],
    [['cut'], 5],
    [['broken'], 5],
    [['redirect'], 5],
  ])('%j ends an export with %i and the old or the new file, each time', async (failures, code) => {
    const tile = await addTile(server, await addProject(server, owner));
    const { generatedData } = (await owner.browser.get(`/api/style-tiles/${tile.id}`)).json();
    const { fileName, text } = await exportGuide(generatedData);
    for (let time = 0; time < TIMES; time += 1) {
      writeFileSync(path.join(cwd, fileName), OLD);
      proxy.fail(...failures);
      const result = await run('export', tile.id, '--out', '.', '--format', 'css');
      expect(result.code, result.stderr).toBe(code);
      expect(proxy.isDone()).toBe(true);
      expect(readFileSync(path.join(cwd, fileName), 'utf8')).toBe(code === 0 ? text : OLD);
      expect(readdirSync(cwd)).toEqual([fileName]);
      expect(result.stdout + result.stderr).not.toContain(token);
    }
    expect(stolen).toEqual([]);
  });

  it.each([
    [['whoami']],
    [['projects', 'list']],
    [['projects', 'create', 'Oak', '-d', 'Wood']],
    [['guides', 'list']],
    [['guides', 'show', 'Oak']],
    [['check', crypto.randomUUID()]],
    [['generate', 'A bakery in Lisbon that mills its own flour', '--project', crypto.randomUUID()]],
  ])('that is a redirect to another host carries no token there: %j', async (args) => {
    proxy.fail('redirect');
    const { code, stdout, stderr } = await run(...args);
    expect(code, stderr).toBe(5);
    expect(proxy.isDone()).toBe(true);
    expect(stolen).toEqual([]);
    expect(stdout + stderr).not.toContain(token);
  });

  it('is waited for as long as the server asks, else longer each time', async () => {
    proxy.fail('reset', 'reset', 'busy');
    expect((await run('projects', 'list')).code).toBe(0);
    expect(pauses).toEqual([500, 1_000, 7_000]);
  });

  it('never makes a call twice that must not be repeated', async () => {
    const count = async () => (await owner.browser.get('/api/projects')).json().length;
    const before = await count();
    proxy.fail('cut');
    expect((await run('projects', 'create', 'Once', '-d', 'Only')).code).toBe(5);
    expect(await count()).toBe(before + 1);
  });

  it('during a generation does not lose the guide, and charges once', async () => {
    const project = await addProject(server, owner);
    const credits = async () => (await owner.browser.get('/api/user')).json().credits;
    const before = await credits();
    proxy.fail('reset', 'cut-stream', 'reset', 'busy', 'reset');
    const brief = 'A bakery in Lisbon that mills its own flour';
    const { code, stderr } = await run('generate', brief, '--project', project.id, '--out', 'brand');
    expect({ code, stderr }).toMatchObject({
      code: 0,
      stderr: expect.stringContaining('Style guide generated'),
    });
    expect(readdirSync(path.join(cwd, 'brand'))).toHaveLength(3);
    const tiles = (await owner.browser.get(`/api/projects/${project.id}/style-tiles`)).json();
    expect(tiles).toHaveLength(1);
    expect(await credits()).toBe(before - 1);
  });
});

describe('a login', () => {
  it('survives network errors while it waits', async () => {
    let code = '';
    let polls = 0;
    const result = await runCli(['login'], {
      cwd,
      env: { STYLEKIT_URL: proxy.url, XDG_CONFIG_HOME: cwd },
      onStderr: (text) => {
        code = /Your code: ([A-Z-]{9})/.exec(text)?.[1] ?? code;
      },
      system: {
        pause: async () => {
          polls += 1;
          if (polls === 1) proxy.fail('reset');
          if (polls !== 2) return;
          await owner.browser.post('/api/device/request', { userCode: code });
          await owner.browser.post('/api/device/approve', { userCode: code });
        },
      },
    });
    expect(result.code, result.stderr).toBe(0);
  });
});
