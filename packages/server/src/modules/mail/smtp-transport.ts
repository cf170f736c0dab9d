import { createTransport } from 'nodemailer';
import type { MailTransport } from '../../ports/mail-transport.ts';
import { MailFault, toNodemailerMessage } from './mail-transport.ts';

interface SmtpTransportOptions {
  /** `smtps://user:password@host` or `smtp://…`; see `parseSmtpUrl`. */
  readonly url: string;
  readonly from: string;
  /** Longest wait for the connection, the greeting and each answer; 10 seconds. */
  readonly timeoutMs?: number;
}

interface SmtpServer {
  readonly host: string;
  readonly port: number;
  /** TLS from the first byte. */
  readonly secure: boolean;
  /** TLS by STARTTLS, or no mail at all. */
  readonly requireTLS: boolean;
  readonly ignoreTLS: boolean;
  readonly auth?: { readonly user: string; readonly pass: string };
}

const LOOPBACK = /^(?:localhost|127(?:\.\d{1,3}){3}|::1)$/;
/** A slow server may use up the wait at each of its answers; this many of them and the mail is given up. */
const WAITS_PER_MAIL = 3;
/** Refusals that name the mail itself; a refused login or sender is the operator's to mend, and then the mail can go. */
const ABOUT_THE_MAIL = new Set(['RCPT TO', 'DATA']);

/**
 * The server an SMTP URL names, or null when it names none.
 *
 * `smtps:` speaks TLS at once (port 465), `smtp:` by STARTTLS (port 587), which is demanded unless the server is on this
 * very machine. Options in the query are refused, because some of them switch the check of certificates off.
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
 * Sends mails through an SMTP server, one connection each.
 *
 * @throws MailFault, permanent, when the URL names no server
 */
export function createSmtpTransport({ url, from, timeoutMs = 10_000 }: SmtpTransportOptions): MailTransport {
  const server = parseSmtpUrl(url);
  if (server === null) throw new MailFault('SMTP_URL does not name an SMTP server.', { isPermanent: true });
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
      const signal = AbortSignal.timeout(timeoutMs * WAITS_PER_MAIL);
      try {
        await transporter.sendMail({ ...message, signal });
      } catch (cause) {
        throw toFault(cause);
      }
    },
  };
}

function toFault(cause: unknown): MailFault {
  const { responseCode, command } = readReply(cause);
  if (responseCode === null) {
    return new MailFault('The mail server could not be reached or did not answer in time.', {
      isPermanent: false,
      cause,
    });
  }
  const isPermanent = responseCode >= 500 && ABOUT_THE_MAIL.has(command);
  return new MailFault(`The mail server answered ${responseCode} at ${command || 'its greeting'}.`, {
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
