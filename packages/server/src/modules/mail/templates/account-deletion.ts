import type { MailOf } from '../mail.schema.ts';
import type { MailDraft } from '../mail-layout.ts';
import { greet } from '../mail-text.ts';

export function buildAccountDeletion(
  { name, code, minutes }: MailOf<'account-deletion'>,
  publicUrl: string,
): MailDraft {
  return {
    subject: 'Your StyleKit account deletion code',
    heading: 'Delete your account',
    greeting: greet(name),
    blocks: [
      {
        kind: 'paragraph',
        text: 'Somebody signed in to your StyleKit account asked to delete it. Enter this code only if you want to lose the account with all its projects, style guides and credits for good:',
      },
      { kind: 'code', code },
      { kind: 'paragraph', text: `The code works once and for ${minutes} minutes.` },
      {
        kind: 'note',
        text: 'If you did not ask for this, do not enter the code and somebody else may be signed in as you: change your password, which signs out every other device.',
      },
      { kind: 'link', text: 'Open your account', url: `${publicUrl}/account` },
    ],
  };
}
