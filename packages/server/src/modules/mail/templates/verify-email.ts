import type { MailOf } from '../mail.schema.ts';
import type { MailDraft } from '../mail-layout.ts';
import { buildGreeting } from '../mail-text.ts';

export function buildVerifyEmail({ name, code, minutes }: MailOf<'verify-email'>): MailDraft {
  return {
    subject: 'Your StyleKit verification code',
    heading: 'Verify your email address',
    greeting: buildGreeting(name),
    blocks: [
      {
        kind: 'paragraph',
        text: 'Someone registered a StyleKit account with this email address. Enter this code to finish the registration:',
      },
      { kind: 'code', code },
      { kind: 'paragraph', text: `The code is valid for ${minutes} minutes and works once.` },
      {
        kind: 'note',
        text:
          'If this was not you, ignore this email: no account is created without the code. Do not ' +
          'share the code with anyone; we never ask for it.',
      },
    ],
  };
}
