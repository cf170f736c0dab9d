import type { MailOf } from '../mail.schema.ts';
import type { MailDraft } from '../mail-layout.ts';
import { greet } from '../mail-text.ts';

export function buildAccountDeleted({ name }: MailOf<'account-deleted'>): MailDraft {
  return {
    subject: 'Your StyleKit account was deleted',
    heading: 'Your account was deleted',
    greeting: greet(name),
    blocks: [
      {
        kind: 'paragraph',
        text: 'Your StyleKit account and everything in it have been deleted: projects, style guides, uploaded logos, credits, access tokens and every sign-in. This cannot be undone.',
      },
      { kind: 'paragraph', text: 'This is the last mail about this account.' },
      {
        kind: 'note',
        text: 'If it was not you, somebody could read the code we sent to this address: make sure that only you can read this mailbox. A new account can be made with the same address.',
      },
    ],
  };
}
