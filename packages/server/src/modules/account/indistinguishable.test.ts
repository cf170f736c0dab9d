import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { captureLog } from '../../../test/support/log-lines.ts';
import { mailedCode, queuedMails, resetLimits } from '../../../test/support/mailbox.ts';
import { DATABASE_KINDS } from '../../../test/support/test-database.ts';
import { openTestServer, type TestServer } from '../../../test/support/test-server.ts';
import { MailEntity } from '../../database/tables/mail.entity.ts';
import { sendQueuedMail } from '../mail/mail.service.ts';

const PASSWORD = 'correct horse battery';
const WRONG_PASSWORD = 'staple wagon seventeen';
/** The states that an email address can have. */
const KINDS = ['unknown', 'waiting', 'oldwait', 'patient', 'googler', 'deleted'] as const;

/** The calls that an outsider can make with an address, and their bodies. */
const CALLS: Readonly<Record<string, (email: string) => object>> = {
  '/api/register': (email) => ({ name: 'Eve', email, password: WRONG_PASSWORD, marketingConsent: true }),
  '/api/login': (email) => ({ email, password: WRONG_PASSWORD }),
  '/api/auth/resend-code': (email) => ({ email }),
  '/api/auth/verify-email': (email) => ({ email, code: 'AAAAAA' }),
  '/api/auth/request-password-reset': (email) => ({ email }),
  '/api/auth/verify-password-reset-code': (email) => ({ email, code: 'AAAAAA' }),
  '/api/auth/reset-password': (email) => ({ email, code: 'AAAAAA', newPassword: WRONG_PASSWORD }),
};

describe.each(DATABASE_KINDS)('what an outsider can observe on %s', (kind) => {
  let server: TestServer;
  let passwordHash: string;
  const { lines, log } = captureLog('trace');
  beforeAll(async () => {
    // Development logs codes on purpose; other servers must not.
    server = await openTestServer(kind, { log, config: { isProduction: true } });
    passwordHash = await server.services.passwords.hash(PASSWORD);
  });
  beforeEach(() => resetLimits(server));
  afterAll(() => server.close());

  let count = 0;
  /** One address in each state, all of the same length. */
  async function createAddresses(): Promise<Record<string, string>> {
    count += 1;
    const email = (name: string) => `${name}${count}@example.com`;
    await server.browser().post('/api/register', {
      name: 'Ada',
      email: email('waiting'),
      password: PASSWORD,
      marketingConsent: true,
    });
    await server.signUp({ email: email('oldwait'), emailVerified: false, passwordHash });
    await server.signUp({ email: email('patient'), passwordHash });
    await server.signUp({ email: email('googler'), googleId: crypto.randomUUID() });
    const { user, browser } = await server.signUp({ email: email('deleted'), passwordHash });
    await browser.post('/api/user/delete/request');
    const code = await mailedCode(server, user.email, 'account-deletion');
    await browser.post('/api/user/delete/verify', { code });
    return Object.fromEntries(KINDS.map((name) => [name, email(name)]));
  }

  it.each(Object.entries(CALLS))('is the same response of %s for every address', async (url, bodyOf) => {
    const responses = new Map<string, string[]>();
    for (const [name, email] of Object.entries(await createAddresses())) {
      const reply = await server.browser().post(url, bodyOf(email));
      const { date: _, 'set-cookie': cookie, ...headers } = reply.headers;
      // An encrypted cookie is always different; its presence, length and attributes must be the same.
      const maskedCookie = String(cookie ?? '').replace(/=[^;]+/, ({ length }) => `=${length > 100}`);
      const response = JSON.stringify([
        reply.statusCode,
        reply.body.replace(email, '@'),
        headers,
        maskedCookie,
      ]);
      responses.set(response, [...(responses.get(response) ?? []), name]);
    }
    expect([...responses.values()]).toEqual([[...KINDS]]);
  });

  it.each(['/api/register', '/api/auth/resend-code', '/api/auth/request-password-reset'])(
    'is the same work of %s: one code and one queued mail',
    async (url) => {
      const { em } = server.ctx();
      for (const [name, email] of Object.entries(await createAddresses())) {
        await resetLimits(server);
        await em.execute('delete from mail_outbox');
        await em.execute('delete from code where email = ?', [email]);
        await server.browser().post(url, CALLS[url]?.(email));
        const [mails, codes] = await Promise.all([
          em.fork().count(MailEntity, {}),
          em.execute<unknown[]>('select 1 from code where email = ?', [email]),
        ]);
        expect([name, mails, codes.length]).toEqual([name, 1, 1]);
      }
    },
  );

  it('is never a code, except in its mail', async () => {
    const bodies: string[] = [];
    const browser = server.browser();
    const post = async (url: string, body?: unknown) => {
      const reply = await browser.post(url, body);
      bodies.push(JSON.stringify(reply.headers) + reply.body);
      return reply;
    };
    const email = 'whole-run@example.com';
    const codes: string[] = [];
    const read = async (template: 'verify-email' | 'password-reset' | 'account-deletion') => {
      const code = await mailedCode(server, email, template);
      codes.push(code);
      return code;
    };
    const tables = async (): Promise<string> => {
      const { em } = server.ctx();
      const names = await em.execute<{ schema: string; name: string }[]>(
        `select table_schema as schema, table_name as name from information_schema.tables
          where table_schema in ('public', 'jobs') and table_type = 'BASE TABLE'`,
      );
      const rows: unknown[] = [];
      for (const { schema, name } of names) {
        rows.push(await em.execute<unknown[]>(`select t::text as row from "${schema}"."${name}" t`));
      }
      return JSON.stringify(rows);
    };
    const dumps: string[] = [];
    const step = async () => void dumps.push(await tables());

    await post('/api/register', { name: 'Ada', email, password: PASSWORD, marketingConsent: true });
    await step();
    await post('/api/auth/verify-email', { email, code: await read('verify-email') });
    await post('/api/login', { email, password: PASSWORD });
    await post('/api/auth/request-password-reset', { email });
    await step();
    const reset = await read('password-reset');
    await post('/api/auth/verify-password-reset-code', { email, code: reset });
    await post('/api/auth/reset-password', { email, code: 'WRONG2', newPassword: WRONG_PASSWORD });
    await step();
    await post('/api/auth/reset-password', { email, code: reset, newPassword: WRONG_PASSWORD });
    await post('/api/login', { email, password: WRONG_PASSWORD });
    await post('/api/user/delete/request');
    bodies.push((await browser.get('/api/user/export')).body);
    const deletion = await read('account-deletion');
    await step();
    const rows = await server.ctx().em.find(MailEntity, {});
    expect((await queuedMails(server, email)).length).toBeGreaterThan(3);
    for (const { id } of rows) await sendQueuedMail(server.ctx(), id, server.services.mailer);
    expect((await post('/api/user/delete/verify', { code: deletion })).statusCode).toBe(200);
    await step();

    expect(new Set(codes).size).toBe(3);
    for (const text of [...dumps, ...bodies, ...lines]) {
      for (const code of codes) expect(text.toUpperCase().includes(code)).toBe(false);
      for (const password of [PASSWORD, WRONG_PASSWORD]) expect(text.includes(password)).toBe(false);
    }
    expect(lines.length).toBeGreaterThan(10);
    expect(lines.join('')).not.toContain(email);
  });
});
