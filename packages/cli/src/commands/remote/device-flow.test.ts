import { describe, expect, it } from 'vitest';
import { type Reply, startApiServer } from '../../../test/api-server.ts';
import { createDeps, type RunOptions } from '../../../test/run-cli.ts';
import { CliError } from '../../cli-error.ts';
import { signInWithBrowser } from './device-flow.ts';

const CODES = {
  device_code: 'device',
  user_code: 'BCDF-GHJK',
  verification_uri: 'https://stylekit.example/device',
  verification_uri_complete: 'https://stylekit.example/device?code=BCDF-GHJK',
  expires_in: 30,
  interval: 5,
};
const refuse = (error: string): Reply => ({ status: 400, json: { error } });
const PENDING = refuse('authorization_pending');
const APPROVED: Reply = { json: { access_token: 'stk_a' } };

/** A login whose polls are answered one after the other, the last one also for all later polls. */
async function login(polls: readonly Reply[], options: RunOptions = {}, codes: object = CODES) {
  const pauses: number[] = [];
  const opened: string[] = [];
  const { deps, stderr } = createDeps({
    cwd: '/',
    ...options,
    system: {
      pause: async (milliseconds) => void pauses.push(milliseconds / 1_000),
      openPage: async (url) => opened.push(url) > 0,
      ...options.system,
    },
  });
  let poll = 0;
  const { api, calls } = await startApiServer(({ path }) => {
    if (path === '/api/device/code') return { json: codes };
    const reply = polls[Math.min(poll, polls.length - 1)] ?? 'no response';
    poll += 1;
    return reply;
  }, deps);
  const outcome = await signInWithBrowser(api, deps).catch((error: unknown) => {
    if (!(error instanceof CliError)) throw error;
    return `${error.exitCode}: ${error.message} ${error.hint}`;
  });
  const forms = calls.map(({ path, body }) => `${path} ${body}`);
  return { outcome, pauses, forms, opened, stderr: stderr() };
}

describe('signInWithBrowser', () => {
  it('asks for a code, shows it, and polls until the user approves', async () => {
    const { outcome, pauses, forms, stderr } = await login([PENDING, APPROVED]);
    expect(outcome).toBe('stk_a');
    expect(pauses).toEqual([5, 5]);
    expect(forms).toEqual([
      '/api/device/code client_id=stylekit-cli&scope=guides%3Aread+guides%3Awrite+generate&device_name=studio-mac',
      ...Array(2).fill(
        '/api/device/token grant_type=urn%3Aietf%3Aparams%3Aoauth%3Agrant-type%3Adevice_code&device_code=device&client_id=stylekit-cli',
      ),
    ]);
    expect(stderr).toBe(
      'Your code: BCDF-GHJK\nEnter it at https://stylekit.example/device\nWaiting for your approval in the browser\n',
    );
  });

  it('waits five seconds longer each time the server asks for it', async () => {
    const { pauses } = await login(
      [refuse('slow_down'), refuse('slow_down'), APPROVED],
      {},
      { ...CODES, expires_in: 99 },
    );
    expect(pauses).toEqual([5, 10, 15]);
  });

  it('keeps waiting while the server cannot be reached', async () => {
    const { outcome, pauses } = await login(['no response', PENDING, APPROVED]);
    expect([outcome, pauses.length]).toEqual(['stk_a', 3]);
  });

  it.each([
    [
      'the user denies',
      [refuse('access_denied')],
      '4: Access was denied in the browser. Run stylekit login to try again.',
      1,
    ],
    [
      'the code expires',
      [refuse('expired_token')],
      '4: The code expired before it was approved. Run stylekit login to get a new one.',
      1,
    ],
    [
      'the user does not respond',
      [PENDING],
      '4: The code expired before it was approved. Run stylekit login to get a new one.',
      6,
    ],
    [
      'the server is gone',
      ['no response' as const],
      '4: The code expired before it was approved. Run stylekit login to get a new one.',
      6,
    ],
    [
      'the server answers otherwise',
      [refuse('invalid_grant')],
      '4: The server ended the login. Run stylekit login to try again.',
      1,
    ],
    [
      'the server fails',
      [{ status: 500, json: { code: 'SK_INTERNAL', message: 'Something went wrong.' } }],
      '4: The code expired before it was approved. Run stylekit login to get a new one.',
      6,
    ],
  ])('ends when %s', async (_, polls, message, count) => {
    const { outcome, pauses } = await login(polls);
    expect([outcome, pauses.length]).toEqual([message, count]);
  });

  it('opens the page on a terminal, and asks to compare the code', async () => {
    const { opened, stderr } = await login([APPROVED], { isTty: true });
    expect(opened).toEqual([CODES.verification_uri_complete]);
    expect(stderr).toContain('Compare it in your browser, at https://stylekit.example/device\n');
  });

  it.each([
    ['in a build pipeline', { isTty: true, env: { CI: '1' } }, CODES],
    ['without a terminal', {}, CODES],
    ['that is no web page', { isTty: true }, { ...CODES, verification_uri_complete: 'file:///etc/passwd' }],
    ['that is no URL', { isTty: true }, { ...CODES, verification_uri_complete: '; rm' }],
  ])('opens no page %s', async (_, options, codes) => {
    const { opened, stderr } = await login([APPROVED], options, codes);
    expect(opened).toEqual([]);
    expect(stderr).toContain('Enter it at https://stylekit.example/device\n');
  });

  it('asks to enter the code when no browser can be opened', async () => {
    const { stderr } = await login([APPROVED], { isTty: true, system: { openPage: async () => false } });
    expect(stderr).toContain('Enter it at');
  });

  it('prints no control characters of the server, and sends 100 characters of the name at most', async () => {
    const codes = { ...CODES, user_code: 'A\u001b[2J', verification_uri: 'https://a\u0007' };
    const { stderr, forms } = await login([APPROVED], { system: { hostName: 'x'.repeat(300) } }, codes);
    expect(stderr).toContain('Your code: A[2J\nEnter it at https://a\n');
    expect(forms[0]).toMatch(/device_name=x{100}$/);
  });
});
