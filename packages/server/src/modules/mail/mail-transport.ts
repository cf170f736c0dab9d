import addressparser from 'nodemailer/lib/addressparser';
import type { LoggedErrorCode } from '../../http/error-codes.ts';
import { parseEmail } from '../../lib/email-address.ts';
import type { OutgoingMail } from '../../ports/mail-transport.ts';

/** A mail was not taken. Permanent: trying again will not help; otherwise it may be tried again later. */
export class MailFault extends Error {
  readonly code: LoggedErrorCode = 'SK_MAIL';
  readonly isPermanent: boolean;

  constructor(message: string, { isPermanent, cause }: { isPermanent: boolean; cause?: unknown }) {
    super(message, { cause });
    this.name = 'MailFault';
    this.isPermanent = isPermanent;
  }
}

const MESSAGE_ID = /^<[\w.+-]{1,128}@[\w.-]{1,120}>$/;
const LINE_BREAK = /[\p{Cc}\p{Zl}\p{Zp}]/u;

/** The sender as name and address, from `Name <address>` or an address alone; null when it is not exactly one. */
export function parseSender(from: string): { name: string; address: string } | null {
  const [sender, ...others] = addressparser(from);
  if (sender?.address === undefined || others.length > 0 || LINE_BREAK.test(from)) return null;
  const address = parseEmail(sender.address);
  return address === null ? null : { name: sender.name, address };
}

/**
 * The mail in the form nodemailer takes.
 *
 * The envelope is given apart and addresses as objects, so nothing a user wrote is ever parsed as an address or put in
 * a header: the recipient is checked again here, and the subject is one of our own.
 *
 * @throws MailFault, permanent, when the recipient, the subject or the message id cannot be put in a header
 */
export function toNodemailerMessage(mail: OutgoingMail, from: string) {
  const sender = parseSender(from);
  if (sender === null) throw new MailFault('The sender is not one mail address.', { isPermanent: true });
  if (parseEmail(mail.to) !== mail.to) {
    throw new MailFault('The recipient is not one mail address.', { isPermanent: true });
  }
  if (LINE_BREAK.test(mail.subject) || !MESSAGE_ID.test(mail.messageId)) {
    throw new MailFault('The subject or the message id cannot be a header.', { isPermanent: true });
  }
  return {
    envelope: { from: sender.address, to: [mail.to] },
    from: sender,
    to: { name: '', address: mail.to },
    subject: mail.subject,
    text: mail.text,
    html: mail.html,
    messageId: mail.messageId,
    // RFC 3834: holiday replies and the like stay silent.
    headers: { 'Auto-Submitted': 'auto-generated' },
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}
