import { describe, expect, it } from 'vitest';
import { captureLog } from '../test/support/log-lines.ts';
import { openTestServer } from '../test/support/test-server.ts';

describe('the log', () => {
  it('contains the code of an error, but not the row quoted by the database', () => {
    const { lines, log } = captureLog('info');
    const details = { code: '23505', detail: 'Key (email)=(ada@example.com) already exists.' };
    log.error({ err: Object.assign(new Error('deadlock detected'), details) });
    expect(JSON.parse(lines[0] ?? '')).toMatchObject({
      err: { errorCode: '23505', message: 'deadlock detected' },
    });
    expect(lines[0]).not.toContain('ada@example.com');
  });

  it('redacts secrets and email addresses at every position', () => {
    const { lines, log } = captureLog('info');
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

  it('writes one JSON line per event, for any content, with the time in UTC', () => {
    const { lines, log } = captureLog('info');
    const hostile = ['\r\n{"level":60}', '\u001b[31m', '\u2028', '\u0000', '"}\n', '%0d%0a'];
    for (const text of hostile) log.info({ text, [`key${text}`]: text }, text);
    expect(lines).toHaveLength(hostile.length);
    for (const line of lines) {
      expect(JSON.parse(line).time).toMatch(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/);
      expect(line).not.toContain('\u001b');
    }
  });

  it('logs a request with its path, without the query string', async () => {
    const { lines, log } = captureLog('info');
    const server = await openTestServer('pglite', { log: log });
    await server.browser().get('/api/user/sessions?brief=a-secret-brand', {
      headers: { 'request-id': 'chosen-by-the-caller', 'user-agent': 'bad\u0007agent' },
    });
    await server.close();
    const text = lines.join('\n');
    expect(text.match(/"path":"\/api\/user\/sessions"/g)).toHaveLength(1);
    expect(text).toMatch(/"res":\{"statusCode":401\},"responseTime":\d.*"request completed"/);
    expect(text).not.toContain('a-secret-brand');
    expect(text).not.toContain('chosen-by-the-caller');
    for (const line of lines) expect(() => JSON.parse(line)).not.toThrow();
  });

  it('replaces an access token in a path, and logs no request to a probe', async () => {
    const { lines, log } = captureLog('info');
    const server = await openTestServer('pglite', { log });
    const token = `stk_${'a'.repeat(46)}`;
    await server.browser().get(`/api/projects/${token}`);
    await server.browser().get('/livez');
    await server.close();
    const text = lines.join('\n');
    expect(text).toContain('"path":"/api/projects/stk_[redacted]"');
    expect(text).not.toContain(token);
    expect(text).not.toContain('/livez');
  });
});
