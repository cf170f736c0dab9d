import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { captureLog } from '../../../test/support/log-lines.ts';
import { DATABASE_KINDS } from '../../../test/support/test-database.ts';
import { openTestServer, type TestServer } from '../../../test/support/test-server.ts';
import { inTransaction } from '../../context/context.ts';
import { MailEntity } from '../../database/tables/mail.entity.ts';
import type { MailTransport, OutgoingMail } from '../../ports/mail-transport.ts';
import { queueDummyMail, queueMail, sendQueuedMail } from './mail.service.ts';
import { MailError } from './mail-transport.ts';
import { decryptMail, encryptMail } from './queued-mail.ts';

const TO = 'ada@example.com';
const CODE = 'ABC234';
const MAIL = { template: 'verify-email', name: 'Ada', code: CODE, minutes: 10 } as const;

/** A mail transport that records what it sends; `fail` makes the next attempts fail. */
function createRecorder() {
  const sent: OutgoingMail[] = [];
  const errors: MailError[] = [];
  const transport: MailTransport = {
    async send(mail) {
      const error = errors.shift();
      if (error !== undefined) throw error;
      sent.push(mail);
    },
  };
  return { sent, transport, fail: (...next: MailError[]) => void errors.push(...next) };
}

describe.each(DATABASE_KINDS)('the outbox on %s', (kind) => {
  let server: TestServer;
  const { lines, log } = captureLog('info');
  beforeAll(async () => {
    server = await openTestServer(kind, { log });
  });
  beforeEach(async () => {
    lines.length = 0;
    await server.ctx().em.nativeDelete(MailEntity, {});
  });
  afterAll(() => server.close());

  const queue = async (): Promise<string> => {
    await inTransaction(server.ctx(), (tx) => queueMail(tx, { to: TO, mail: MAIL }));
    const [row] = await server.ctx().em.find(MailEntity, {});
    return row?.id ?? '';
  };
  const left = () => server.ctx().em.count(MailEntity, {});
  const send = (id: string, transport: MailTransport) => sendQueuedMail(server.ctx(), id, transport);

  it('encrypts a queued mail, bound to its row', async () => {
    const id = await queue();
    const { sealed } = await server.ctx().em.findOneOrFail(MailEntity, { id });
    const bytes = Buffer.from(sealed).toString('latin1');
    for (const word of [TO, CODE, 'Ada', 'verify']) expect(bytes).not.toContain(word);
    const { mails } = server.services.keys;
    expect(decryptMail(sealed, { keys: mails, rowId: id })).toEqual({ kind: 'mail', to: TO, mail: MAIL });
    expect(decryptMail(sealed, { keys: mails, rowId: crypto.randomUUID() })).toBeNull();
    expect(decryptMail(sealed.subarray(1), { keys: mails, rowId: id })).toBeNull();
    expect(decryptMail(Buffer.alloc(3), { keys: mails, rowId: id })).toBeNull();
    const old = encryptMail(
      { kind: 'dummy', to: TO, mail: MAIL },
      { keys: [Buffer.alloc(32, 7)], rowId: id },
    );
    expect(decryptMail(old, { keys: [...mails, Buffer.alloc(32, 7)], rowId: id })).toMatchObject({
      kind: 'dummy',
    });
  });

  it('queues mail and job with the transaction, or not at all', async () => {
    const broken = inTransaction(server.ctx(), async (tx) => {
      await queueMail(tx, { to: TO, mail: MAIL });
      throw new Error('Something else failed.');
    });
    await expect(broken).rejects.toThrow('Something else failed.');
    expect(await left()).toBe(0);
  });

  it('sends once, despite simultaneous and repeated attempts', async () => {
    const { sent, transport } = createRecorder();
    const id = await queue();
    const results = await Promise.allSettled(Array.from({ length: 10 }, () => send(id, transport)));
    expect(sent).toHaveLength(1);
    expect(sent[0]).toMatchObject({ to: TO, messageId: `<${id}@stylekit.localhost>` });
    expect(sent[0]?.text).toContain(CODE);
    for (const result of results) {
      if (result.status === 'rejected') expect(result.reason).toMatchObject({ isPermanent: false });
    }
    expect(await left()).toBe(0);
    await send(id, transport);
    expect(sent).toHaveLength(1);
  });

  it('retries after a temporary error, with the same Message-ID', async () => {
    const { sent, transport, fail } = createRecorder();
    const id = await queue();
    fail(
      new MailError('Unavailable.', { isPermanent: false }),
      new MailError('Still unavailable.', { isPermanent: false }),
    );
    await expect(send(id, transport)).rejects.toThrow('Unavailable.');
    await expect(send(id, transport)).rejects.toThrow('Still unavailable.');
    const row = await server.ctx().em.findOneOrFail(MailEntity, { id });
    expect([row.attempts, row.lastFault]).toEqual([2, 'Still unavailable.']);
    await send(id, transport);
    expect(sent.map(({ messageId }) => messageId)).toEqual([`<${id}@stylekit.localhost>`]);
  });

  it('lets another process send when the one that claimed it died', async () => {
    const { sent, transport } = createRecorder();
    const id = await queue();
    const crashed: MailTransport = { send: () => Promise.reject(new Error('The process crashed.')) };
    await expect(send(id, crashed)).rejects.toThrow('crashed');
    await expect(send(id, transport)).rejects.toThrow('Another process');
    await server.ctx().em.execute(`update mail_outbox set not_before = now() - interval '1 second'`);
    await send(id, transport);
    expect(sent).toHaveLength(1);
  });

  it('drops mail after a permanent error, and logs no address', async () => {
    const { sent, transport, fail } = createRecorder();
    const id = await queue();
    fail(new MailError('The mail server replied 550 to RCPT TO.', { isPermanent: true }));
    await send(id, transport);
    expect([sent.length, await left()]).toEqual([0, 0]);
    expect(lines.join('')).toContain('a mail was rejected and dropped');
    expect(lines.join('')).not.toContain(TO);
  });

  it('does not send a dummy mail', async () => {
    const { sent, transport } = createRecorder();
    await inTransaction(server.ctx(), (tx) => queueDummyMail(tx, { to: TO, mail: MAIL }));
    const [row] = await server.ctx().em.find(MailEntity, {});
    await send(row?.id ?? '', transport);
    expect([sent.length, await left()]).toEqual([0, 0]);
  });

  it('writes files in development and logs the code', async () => {
    await send(await queue(), server.services.mailer);
    const folder = path.join(server.services.config.dataDir, 'mail');
    const [name = ''] = readdirSync(folder);
    expect(readFileSync(path.join(folder, name), 'utf8')).toContain(`To: ${TO}`);
    expect(lines.join('')).toContain(`its code is ${CODE}`);
  });
});
