import { describe, expect, it } from 'vitest';
import { openTestServer } from '../../test/support/test-server.ts';
import { formatGreeting } from '../greeting.ts';
import { createLogger } from '../logger.ts';
import { createTerminalLog } from './terminal-log.ts';

/** A terminal log, without the times of day. */
function openLog() {
  let text = '';
  const stream = createTerminalLog((part) => {
    text += part;
  });
  return { log: createLogger('info', stream), read: () => text.replaceAll(/^\d\d:\d\d:\d\d {2}/gm, '') };
}

describe('the log on a terminal', () => {
  it('prints a line for each change and each failed request, but none for successful reads', async () => {
    const { log, read } = openLog();
    const server = await openTestServer('pglite', { log });
    const { browser } = await server.signUp();
    await browser.get('/api/projects');
    await browser.get('/livez');
    await browser.post('/api/projects', { name: 'Forno', description: 'Bread' });
    await browser.post('/api/projects', { name: '' });
    await browser.get('/api/nothing?secret=1');
    await server.close();
    const lines = read().replaceAll(/\d+ ms/g, 'N ms');
    expect(lines.split('\n')).toEqual([
      'POST  /api/projects  201  N ms',
      expect.stringMatching(/^POST {2}\/api\/projects {2}400 {2}N ms {2}.+/),
      expect.stringMatching(/^GET {2}\/api\/nothing {2}404 {2}N ms/),
      '',
    ]);
  });

  it('prints warnings and errors, with the stack of an error', () => {
    const { log, read } = openLog();
    log.warn({ err: new Error('lease lost') }, 'lease not renewed');
    log.error({ err: new Error('disk full') }, 'request failed');
    log.info('closing');
    const [warning, error, frame] = read().split('\n');
    expect(warning).toBe('WARN  lease not renewed  lease lost');
    expect(error).toBe('ERROR  request failed  disk full');
    expect(frame).toMatch(/^ {2}\s+at .*terminal-log\.test\.ts/);
    expect(read()).toMatch(/\nclosing\n$/);
  });

  it('omits what the greeting contains', () => {
    const { log, read } = openLog();
    log.info('Server listening at http://127.0.0.1:4000');
    log.info('StyleKit is ready at http://localhost:4000');
    expect(read()).toBe('');
  });

  it('removes terminal control characters from messages', () => {
    const { log, read } = openLog();
    log.info('a\u001b[31mred\u009b2J\r\nERROR  forged');
    expect(read()).toBe('a [31mred 2J ERROR  forged\n');
  });
});

describe('the greeting', () => {
  const url = 'http://localhost:4000';

  it('prints the startup time, the URL and how to stop the server', () => {
    expect(formatGreeting({ url, milliseconds: 1_234, demo: null })).toBe(
      'StyleKit is ready in 1.2 s: http://localhost:4000 (Ctrl-C to stop)\n',
    );
    expect(formatGreeting({ url, milliseconds: 24_600, demo: null })).toContain('ready in 25 s:');
  });

  it('prints the demo sign-in at the first start', () => {
    const demo = {
      email: 'demo@stylekit.example',
      password: 'babado-fifiga',
      file: '/data/demo-account.txt',
    };
    expect(formatGreeting({ url, milliseconds: 900, demo }).split('\n')[1]).toBe(
      'Demo account: demo@stylekit.example   password: babado-fifiga   (saved in /data/demo-account.txt)',
    );
  });
});
