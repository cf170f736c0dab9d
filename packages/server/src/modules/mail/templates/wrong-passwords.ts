import type { MailOf } from '../mail.schema.ts';
import type { MailDraft } from '../mail-layout.ts';
import { buildGreeting, formatInstant } from '../mail-text.ts';

export function buildWrongPasswords({ name, at }: MailOf<'wrong-passwords'>, publicUrl: string): MailDraft {
  return {
    subject: 'Wrong passwords for your StyleKit account',
    heading: 'Someone is trying passwords',
    greeting: buildGreeting(name),
    blocks: [
      {
        kind: 'paragraph',
        text:
          'Several wrong passwords were entered for your account from browsers that you have not used before. ' +
          'No one was signed in, and further attempts are slowed down and limited.',
      },
      { kind: 'facts', rows: [['When', formatInstant(at)]] },
      {
        kind: 'paragraph',
        text:
          'If this was you, log in with a browser that you have used before. If another browser asks you to wait, ' +
          'reset your password, which also ends the wait.',
      },
      {
        kind: 'note',
        text:
          'If this was not you, no action is needed unless you use the same password elsewhere. Then choose a new ' +
          'one. This is the only email about it today.',
      },
      { kind: 'link', text: 'Reset your password', url: `${publicUrl}/auth` },
    ],
  };
}
