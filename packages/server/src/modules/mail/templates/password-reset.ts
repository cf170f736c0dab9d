import type { MailOf } from '../mail.schema.ts';
import type { MailDraft } from '../mail-layout.ts';
import { buildGreeting } from '../mail-text.ts';

export function buildPasswordReset({ name, code, seconds }: MailOf<'password-reset'>): MailDraft {
  return {
    subject: 'Your StyleKit password reset code',
    heading: 'Reset your password',
    greeting: buildGreeting(name),
    blocks: [
      {
        kind: 'paragraph',
        text: 'Someone requested a password reset for your StyleKit account. Enter this code to continue:',
      },
      { kind: 'code', code },
      {
        kind: 'paragraph',
        text:
          `The code is valid for ${seconds} seconds after the request and works once. If it has ` +
          'expired, request a new one on the same page.',
      },
      {
        kind: 'note',
        text:
          'If this was not you, ignore this email: your password stays unchanged. Do not share the ' +
          'code with anyone; we never ask for it.',
      },
    ],
  };
}
