import type { MailOf } from '../mail.schema.ts';
import type { MailDraft } from '../mail-layout.ts';
import { greet } from '../mail-text.ts';

export function buildVerifyEmail({ name, code, minutes }: MailOf<'verify-email'>): MailDraft {
  return {
    subject: 'Your StyleKit verification code',
    heading: 'Verify your email address',
    greeting: greet(name),
    blocks: [
      {
        kind: 'paragraph',
        text: 'A StyleKit account is being made with this email address. Enter this code to finish:',
      },
      { kind: 'code', code },
      { kind: 'paragraph', text: `The code works once and for ${minutes} minutes.` },
      {
        kind: 'note',
        text: 'If you did not ask for an account, ignore this mail: without the code nothing happens. Do not give the code to anybody; we never ask for it.',
      },
    ],
  };
}
