import addressparser from 'nodemailer/lib/addressparser';
import type { LoggedErrorCode } from '../../http/error-codes.ts';
import { parseEmail } from '../../lib/email-address.ts';
import type { OutgoingMail } from '../../ports/mail-transport.ts';

/** A mail could not be sent. If the error is permanent, a retry is pointless. */
export class MailError extends Error {
  readonly code: LoggedErrorCode = 'SK_MAIL';
  readonly isPermanent: boolean;

  constructor(message: string, { isPermanent, cause }: { isPermanent: boolean; cause?: unknown }) {
    super(message, { cause });
    this.name = 'MailError';
    this.isPermanent = isPermanent;
  }
}

const MESSAGE_ID = /^<[\w.+-]{1,128}@[\w.-]{1,120}>$/;
const LINE_BREAK = /[\p{Cc}\p{Zl}\p{Zp}]/u;

/** Parses the sender from `Name <address>` or an address alone; null unless it is exactly one valid sender. */
export function parseSender(from: string): { name: string; address: string } | null {
  const [sender, ...others] = addressparser(from);
  if (sender?.address === undefined || others.length > 0 || LINE_BREAK.test(from)) return null;
  const address = parseEmail(sender.address);
  return address === null ? null : { name: sender.name, address };
}

/**
 * Converts a mail to the format of nodemailer.
 *
 * The envelope is explicit and addresses are objects, so that no user input is parsed as an address or copied into a
 * header. The recipient is validated again, and the subject is one of ours.
 *
 * @throws MailError, permanent, when recipient, subject or message id would be an invalid header
 */
export function toNodemailerMessage(mail: OutgoingMail, from: string) {
  const sender = parseSender(from);
  if (sender === null)
    throw new MailError('The sender is not a single email address.', { isPermanent: true });
  if (parseEmail(mail.to) !== mail.to) {
    throw new MailError('The recipient is not a single email address.', { isPermanent: true });
  }
  if (LINE_BREAK.test(mail.subject) || !MESSAGE_ID.test(mail.messageId)) {
    throw new MailError('The subject or the message id contains characters that are invalid in a header.', {
      isPermanent: true,
    });
  }
  return {
    envelope: { from: sender.address, to: [mail.to] },
    from: sender,
    to: { name: '', address: mail.to },
    subject: mail.subject,
    text: mail.text,
    html: mail.html,
    messageId: mail.messageId,
    // RFC 3834: prevents automatic replies.
    headers: { 'Auto-Submitted': 'auto-generated' },
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}
