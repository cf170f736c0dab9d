import type { MailOf } from '../mail.schema.ts';
import type { MailDraft } from '../mail-layout.ts';
import { buildGreeting } from '../mail-text.ts';

export function buildAccountDeleted({ name }: MailOf<'account-deleted'>): MailDraft {
  return {
    subject: 'Your StyleKit account was deleted',
    heading: 'Your account was deleted',
    greeting: buildGreeting(name),
    blocks: [
      {
        kind: 'paragraph',
        text:
          'Your StyleKit account and all its data have been deleted: projects, style guides, ' +
          'uploaded logos, credits, access tokens and sessions. This cannot be undone.',
      },
      { kind: 'paragraph', text: 'This is the last email about this account.' },
      {
        kind: 'note',
        text:
          'If this was not you, someone had access to the code we sent to this address. Secure your ' +
          'mailbox. You can create a new account with the same address.',
      },
    ],
  };
}
