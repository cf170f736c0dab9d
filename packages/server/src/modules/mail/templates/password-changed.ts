import type { MailOf } from '../mail.schema.ts';
import type { MailDraft } from '../mail-layout.ts';
import { formatInstant, greet } from '../mail-text.ts';

const SENTENCES = {
  changed: {
    how: 'The password of your StyleKit account was changed by somebody who was signed in.',
    sessions: 'All other devices have been signed out.',
  },
  reset: {
    how: 'The password of your StyleKit account was reset with a code sent to this address.',
    sessions: 'All devices have been signed out.',
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
    greeting: greet(name),
    blocks: [
      { kind: 'paragraph', text: `${sentences.how} ${sentences.sessions}` },
      { kind: 'facts', rows: [['When', formatInstant(at)]] },
      { kind: 'paragraph', text: 'If it was you, there is nothing to do.' },
      {
        kind: 'note',
        text: 'If it was not you, make sure that only you can read this mailbox, then choose "Reset Password" on the login page at once.',
      },
      { kind: 'link', text: 'Open the login page', url: `${publicUrl}/auth` },
    ],
  };
}
