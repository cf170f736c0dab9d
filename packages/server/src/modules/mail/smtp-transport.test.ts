import { createServer, type Server } from 'node:net';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import { afterEach, describe, expect, it } from 'vitest';
import { buildMail } from './mail-message.ts';
import { parseSender } from './mail-transport.ts';
import { createSmtpTransport, parseSmtpUrl } from './smtp-transport.ts';

const from = 'StyleKit <hello@stylekit.example>';
const publicUrl = 'https://stylekit.example';
const mail = {
  to: 'anna@example.com',
  ...buildMail({ template: 'verify-email', name: 'Anna', code: 'ABC234', minutes: 10 }, { publicUrl }),
  messageId: '<outbox-1@stylekit.example>',
};

/** Long enough for a busy machine; a test of a timeout passes its own. */
const openTransport = ({ url, timeoutMs = 60_000 }: { url: string; timeoutMs?: number }) =>
  createSmtpTransport({ url, from, timeoutMs });

interface Received {
  readonly sender: string;
  readonly recipients: string[];
  readonly raw: string;
  readonly email: Email;
}

const closing: (() => void)[] = [];

afterEach(() => {
  for (const close of closing.splice(0)) close();
});

describe('sending by SMTP', () => {
  it('sends both parts, the sender, one recipient and the given message id', async () => {
    const { url, received } = await startSink();
    await openTransport({ url }).send(mail);
    const [{ sender, recipients, email } = nothing()] = received;
    expect({ sender, recipients }).toEqual({ sender: 'hello@stylekit.example', recipients: [mail.to] });
    expect(email).toMatchObject({ subject: mail.subject, messageId: mail.messageId });
    expect(email.text?.replaceAll('\r', '').trimEnd()).toBe(mail.text.trimEnd());
    expect(email.html?.trim()).toBe(mail.html.trim());
  });

  it('uses the same message id at each attempt, so that duplicates are recognized', async () => {
    const { url, received } = await startSink();
    const transport = openTransport({ url });
    await transport.send(mail);
    await transport.send(mail);
    expect(received.map(({ email }) => email.messageId)).toEqual([mail.messageId, mail.messageId]);
  });

  it('logs in with the credentials of the URL', async () => {
    const seen: unknown[] = [];
    const { port } = await startSink({
      authOptional: false,
      allowInsecureAuth: true,
      onAuth: ({ username, password }, _session, done) => {
        seen.push([username, password]);
        done(null, { user: username });
      },
    });
    await openTransport({ url: `smtp://mail%40er:p%3Aw@127.0.0.1:${port}` }).send(mail);
    expect(seen).toEqual([['mail@er', 'p:w']]);
  });
});

