import type { MailOf } from '../mail.schema.ts';
import type { MailDraft } from '../mail-layout.ts';
import { formatDay, greet, toSingleLine } from '../mail-text.ts';

export function buildTokenCreated(
  { name, tokenName, scopes, expiresAt }: MailOf<'token-created'>,
  publicUrl: string,
): MailDraft {
  return {
    subject: 'A new StyleKit access token was made',
    heading: 'A new access token',
    greeting: greet(name),
    blocks: [
      {
        kind: 'paragraph',
        text: 'A personal access token was made for your StyleKit account. Whoever holds it can do what its scopes say until it expires or is revoked.',
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
        text: 'If it was you, there is nothing to do. The token itself is not in this mail.',
      },
      {
        kind: 'note',
        text: 'If it was not you, revoke the token and change your password, which signs out every other device.',
      },
      { kind: 'link', text: 'Open your account', url: `${publicUrl}/account` },
    ],
  };
}
