import type { MailOf } from '../mail.schema.ts';
import type { MailDraft } from '../mail-layout.ts';
import { buildGreeting, formatInstant } from '../mail-text.ts';

const SENTENCES = {
  changed: {
    how: 'The password of your StyleKit account was changed from a signed-in session.',
    sessions: 'All other devices have been signed out. Access tokens stay valid until they are revoked.',
  },
  reset: {
    how: 'The password of your StyleKit account was reset with a code sent to this address.',
    sessions: 'All devices have been signed out, and all access tokens have been revoked.',
  },
} as const;

export function buildPasswordChanged(
  { name, at, how }: MailOf<'password-changed'>,
  publicUrl: string,
): MailDraft {
  const sentences = SENTENCES[how];
  return {
    subject: 'Your StyleKit password was changed',
    heading: 'Your password was changed',
    greeting: buildGreeting(name),
    blocks: [
      { kind: 'paragraph', text: `${sentences.how} ${sentences.sessions}` },
      { kind: 'facts', rows: [['When', formatInstant(at)]] },
      { kind: 'paragraph', text: 'If this was you, no action is needed.' },
      {
        kind: 'note',
        text: 'If this was not you, secure your mailbox, then choose "Reset Password" on the login page immediately.',
      },
      { kind: 'link', text: 'Go to the login page', url: `${publicUrl}/auth` },
    ],
  };
}
