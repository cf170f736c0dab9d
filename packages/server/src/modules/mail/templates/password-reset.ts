import type { MailOf } from '../mail.schema.ts';
import type { MailDraft } from '../mail-layout.ts';
import { greet } from '../mail-text.ts';

export function buildPasswordReset({ name, code, seconds }: MailOf<'password-reset'>): MailDraft {
  return {
    subject: 'Your StyleKit password reset code',
    heading: 'Reset your password',
    greeting: greet(name),
    blocks: [
      {
        kind: 'paragraph',
        text: 'Somebody asked to reset the password of your StyleKit account. Enter this code to go on:',
      },
      { kind: 'code', code },
      {
        kind: 'paragraph',
        text: `The code works once and for ${seconds} seconds from when it was asked for. If it has run out, ask for a new one on the same page.`,
      },
      {
        kind: 'note',
        text: 'If you did not ask for this, ignore this mail: your password stays as it is. Do not give the code to anybody; we never ask for it.',
      },
    ],
  };
}
