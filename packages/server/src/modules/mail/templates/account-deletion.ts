import type { MailOf } from '../mail.schema.ts';
import type { MailDraft } from '../mail-layout.ts';
import { buildGreeting } from '../mail-text.ts';

export function buildAccountDeletion(
  { name, code, minutes }: MailOf<'account-deletion'>,
  publicUrl: string,
): MailDraft {
  return {
    subject: 'Your StyleKit account deletion code',
    heading: 'Delete your account',
    greeting: buildGreeting(name),
    blocks: [
      {
        kind: 'paragraph',
        text:
          'Someone signed in to your StyleKit account requested its deletion. Enter this code only ' +
          'if you want to permanently delete the account with all its projects, style guides and ' +
          'credits:',
      },
      { kind: 'code', code },
      { kind: 'paragraph', text: `The code is valid for ${minutes} minutes and works once.` },
      {
        kind: 'note',
        text:
          'If this was not you, do not enter the code. Someone else may be signed in to your ' +
          'account: change your password, which signs out all other devices.',
      },
      { kind: 'link', text: 'Go to your account', url: `${publicUrl}/account` },
    ],
  };
}