describe('hostile names and addresses', () => {
  const names = [
    'Anna\r\nBcc: evil@example.com',
    'Anna\nX-Added: 1',
    'Anna\rX-Added: 1',
    'Anna%0d%0aBcc: evil@example.com',
    'Anna\u2028X-Added: 1',
    'Anna\u2029X-Added: 1',
    'Anna\u0085X-Added: 1',
    '"Anna" <evil@example.com>',
    "Anna', evil@example.com",
    '<img src=x onerror=alert(1)>',
    '</p><script>alert(1)</script>',
    '"><svg onload=alert(1)>',
    '=?utf-8?q?Bcc:_evil?=',
    'Anna\r\n.\r\nMAIL FROM:<evil@example.com>',
    'Anna\u0000',
    `${'a'.repeat(300)}`,
    '{{constructor}}',
    '#{7*7}',
    '\u202eannA',
    "O'Neil & <Co>",
  ];
  const addresses = [
    'a@b.de,evil@example.com',
    'a@b.de, evil@example.com',
    'a@b.de;evil@example.com',
    '"a@evil.com" <a@b.de>',
    '<a@b.de>',
    'a@b.de\r\nRCPT TO:<evil@example.com>',
    'a@b.de\nBcc: evil@example.com',
    'a\u2028@b.de',
    `${'a'.repeat(300)}@b.de`,
    '',
  ];

  it('are harmless in 200 pairs: one recipient, the same headers, the name escaped', async () => {
    const { url, received, commands } = await startSink();
    const transport = openTransport({ url });
    await transport.send(mail);
    const headers = received[0]?.email.headers.map(({ key }) => key);
    expect(names.length * addresses.length).toBe(200);
    for (const address of addresses) {
      // Concurrent, because the sink delays every connection by a tenth of a second.
      await Promise.all(
        names.map(async (name) => {
          const built = buildMail(
            { template: 'verify-email', name, code: 'ABC234', minutes: 10 },
            { publicUrl },
          );
          const rejected = transport.send({ ...mail, ...built, to: address });
          await expect(rejected).rejects.toMatchObject({ isPermanent: true });
          await transport.send({ ...mail, ...built });
        }),
      );
    }
    expect(received).toHaveLength(201);
    expect(commands).toHaveLength(201);
    expect(new Set(commands)).toEqual(new Set([mail.to]));
    for (const { email, recipients } of received) {
      expect(recipients).toEqual([mail.to]);
      expect(email.headers.map(({ key }) => key)).toEqual(headers);
      expect(email.subject).toBe(mail.subject);
      expect(email.html).not.toMatch(/<(?:img|script|svg)/i);
    }
    const escaped = received.filter(({ email }) => email.html?.includes('O&#39;Neil &amp; &lt;Co&gt;'));
    expect(escaped).toHaveLength(addresses.length);
  });

  it('never reach a header through the subject or the message id', async () => {
    const { url, received } = await startSink();
    const transport = openTransport({ url });
    for (const invalid of [
      { subject: 'a\r\nBcc: evil@example.com' },
      { messageId: '<a@b>\r\nBcc: evil@example.com' },
      { messageId: 'a' },
    ]) {
      await expect(transport.send({ ...mail, ...invalid })).rejects.toMatchObject({ isPermanent: true });
    }
    expect(received).toEqual([]);
  });
});

describe('a mail server that fails', () => {
  it('causes a temporary error when it is down', async () => {
    const { url, close } = await startSink();
    await close();
    await expect(openTransport({ url }).send(mail)).rejects.toMatchObject({
      isPermanent: false,
      code: 'SK_MAIL',
    });
  });

  it('causes a temporary error when it never sends a greeting', async () => {
    const url = await startSilentServer();
    const sending = openTransport({ url, timeoutMs: 100 }).send(mail);
    await expect(sending).rejects.toMatchObject({ isPermanent: false });
  });

  it('causes a temporary error when it responds too slowly in total', async () => {
    const { url } = await startSink({
      onMailFrom: (_address, _session, done) => void setTimeout(done, 380),
      onRcptTo: (_address, _session, done) => void setTimeout(done, 380),
      onData: (stream, _session, done) => {
        stream.resume();
        setTimeout(done, 380);
      },
    });
    const sending = openTransport({ url, timeoutMs: 400 }).send(mail);
    await expect(sending).rejects.toMatchObject({ isPermanent: false });
  });

  it.each([
    ['onRcptTo', 550, true],
    ['onRcptTo', 450, false],
    ['onData', 554, true],
    ['onData', 451, false],
    ['onMailFrom', 550, false],
    ['onConnect', 554, false],
  ] as const)('with %s %i is permanent: %s', async (step, responseCode, isPermanent) => {
    const rejection = Object.assign(new Error('No such person here'), { responseCode });
    const steps: Record<typeof step, SMTPServerOptions> = {
      onRcptTo: { onRcptTo: (_address, _session, done) => done(rejection) },
      onMailFrom: { onMailFrom: (_address, _session, done) => done(rejection) },
      onConnect: { onConnect: (_session, done) => done(rejection) },
      onData: {
        onData: (stream, _session, done) => {
          stream.resume();
          stream.once('end', () => done(rejection));
        },
      },
    };
    const { url } = await startSink(steps[step]);
    const error = await openTransport({ url })
      .send(mail)
      .catch((thrown: unknown) => thrown);
    expect(error).toMatchObject({ name: 'MailError', isPermanent });
    expect(String(error)).not.toContain(mail.to);
  });

  it('with a rejected login causes a temporary error', async () => {
    const refuse: SMTPServerOptions = {
      authOptional: false,
      allowInsecureAuth: true,
      onAuth: (_auth, _session, done) =>
        done(Object.assign(new Error('Wrong password'), { responseCode: 535 })),
    };
    const { port } = await startSink(refuse);
    const sending = openTransport({ url: `smtp://a:b@127.0.0.1:${port}` }).send(mail);
    await expect(sending).rejects.toMatchObject({ isPermanent: false });
  });
});

