import { Writable } from 'node:stream';
import { describe, expect, it } from 'vitest';
import { openTestServer } from '../test/support/test-server.ts';
import { createLogger } from './logger.ts';

/** A log that is kept line by line. */
function keepLines(): { readonly lines: string[]; readonly stream: Writable } {
  const lines: string[] = [];
  const stream = new Writable({
    write(chunk: Buffer, _encoding, done) {
      lines.push(...chunk.toString().split('\n').filter(Boolean));
      done();
    },
  });
  return { lines, stream };
}

describe('the log', () => {
  it('tells the code of an error, and nothing of the row a database quotes', () => {
    const { lines, stream } = keepLines();
    const fault = { code: '23505', detail: 'Key (email)=(ada@example.com) already exists.' };
    createLogger('info', stream).error({ err: Object.assign(new Error('deadlock detected'), fault) });
    expect(JSON.parse(lines[0] ?? '')).toMatchObject({
      err: { errorCode: '23505', message: 'deadlock detected' },
    });
    expect(lines[0]).not.toContain('ada@example.com');
  });

  it('leaves secrets and addresses out, wherever they stand', () => {
    const { lines, stream } = keepLines();
    const log = createLogger('info', stream);
    const secret = 'hunter2-hunter2';
    log.info({
      password: secret,
      body: {
        newPassword: secret,
        currentPassword: secret,
        code: secret,
        recaptchaToken: secret,
        email: secret,
      },
      headers: { authorization: secret, cookie: secret, 'set-cookie': secret, 'stripe-signature': secret },
      config: { openai: { apiKey: secret } },
      token: secret,
      secret,
    });
    expect(lines).toHaveLength(1);
    expect(lines[0]).not.toContain(secret);
    expect(lines[0]).toContain('[redacted]');
  });

  it('writes one JSON line an event, whatever is in it, with the time in UTC', () => {
    const { lines, stream } = keepLines();
    const log = createLogger('info', stream);
    const hostile = ['\r\n{"level":60}', '\u001b[31m', '\u2028', '\u0000', '"}\n', '%0d%0a'];
    for (const text of hostile) log.info({ text, [`key${text}`]: text }, text);
    expect(lines).toHaveLength(hostile.length);
    for (const line of lines) {
      expect(JSON.parse(line).time).toMatch(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/);
      expect(line).not.toContain('\u001b');
    }
  });

  it('tells a request by method, path and number, without what follows the question mark', async () => {
    const { lines, stream } = keepLines();
    const server = await openTestServer('pglite', { log: createLogger('info', stream) });
    await server.browser().get('/api/user/sessions?brief=a-secret-brand', {
      headers: { 'request-id': 'chosen-by-the-caller', 'user-agent': 'bad\u0007agent' },
    });
    await server.close();
    const text = lines.join('\n');
    expect(text).toContain('"path":"/api/user/sessions"');
    expect(text).not.toContain('a-secret-brand');
    expect(text).not.toContain('chosen-by-the-caller');
    for (const line of lines) expect(() => JSON.parse(line)).not.toThrow();
  });
});
