import { createTransport } from 'nodemailer';
import type { MailTransport } from '../../ports/mail-transport.ts';
import { MailError, toNodemailerMessage } from './mail-transport.ts';

interface SmtpTransportOptions {
  /** `smtps://user:password@host` or `smtp://…`; see `parseSmtpUrl`. */
  readonly url: string;
  readonly from: string;
  /** Time limit for the connection, the greeting and each reply; 10 seconds by default. */
  readonly timeoutMs?: number;
}

interface SmtpServer {
  readonly host: string;
  readonly port: number;
  /** TLS from the start of the connection. */
  readonly secure: boolean;
  /** Upgrade by STARTTLS; fail if the server does not support it. */
  readonly requireTLS: boolean;
  readonly ignoreTLS: boolean;
  readonly auth?: { readonly user: string; readonly pass: string };
}

const LOOPBACK = /^(?:localhost|127(?:\.\d{1,3}){3}|::1)$/;
/** Total time limit of a mail, as a multiple of the limit for each step. */
const STEPS_PER_MAIL = 3;
/**
 * Commands whose rejection concerns the mail itself; a rejected login or sender is a configuration error to be fixed.
 */
const MAIL_COMMANDS = new Set(['RCPT TO', 'DATA']);

/**
 * Parses an SMTP URL; null if it is invalid.
 *
 * `smtps:` uses TLS from the start (port 465), `smtp:` uses STARTTLS (port 587), which is required except on the local
 * machine. Query options are rejected, because some of them disable certificate checks.
 */
export function parseSmtpUrl(value: string): SmtpServer | null {
  if (!URL.canParse(value)) return null;
  const url = new URL(value);
  const secure = url.protocol === 'smtps:';
  const hasMore = url.search !== '' || url.hash !== '' || !['', '/'].includes(url.pathname);
  if ((!secure && url.protocol !== 'smtp:') || url.hostname === '' || hasMore) return null;
  const host = url.hostname.replace(/^\[|\]$/g, '');
  const isLocal = LOOPBACK.test(host);
  const port = url.port === '' ? (secure ? 465 : 587) : Number(url.port);
  const server = { host, port, secure, requireTLS: !secure && !isLocal, ignoreTLS: !secure && isLocal };
  if (url.username === '') return server;
  const [user, pass] = [decode(url.username), decode(url.password)];
  return user === null || pass === null ? null : { ...server, auth: { user, pass } };
}

/**
 * Sends mail through an SMTP server, one connection per mail.
 *
 * @throws MailError, permanent, when the URL is invalid
 */
export function createSmtpTransport({ url, from, timeoutMs = 10_000 }: SmtpTransportOptions): MailTransport {
  const server = parseSmtpUrl(url);
  if (server === null)
    throw new MailError('SMTP_URL is not a valid SMTP URL, such as smtps://user:password@mail.example.', {
      isPermanent: true,
    });
  const transporter = createTransport({
    ...server,
    dnsTimeout: timeoutMs,
    connectionTimeout: timeoutMs,
    greetingTimeout: timeoutMs,
    socketTimeout: timeoutMs,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    async send(mail) {
      const message = toNodemailerMessage(mail, from);
      const signal = AbortSignal.timeout(timeoutMs * STEPS_PER_MAIL);
      try {
        await transporter.sendMail({ ...message, signal });
      } catch (cause) {
        throw toMailError(cause);
      }
    },
  };
}

function toMailError(cause: unknown): MailError {
  const { responseCode, command } = readReply(cause);
  if (responseCode === null) {
    return new MailError('The mail server could not be reached or did not respond in time.', {
      isPermanent: false,
      cause,
    });
  }
  const isPermanent = responseCode >= 500 && MAIL_COMMANDS.has(command);
  return new MailError(`The mail server replied ${responseCode} to ${command || 'the connection'}.`, {
    isPermanent,
    cause,
  });
}

function readReply(error: unknown): { responseCode: number | null; command: string } {
  if (!(error instanceof Error)) return { responseCode: null, command: '' };
  const responseCode =
    'responseCode' in error && typeof error.responseCode === 'number' ? error.responseCode : null;
  const command = 'command' in error && typeof error.command === 'string' ? error.command : '';
  return { responseCode, command };
}

function decode(part: string): string | null {
  try {
    return decodeURIComponent(part);
  } catch {
    return null;
  }
}
