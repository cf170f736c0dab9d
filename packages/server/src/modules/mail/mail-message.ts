import type { Mail } from './mail.schema.ts';
import { type MailDraft, renderHtml, renderText } from './mail-layout.ts';
import { buildAccountDeleted } from './templates/account-deleted.ts';
import { buildAccountDeletion } from './templates/account-deletion.ts';
import { buildAlreadyRegistered } from './templates/already-registered.ts';
import { buildPasswordChanged } from './templates/password-changed.ts';
import { buildPasswordReset } from './templates/password-reset.ts';
import { buildTokenCreated } from './templates/token-created.ts';
import { buildVerifyEmail } from './templates/verify-email.ts';
import { buildWrongPasswords } from './templates/wrong-passwords.ts';

export interface MailMessage {
  /** Contains no user input. */
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

/** Renders a mail as HTML and as plain text; all links start with `publicUrl`. */
export function buildMail(mail: Mail, { publicUrl }: { publicUrl: string }): MailMessage {
  const draft = buildDraft(mail, publicUrl);
  return {
    subject: draft.subject,
    text: renderText(draft, publicUrl),
    html: renderHtml(draft, publicUrl),
  };
}

function buildDraft(mail: Mail, publicUrl: string): MailDraft {
  switch (mail.template) {
    case 'verify-email':
      return buildVerifyEmail(mail);
    case 'password-reset':
      return buildPasswordReset(mail);
    case 'account-deletion':
      return buildAccountDeletion(mail, publicUrl);
    case 'already-registered':
      return buildAlreadyRegistered(mail, publicUrl);
    case 'password-changed':
      return buildPasswordChanged(mail, publicUrl);
    case 'wrong-passwords':
      return buildWrongPasswords(mail, publicUrl);
    case 'token-created':
      return buildTokenCreated(mail, publicUrl);
    case 'account-deleted':
      return buildAccountDeleted(mail);
  }
}