describe('an SMTP URL', () => {
  it('requires TLS except on the local machine', () => {
    expect(parseSmtpUrl('smtps://mail.example.com')).toMatchObject({
      secure: true,
      port: 465,
      ignoreTLS: false,
    });
    expect(parseSmtpUrl('smtp://mail.example.com')).toMatchObject({
      secure: false,
      requireTLS: true,
      port: 587,
    });
    expect(parseSmtpUrl('smtp://mail.example.com:2525')).toMatchObject({
      requireTLS: true,
      ignoreTLS: false,
      port: 2525,
    });
    for (const host of ['localhost', '127.0.0.1', '127.9.9.9', '[::1]']) {
      expect(parseSmtpUrl(`smtp://${host}:2525`), host).toMatchObject({ requireTLS: false, ignoreTLS: true });
    }
    for (const host of ['localhost.example.com', '127.0.0.1.example.com', '10.0.0.1']) {
      expect(parseSmtpUrl(`smtp://${host}`), host).toMatchObject({ requireTLS: true });
    }
  });

  it.each([
    '',
    'mail.example.com',
    'http://mail.example.com',
    'smtp://',
    'smtp://a:%zz@mail.example.com',
    'smtps://mail.example.com?tls.rejectUnauthorized=false',
    'smtps://mail.example.com/x',
    'smtps://mail.example.com#x',
  ])('is rejected as %j', (url) => {
    expect(parseSmtpUrl(url)).toBeNull();
    expect(() => openTransport({ url })).toThrow('SMTP_URL');
  });
});

describe('the sender', () => {
  it.each([
    ['hello@stylekit.example', { name: '', address: 'hello@stylekit.example' }],
    ['StyleKit <Hello@StyleKit.example>', { name: 'StyleKit', address: 'hello@stylekit.example' }],
    [
      '"StyleKit, Inc." <hello@stylekit.example>',
      { name: 'StyleKit, Inc.', address: 'hello@stylekit.example' },
    ],
  ])('%j is parsed', (text, sender) => {
    expect(parseSender(text)).toEqual(sender);
  });

  it.each([
    '',
    'StyleKit',
    'a@b.de, c@d.de',
    'Team: a@b.de, c@d.de;',
    'A <a@b.de>\r\nBcc: c@d.de',
    'A <a@b@c.de>',
  ])('%j is rejected', (text) => {
    expect(parseSender(text)).toBeNull();
  });
});

/** A real SMTP server on a free port that records what it receives. */
async function startSink(options: SMTPServerOptions = {}) {
  const received: Received[] = [];
  const commands: string[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disableReverseLookup: true,
    hideSTARTTLS: true,
    disabledCommands: options.onAuth === undefined ? ['AUTH'] : [],
    onRcptTo: ({ address }, _session, done) => {
      commands.push(address);
      done();
    },
    onData: (stream, { envelope }, done) => {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.once('end', async () => {
        const raw = Buffer.concat(chunks).toString();
        const sender = envelope.mailFrom === false ? '' : envelope.mailFrom.address;
        const recipients = envelope.rcptTo.map(({ address }) => address);
        received.push({ sender, recipients, raw, email: await PostalMime.parse(raw) });
        done();
      });
    },
    ...options,
  });
  // Some of these tests disconnect the client during a mail.
  server.on('error', () => undefined);
  const address = await new Promise<ReturnType<Server['address']>>((resolve) => {
    const listener = server.listen(0, '127.0.0.1', () => resolve(listener.address()));
  });
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  const close = () => new Promise<void>((resolve) => server.close(resolve));
  closing.push(() => void close());
  return { url: `smtp://127.0.0.1:${port}`, port, received, commands, close };
}

/** A server that accepts connections and never sends anything. */
async function startSilentServer(): Promise<string> {
  const server = createServer((socket) => void closing.push(() => socket.destroy()));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  closing.push(() => void server.close());
  const address = server.address();
  return `smtp://127.0.0.1:${typeof address === 'object' && address !== null ? address.port : 0}`;
}

function nothing(): never {
  throw new Error('Nothing was received.');
}
