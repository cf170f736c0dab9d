import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import path from 'node:path';
import { buildCustomGuide, parseBrief, parseSettings } from '@stylekit/engine';
import { CUSTOM_DEFAULTS } from '@stylekit/engine/brief';
import { exportGuide } from '@stylekit/engine/export';
import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { randomSettings } from '../../engine/test/random-guide.ts';
import { startJobWorkers } from '../../server/src/job-handlers.ts';
import { addToken } from '../../server/test/support/access-token.ts';
import { addProject, addTile } from '../../server/test/support/factories.ts';
import { resetLimits } from '../../server/test/support/mailbox.ts';
import { openTestServer, type SignedUp, type TestServer } from '../../server/test/support/test-server.ts';
import { makeFolder, type RunOptions, runCli } from './run-cli.ts';

let server: TestServer;
let url: string;
let owner: SignedUp;
let cwd: string;
let token: string;

beforeAll(async () => {
  server = await openTestServer('pglite');
  await startJobWorkers(server.services);
  url = await server.app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => server.close());
beforeEach(async () => {
  await resetLimits(server);
  owner = await server.signUp({ aiCredits: 5, customCredits: 5 });
  token = (await addToken(owner, ['guides:read', 'guides:write', 'generate'])).value;
  cwd = makeFolder();
});

const run = (args: readonly string[], options: RunOptions = {}) =>
  runCli(args, { cwd, ...options, env: { STYLEKIT_URL: url, STYLEKIT_TOKEN: token, ...options.env } });
/** Without a token in the environment, like on the computer of a user. */
const runAtHome = (args: readonly string[], options: RunOptions = {}) =>
  runCli(args, { cwd, ...options, env: { STYLEKIT_URL: url, XDG_CONFIG_HOME: path.join(cwd, 'config') } });
const credentials = () => path.join(cwd, 'config', 'stylekit', 'credentials.json');

/** Enters the code that the command shows, and decides, at the first pause of the command. */
function decideInBrowser(verb: 'approve' | 'deny'): RunOptions {
  let code = '';
  return {
    onStderr: (text) => {
      code = /Your code: ([A-Z-]{9})/.exec(text)?.[1] ?? code;
    },
    system: {
      pause: async () => {
        if (code === '') return;
        await owner.browser.post('/api/device/request', { userCode: code });
        await owner.browser.post(`/api/device/${verb}`, { userCode: code });
        code = '';
      },
    },
  };
}

describe('stylekit login', () => {
  it('signs in with the browser, and logout revokes the token', async () => {
    const login = await runAtHome(['login', '--json'], decideInBrowser('approve'));
    expect(login.code).toBe(0);
    expect(JSON.parse(login.stdout)).toMatchObject({ url, email: owner.user.email });
    expect(statSync(credentials()).mode & 0o777).toBe(0o600);
    expect(statSync(path.dirname(credentials())).mode & 0o777).toBe(0o700);
    const stored = JSON.parse(readFileSync(credentials(), 'utf8'));
    expect(stored.url).toBe(url);
    expect(login.stdout + login.stderr).not.toContain(stored.token);
    const who = await runAtHome(['whoami']);
    expect(who.stdout).toContain(`${owner.user.name} (${owner.user.email})`);
    expect(who.stdout).toContain('studio-mac');
    expect((await runAtHome(['logout'])).code).toBe(0);
    const reply = await fetch(`${url}/api/projects`, {
      headers: { authorization: `Bearer ${stored.token}` },
    });
    expect(reply.status).toBe(401);
    const after = await runAtHome(['whoami']);
    expect(after.code).toBe(4);
    expect(after.stderr).toContain('Run stylekit login');
    expect((await runAtHome(['logout'])).stderr).toBe('You were not logged in.\n');
  });

  it('ends with 4 when the user denies access', async () => {
    const login = await runAtHome(['login'], decideInBrowser('deny'));
    expect(login.code).toBe(4);
    expect(login.stderr).toContain('Access was denied in the browser.');
  });

  it('waits longer after polls that came too early, until the code expires', async () => {
    const pauses: number[] = [];
    const login = await runAtHome(['login'], {
      system: { pause: async (milliseconds) => void pauses.push(milliseconds) },
    });
    expect(login.code).toBe(4);
    expect(login.stderr).toContain('The code expired before it was approved.');
    expect(pauses.slice(0, 4)).toEqual([5_000, 5_000, 10_000, 15_000]);
  });

  it('reads a token from standard input', async () => {
    const login = await runAtHome(['login', '--with-token'], { stdin: `${token}\n` });
    expect(login.code).toBe(0);
    expect(login.stdout + login.stderr).not.toContain(token);
    expect((await runAtHome(['projects', 'list', '--json'])).stdout).toBe('[]\n');
    const wrong = await runAtHome(['login', '--with-token'], { stdin: 'secret' });
    expect(wrong.code).toBe(2);
    expect(wrong.stderr).not.toContain('secret');
  });

  it('sends a stored token only to the server that issued it', async () => {
    await runAtHome(['login', '--with-token'], { stdin: token });
    const other = await runCli(['whoami'], {
      cwd,
      env: { STYLEKIT_URL: 'http://localhost:9', XDG_CONFIG_HOME: path.join(cwd, 'config') },
    });
    expect(other.code).toBe(4);
    expect(other.stderr).toContain('You are not logged in to http://localhost:9.');
  });
});

describe('projects and guides', () => {
  it('are created, listed and shown, without control characters in names', async () => {
    const created = await run(['projects', 'create', 'Forno\u001b[31m', '-d', 'A bakery'], {});
    expect(created.code).toBe(0);
    const id = created.stdout.trim();
    const list = await run(['projects', 'list']);
    expect(list.stdout).toMatch(new RegExp(`^ID +NAME +GUIDES\n${id} +Forno\\[31m +0\n$`));
    const tile = await addTile(server, await addProject(server, owner), { name: 'Oak' });
    const guides = await run(['guides', 'list', '--json']);
    expect(JSON.parse(guides.stdout)).toMatchObject([{ id: tile.id, name: 'Oak' }]);
    expect((await run(['guides', 'list', '--project', id])).stderr).toContain('There are no style guides');
    expect((await run(['guides', 'show', 'Oak'])).stdout).toContain('Header font');
    expect(await run(['open', tile.id])).toEqual({
      code: 0,
      stdout: `${url}/style-tile/${tile.id}\n`,
      stderr: '',
    });
  });

  it('are exported and checked with their settings, by id, URL and name', async () => {
    const tile = await addTile(server, await addProject(server, owner), { name: 'Oak' });
    const settings = randomSettings('remote');
    await owner.browser.put(`/api/style-tiles/${tile.id}/settings`, settings);
    const { generatedData } = (await owner.browser.get(`/api/style-tiles/${tile.id}`)).json();
    for (const reference of [tile.id, `${url}/style-tile/${tile.id}`, 'Oak']) {
      for (const format of ['css', 'json', 'dtcg'] as const) {
        const { stdout } = await run(['export', reference, '--format', format]);
        expect(stdout, `${reference} ${format}`).toBe(
          (await exportGuide(generatedData, settings, format)).text,
        );
      }
    }
    const hover = parseSettings({ buttons: { accentHover: { background: '#FFFFFF', text: '#FFFF00' } } });
    await owner.browser.put(`/api/style-tiles/${tile.id}/settings`, hover);
    const checked = await run(['check', tile.id, '--json']);
    expect(checked.code).toBe(1);
    expect(checked.stdout).toContain('buttons.accent-1.hover');
  });

  it('name a file first, and report what is neither', async () => {
    const guide = buildCustomGuide(parseBrief('custom', { ...CUSTOM_DEFAULTS, name: 'Local' }));
    writeFileSync(path.join(cwd, 'Oak'), JSON.stringify(guide));
    await addTile(server, await addProject(server, owner), { name: 'Oak' });
    const { stdout } = await run(['export', 'Oak', '--format', 'json']);
    expect(JSON.parse(stdout).name).toBe('Local');
    expect((await run(['export', 'gone.json'])).stderr).toContain('gone.json cannot be read');
    const unknown = await run(['export', 'Elm']);
    expect(unknown.code).toBe(3);
    expect(unknown.stderr).toContain('There is no file and no style guide with the name "Elm".');
    const foreign = await run(['export', `https://other.example/style-tile/${crypto.randomUUID()}`]);
    expect(foreign.code).toBe(2);
    expect(foreign.stderr).toContain('is on another server');
    expect((await run(['export', crypto.randomUUID()])).code).toBe(3);
  });

  it('need an id when two have the same name', async () => {
    const project = await addProject(server, owner);
    const tiles = [
      await addTile(server, project, { name: 'Oak' }),
      await addTile(server, project, { name: 'Oak' }),
    ];
    const { code, stderr } = await run(['export', 'Oak']);
    expect(code).toBe(2);
    for (const { id } of tiles) expect(stderr).toContain(id);
  });
});

describe('the cache of guides', () => {
  it('costs one 304 for an unchanged guide by id or name, and is removed at logout', async () => {
    const project = await addProject(server, owner);
    const { id } = await addTile(server, project, { name: 'Elm' });
    const cache = path.join(cwd, 'config', 'cache');
    const env = { STYLEKIT_URL: url, XDG_CONFIG_HOME: path.join(cwd, 'config'), XDG_CACHE_HOME: cache };
    const atHome = (args: readonly string[], stdin = '') => runCli(args, { cwd, env, stdin });
    await atHome(['login', '--with-token'], token);
    const statuses: number[] = [];
    const record = (message: unknown) => {
      statuses.push((message as { response: IncomingMessage }).response.statusCode ?? 0);
    };
    subscribe('http.client.response.finish', record);
    onTestFinished(() => {
      unsubscribe('http.client.response.finish', record);
    });
    const first = await atHome(['export', id]);
    expect(await atHome(['export', id])).toEqual(first);
    expect(statuses).toEqual([200, 304]);
    const [name = ''] = readdirSync(path.join(cache, 'stylekit'));
    expect(statSync(path.join(cache, 'stylekit', name)).mode & 0o777).toBe(0o600);
    expect(statSync(path.join(cache, 'stylekit')).mode & 0o777).toBe(0o700);
    statuses.splice(0);
    expect((await atHome(['export', 'Elm'])).stdout).toBe(first.stdout);
    expect((await atHome(['export', 'Elm'])).stdout).toBe(first.stdout);
    expect(statuses).toEqual([200, 304]);
    await owner.browser.patch(`/api/style-tiles/${id}`, { name: 'Elm tree' });
    await atHome(['export', id]);
    expect(statuses.at(-1)).toBe(200);
    expect((await atHome(['export', 'Elm'])).code).toBe(3);
    await atHome(['logout']);
    expect(existsSync(path.join(cache, 'stylekit'))).toBe(false);
  });
});

describe('the configuration', () => {
  it('names a guide in a project, which init offers for choice', async () => {
    const [mine, other] = [await addProject(server, owner), await addProject(server, owner)];
    const guide = await addTile(server, mine, { name: 'Ash' });
    await addTile(server, other, { name: 'Ash' });
    const config = { project: mine.id, guide: 'Ash', outputs: [{ path: 'out', formats: ['css'] }] };
    writeFileSync(path.join(cwd, 'stylekit.config.json'), JSON.stringify(config));
    expect((await run(['export'])).stderr).toBe('created    out/style-variables.css\n');
    expect((await run(['check', 'Ash'])).stdout).toContain('Ash: ');
    expect((await run(['export', 'Ash'], { env: { STYLEKIT_PROJECT: other.id } })).code).toBe(0);
    expect(JSON.parse((await run(['guides', '--json'])).stdout)).toMatchObject([{ id: guide.id }]);
    const questions = {
      text: async (_message: string, initial: string) => initial,
      select: async (message: string) => (message === 'Project' ? mine.id : guide.id),
      selectSeveral: async () => ['css'],
    };
    expect((await run(['init', '--force'], { questions })).code).toBe(0);
    expect(JSON.parse(readFileSync(path.join(cwd, 'stylekit.config.json'), 'utf8'))).toMatchObject({
      project: mine.id,
      guide: guide.id,
    });
    writeFileSync(path.join(cwd, 'stylekit.config.json'), JSON.stringify({ project: 'Nobody' }));
    expect(await run(['export', 'Ash'])).toMatchObject({
      code: 3,
      stderr: expect.stringContaining('There is no project with the name "Nobody".'),
    });
    expect((await run(['projects', '--json'])).stdout).toBe(
      (await run(['projects', 'list', '--json'])).stdout,
    );
  });
});

describe('stylekit generate --project', () => {
  it('generates on the server, reports the steps, and writes the exports', async () => {
    const project = await addProject(server, owner);
    const brief = 'A bakery in Lisbon that mills its own flour';
    const { code, stdout, stderr } = await run([
      'generate',
      brief,
      '--project',
      project.id,
      '--out',
      'brand',
      '--json',
    ]);
    expect({ code, stderr }).toMatchObject({
      code: 0,
      stderr: expect.stringContaining('Style guide generated'),
    });
    const { id, guide, files } = JSON.parse(stdout);
    expect(files).toHaveLength(3);
    const tile = (await owner.browser.get(`/api/style-tiles/${id}`)).json();
    expect(tile).toMatchObject({ description: brief, generatedData: guide });
    const { fileName, text } = await exportGuide(tile.generatedData, undefined, 'css');
    expect(readFileSync(path.join(cwd, 'brand', fileName), 'utf8')).toBe(text);
  });

  it('creates a custom guide from a file', async () => {
    const project = await addProject(server, owner);
    writeFileSync(path.join(cwd, 'custom.json'), JSON.stringify({ ...CUSTOM_DEFAULTS, name: 'Own' }));
    const { code, stdout } = await run(['generate', '--from', 'custom.json', '--project', project.id]);
    expect(code).toBe(0);
    expect(JSON.parse(stdout)).toMatchObject({ name: 'Own', generatedBy: 'custom' });
  });

  it('ends with 4 without credits, 3 for an unknown project, and 2 for an invalid brief', async () => {
    const poor = await server.signUp();
    const env = { STYLEKIT_TOKEN: (await addToken(poor, ['generate'])).value };
    const project = await addProject(server, poor);
    const brief = 'A bakery in Lisbon that mills its own flour';
    expect((await run(['generate', brief, '--project', project.id], { env })).code).toBe(4);
    expect((await run(['generate', brief, '--project', crypto.randomUUID()])).code).toBe(3);
    expect((await run(['generate', 'short', '--project', project.id])).code).toBe(2);
  });
});

describe('refusals', () => {
  it('end with 4 and say what to do', async () => {
    const reader = (await addToken(owner, ['guides:read'])).value;
    const scope = await run(['projects', 'create', 'X', '-d', 'Y'], { env: { STYLEKIT_TOKEN: reader } });
    expect(scope.code).toBe(4);
    expect(scope.stderr).toContain('guides:write');
    const invalid = `stk_${'0'.repeat(46)}`;
    const unknown = await run(['whoami', '--json'], { env: { STYLEKIT_TOKEN: invalid } });
    expect(unknown.code).toBe(4);
    expect(JSON.parse(unknown.stdout).error.code).toBe('SK_CLI_NOT_SIGNED_IN');
    expect(unknown.stdout + unknown.stderr).not.toContain(invalid);
    const malformed = await run(['whoami'], { env: { STYLEKIT_TOKEN: 'secret\r\nx: y' } });
    expect(malformed.code).toBe(4);
    expect(malformed.stderr).not.toContain('secret');
    expect((await run(['whoami'], { env: { STYLEKIT_URL: 'http://stylekit.example' } })).code).toBe(2);
  });

  it('of the credentials file end with 3 and show nothing of it', async () => {
    mkdirSync(path.dirname(credentials()), { recursive: true });
    writeFileSync(credentials(), `{"url": "${url}", "token": "stk_broken"}`);
    const { code, stderr } = await runAtHome(['whoami']);
    expect(code).toBe(3);
    expect(stderr).not.toContain('stk_broken');
  });
});
