import type { MailOf } from '../mail.schema.ts';
import type { MailDraft } from '../mail-layout.ts';
import { greet } from '../mail-text.ts';

export function buildAlreadyRegistered({ name }: MailOf<'already-registered'>, publicUrl: string): MailDraft {
  return {
    subject: 'You already have a StyleKit account',
    heading: 'You already have an account',
    greeting: greet(name),
    blocks: [
      {
        kind: 'paragraph',
        text: 'Somebody tried to make a new StyleKit account with this email address, but it already has one. Nothing has been changed, and no code was sent.',
      },
      {
        kind: 'paragraph',
        text: 'If it was you, log in instead. If you have forgotten the password, choose "Reset Password" on that page.',
      },
      { kind: 'link', text: 'Log in', url: `${publicUrl}/auth` },
      {
        kind: 'note',
        text: 'If it was not you, there is nothing to do. The page did not tell anybody that you have an account.',
      },
    ],
  };
}
