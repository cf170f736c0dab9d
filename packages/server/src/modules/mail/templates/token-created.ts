import type { MailOf } from '../mail.schema.ts';
import type { MailDraft } from '../mail-layout.ts';
import { buildGreeting, formatDay, toSingleLine } from '../mail-text.ts';

export function buildTokenCreated(
  { name, tokenName, scopes, expiresAt }: MailOf<'token-created'>,
  publicUrl: string,
): MailDraft {
  return {
    subject: 'A new StyleKit access token was created',
    heading: 'New access token',
    greeting: buildGreeting(name),
    blocks: [
      {
        kind: 'paragraph',
        text:
          'A personal access token was created for your StyleKit account. Anyone with this token can ' +
          'use its scopes until it expires or is revoked.',
      },
      {
        kind: 'facts',
        rows: [
          ['Name', toSingleLine(tokenName)],
          ['Scopes', toSingleLine(scopes.join(', '))],
          ['Expires', formatDay(expiresAt)],
        ],
      },
      {
        kind: 'paragraph',
        text: 'If this was you, no action is needed. This email does not contain the token.',
      },
      {
        kind: 'note',
        text: 'If this was not you, revoke the token and change your password, which signs out all other devices.',
      },
      { kind: 'link', text: 'Go to your account', url: `${publicUrl}/account` },
    ],
  };
}
