import type { MailOf } from '../mail.schema.ts';
import type { MailDraft } from '../mail-layout.ts';
import { buildGreeting } from '../mail-text.ts';

export function buildAlreadyRegistered({ name }: MailOf<'already-registered'>, publicUrl: string): MailDraft {
  return {
    subject: 'You already have a StyleKit account',
    heading: 'You already have an account',
    greeting: buildGreeting(name),
    blocks: [
      {
        kind: 'paragraph',
        text:
          'Someone tried to create a StyleKit account with this email address, but an account ' +
          'already exists. Nothing was changed, and no code was sent.',
      },
      {
        kind: 'paragraph',
        text: 'If this was you, log in instead. If you forgot your password, choose "Reset Password" on the login page.',
      },
      { kind: 'link', text: 'Log in', url: `${publicUrl}/auth` },
      {
        kind: 'note',
        text: 'If this was not you, no action is needed. The website did not reveal that you have an account.',
      },
    ],
  };
}
