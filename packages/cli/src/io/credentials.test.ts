import {
  chmodSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { createDeps, makeFolder } from '../../test/run-cli.ts';
import { connect, findConnection } from '../api/connection.ts';
import { CliError } from '../cli-error.ts';
import {
  credentialsFile,
  isToken,
  readCredentials,
  removeCredentials,
  writeCredentials,
} from './credentials.ts';

const TOKEN = `stk_${'a'.repeat(46)}`;
const SERVER = 'https://stylekit.example';

/** A user with an own configuration folder. */
function user(env: Readonly<Record<string, string>> = {}) {
  const home = makeFolder();
  return { home, deps: createDeps({ env: { XDG_CONFIG_HOME: home, ...env } }).deps };
}

async function messageOf(promise: Promise<unknown>): Promise<string> {
  const error = await promise.catch((thrown: unknown) => thrown);
  if (!(error instanceof CliError)) throw new Error(`No CliError: ${String(error)}`);
  return `${error.exitCode}: ${error.message}`;
}

describe('the file of the credentials', () => {
  it.each([
    ['linux', {}, '/home/ada/.config/stylekit/credentials.json'],
    ['linux', { XDG_CONFIG_HOME: '/config' }, '/config/stylekit/credentials.json'],
    ['linux', { XDG_CONFIG_HOME: 'relative' }, '/home/ada/.config/stylekit/credentials.json'],
    ['linux', { APPDATA: '/roaming' }, '/home/ada/.config/stylekit/credentials.json'],
    ['darwin', {}, '/home/ada/.config/stylekit/credentials.json'],
    ['win32', { APPDATA: '/roaming' }, '/roaming/stylekit/credentials.json'],
    ['win32', {}, '/home/ada/.config/stylekit/credentials.json'],
  ])('on %s with %j is %s', (platform, env, expected) => {
    const { deps } = createDeps({ env, system: { platform, homeFolder: '/home/ada' } });
    expect(credentialsFile(deps)).toBe(expected);
  });

  it('is readable only by the user, also in a folder that others could read', async () => {
    const { home, deps } = user();
    mkdirSync(path.join(home, 'stylekit'), { mode: 0o755 });
    await writeCredentials({ url: SERVER, token: TOKEN }, deps);
    const file = credentialsFile(deps);
    expect([statSync(file).mode & 0o777, statSync(path.dirname(file)).mode & 0o777]).toEqual([0o600, 0o700]);
    expect(await readCredentials(deps)).toEqual({ url: SERVER, token: TOKEN });
  });

  it('replaces one that others can read, and leaves no other file', async () => {
    const { deps } = user();
    await writeCredentials({ url: SERVER, token: TOKEN }, deps);
    chmodSync(credentialsFile(deps), 0o666);
    await writeCredentials({ url: 'https://other.example', token: TOKEN }, deps);
    expect(statSync(credentialsFile(deps)).mode & 0o777).toBe(0o600);
    expect(readdirSync(path.dirname(credentialsFile(deps)))).toEqual(['credentials.json']);
    expect(JSON.parse(readFileSync(credentialsFile(deps), 'utf8')).url).toBe('https://other.example');
  });

  it('is missing before the first login, and can be removed twice', async () => {
    const { deps } = user();
    expect(await readCredentials(deps)).toBeNull();
    await writeCredentials({ url: SERVER, token: TOKEN }, deps);
    await removeCredentials(deps);
    await removeCredentials(deps);
    expect(existsSync(credentialsFile(deps))).toBe(false);
  });

  it.each([
    '',
    '{',
    'null',
    '[]',
    '{"url":"a"}',
    '{"url":"a","token":"stk_short"}',
    `{"url":1,"token":"${TOKEN}"}`,
  ])('with the text %j is damaged, and the message shows nothing of it', async (text) => {
    const { deps } = user();
    mkdirSync(path.dirname(credentialsFile(deps)));
    writeFileSync(credentialsFile(deps), text);
    expect(await messageOf(readCredentials(deps))).toBe(`3: ${credentialsFile(deps)} is damaged.`);
  });

  it('that is a folder cannot be read', async () => {
    const { deps } = user();
    mkdirSync(credentialsFile(deps), { recursive: true });
    expect(await messageOf(readCredentials(deps))).toBe(
      `3: ${credentialsFile(deps)} cannot be read: it is a folder.`,
    );
  });

  it('in a place that is a file cannot be written', async () => {
    const { home, deps } = user();
    writeFileSync(path.join(home, 'stylekit'), '');
    expect(await messageOf(writeCredentials({ url: SERVER, token: TOKEN }, deps))).toBe(
      `3: ${credentialsFile(deps)} cannot be written: a file with that name exists.`,
    );
  });
});

describe('isToken', () => {
  it.each([
    [TOKEN, true],
    [`stk_${'Z9'.repeat(23)}`, true],
    [`stk_${'a'.repeat(45)}`, false],
    [`stk_${'a'.repeat(47)}`, false],
    [`stk_${'-'.repeat(46)}`, false],
    [`STK_${'a'.repeat(46)}`, false],
    [`${TOKEN}\n`, false],
  ])('%j: %s', (text, expected) => {
    expect(isToken(text)).toBe(expected);
  });
});

describe('findConnection', () => {
  const OTHER = `stk_${'b'.repeat(46)}`;

  it.each([
    ['nothing', {}, { url: SERVER, token: TOKEN, isFromEnvironment: false }],
    [
      'a token, for the stored server',
      { STYLEKIT_TOKEN: OTHER },
      { url: SERVER, token: OTHER, isFromEnvironment: true },
    ],
    [
      'a token with a line break',
      { STYLEKIT_TOKEN: `${OTHER}\n` },
      { url: SERVER, token: OTHER, isFromEnvironment: true },
    ],
    [
      'another server, which must not get the stored token',
      { STYLEKIT_URL: 'https://other.example' },
      { url: 'https://other.example', token: null, isFromEnvironment: false },
    ],
    [
      'the same server with a path',
      { STYLEKIT_URL: `${SERVER}/projects` },
      { url: SERVER, token: TOKEN, isFromEnvironment: false },
    ],
    [
      'both',
      { STYLEKIT_URL: 'http://127.0.0.1:4000', STYLEKIT_TOKEN: OTHER },
      { url: 'http://127.0.0.1:4000', token: OTHER, isFromEnvironment: true },
    ],
    [
      'empty variables',
      { STYLEKIT_URL: '', STYLEKIT_TOKEN: ' ' },
      { url: SERVER, token: TOKEN, isFromEnvironment: false },
    ],
  ])('after a login with %s in the environment', async (_, env, expected) => {
    const { deps } = user(env);
    await writeCredentials({ url: SERVER, token: TOKEN }, deps);
    expect(await findConnection(deps)).toEqual(expected);
  });

  it('is a local server without a login', async () => {
    const { deps } = user();
    expect(await findConnection(deps)).toEqual({
      url: 'http://localhost:4000',
      token: null,
      isFromEnvironment: false,
    });
    expect(await messageOf(connect(deps))).toBe('4: You are not logged in to http://localhost:4000.');
  });

  it.each([
    'http://stylekit.example',
    'stylekit.example',
    'ftp://localhost',
    'https://',
    'http://localhost.evil.example',
  ])('refuses the address %s', async (url) => {
    expect(await messageOf(findConnection(user({ STYLEKIT_URL: url }).deps))).toBe(
      `2: ${url} is not the address of a StyleKit server.`,
    );
  });

  it.each(['http://localhost:4000', 'http://127.0.0.1', 'http://[::1]:80/x'])(
    'allows %s without TLS',
    async (url) => {
      expect((await findConnection(user({ STYLEKIT_URL: url }).deps)).url).toBe(new URL(url).origin);
    },
  );

  it('refuses a token of another form without showing it', async () => {
    const { deps } = user({ STYLEKIT_TOKEN: 'ghp_secret' });
    expect(await messageOf(findConnection(deps))).toBe('4: STYLEKIT_TOKEN is not an access token.');
  });
});
