import { describe, expect, it } from 'vitest';
import type { Mail } from './mail.schema.ts';
import { buildMail } from './mail-message.ts';
import { buildGreeting, formatDay, formatInstant, toSingleLine } from './mail-text.ts';
import { parseSender, toNodemailerMessage } from './mail-transport.ts';

const publicUrl = 'https://stylekit.example';
const AT = '2026-11-21T09:05:00.000Z';
const END = '-- \nStyleKit\nhttps://stylekit.example\n';

/** The subject and the paragraphs of each mail, exactly as they are sent. */
const MAILS: readonly [Mail, subject: string, ...paragraphs: string[]][] = [
  [
    { template: 'verify-email', name: 'Ada', code: 'ABC234', minutes: 10 },
    'Your StyleKit verification code',
    'Verify your email address',
    'Hello Ada,',
    'Someone registered a StyleKit account with this email address. Enter this code to finish the registration:',
    '    ABC234',
    'The code is valid for 10 minutes and works once.',
    'If this was not you, ignore this email: no account is created without the code. Do not share the code with ' +
      'anyone; we never ask for it.',
  ],
  [
    { template: 'password-reset', name: 'Ada', code: 'ABC234', seconds: 120 },
    'Your StyleKit password reset code',
    'Reset your password',
    'Hello Ada,',
    'Someone requested a password reset for your StyleKit account. Enter this code to continue:',
    '    ABC234',
    'The code is valid for 120 seconds after the request and works once. If it has expired, request a new one on the ' +
      'same page.',
    'If this was not you, ignore this email: your password stays unchanged. Do not share the code with anyone; we ' +
      'never ask for it.',
  ],
  [
    { template: 'account-deletion', name: 'Ada', code: 'ABC234', minutes: 10 },
    'Your StyleKit account deletion code',
    'Delete your account',
    'Hello Ada,',
    'Someone signed in to your StyleKit account requested its deletion. Enter this code only if you want to ' +
      'permanently delete the account with all its projects, style guides and credits:',
    '    ABC234',
    'The code is valid for 10 minutes and works once.',
    'If this was not you, do not enter the code. Someone else may be signed in to your account: change your password, ' +
      'which signs out all other devices.',
    'Go to your account:\nhttps://stylekit.example/account',
  ],
  [
    { template: 'already-registered', name: 'Ada' },
    'You already have a StyleKit account',
    'You already have an account',
    'Hello Ada,',
    'Someone tried to create a StyleKit account with this email address, but an account already exists. Nothing was ' +
      'changed, and no code was sent.',
    'If this was you, log in instead. If you forgot your password, choose "Reset Password" on the login page.',
    'Log in:\nhttps://stylekit.example/auth',
    'If this was not you, no action is needed. The website did not reveal that you have an account.',
  ],
  [
    { template: 'password-changed', name: 'Ada', at: AT, how: 'changed' },
    'Your StyleKit password was changed',
    'Your password was changed',
    'Hello Ada,',
    'The password of your StyleKit account was changed from a signed-in session. All other devices have been signed ' +
      'out. Access tokens stay valid until they are revoked.',
    'When: Nov 21, 2026, 09:05 UTC',
    'If this was you, no action is needed.',
    'If this was not you, secure your mailbox, then choose "Reset Password" on the login page immediately.',
    'Go to the login page:\nhttps://stylekit.example/auth',
  ],
  [
    { template: 'password-changed', name: '', at: AT, how: 'reset' },
    'Your StyleKit password was changed',
    'Your password was changed',
    'Hello,',
    'The password of your StyleKit account was reset with a code sent to this address. All devices have been signed ' +
      'out, and all access tokens have been revoked.',
    'When: Nov 21, 2026, 09:05 UTC',
    'If this was you, no action is needed.',
    'If this was not you, secure your mailbox, then choose "Reset Password" on the login page immediately.',
    'Go to the login page:\nhttps://stylekit.example/auth',
  ],
  [
    { template: 'wrong-passwords', name: 'Ada', at: AT },
    'Wrong passwords for your StyleKit account',
    'Someone is trying passwords',
    'Hello Ada,',
    'Several wrong passwords were entered for your account from browsers that you have not used before. No one was ' +
      'signed in, and further attempts are slowed down and limited.',
    'When: Nov 21, 2026, 09:05 UTC',
    'If this was you, log in with a browser that you have used before. If another browser asks you to wait, reset ' +
      'your password, which also ends the wait.',
    'If this was not you, no action is needed unless you use the same password elsewhere. Then choose a new one. This ' +
      'is the only email about it today.',
    'Reset your password:\nhttps://stylekit.example/auth',
  ],
  [
    { template: 'token-created', name: 'Ada', tokenName: 'CI', scopes: ['guides:read'], expiresAt: AT },
    'A new StyleKit access token was created',
    'New access token',
    'Hello Ada,',
    'A personal access token was created for your StyleKit account. Anyone with this token can use its scopes until ' +
      'it expires or is revoked.',
    'Name: CI\nScopes: guides:read\nExpires: Nov 21, 2026',
    'If this was you, no action is needed. This email does not contain the token.',
    'If this was not you, revoke the token and change your password, which signs out all other devices.',
    'Go to your account:\nhttps://stylekit.example/account',
  ],
  [
    { template: 'account-deleted', name: 'Ada' },
    'Your StyleKit account was deleted',
    'Your account was deleted',
    'Hello Ada,',
    'Your StyleKit account and all its data have been deleted: projects, style guides, uploaded logos, credits, access ' +
      'tokens and sessions. This cannot be undone.',
    'This is the last email about this account.',
    'If this was not you, someone had access to the code we sent to this address. Secure your mailbox. You can create ' +
      'a new account with the same address.',
  ],
];

describe('the mail', () => {
  it.each(MAILS)('of $template is sent with exactly these words', (mail, subject, ...paragraphs) => {
    const message = buildMail(mail, { publicUrl });
    expect([message.subject, message.text]).toEqual([subject, [...paragraphs, END].join('\n\n')]);
  });
});

describe('a line of a mail', () => {
  it.each([
    ['  Ada   Lovelace ', 'Ada Lovelace'],
    ['Ada\r\nBcc: x', 'Ada Bcc: x'],
    ['Ada\u2028\u2029\u0085\u200b\u202eLovelace', 'Ada Lovelace'],
    ['\ud800Ada', 'Ada'],
    ['x'.repeat(80), 'x'.repeat(80)],
    ['x'.repeat(81), `${'x'.repeat(79)}…`],
    ['', ''],
  ])('%.20j becomes %.20j', (words, line) => {
    expect(toSingleLine(words)).toBe(line);
  });

  it.each([
    ['Ada', 'Hello Ada,'],
    ['Dr. A. King', 'Hello Dr. A. King,'],
    ['A.B', 'Hello A.B,'],
    ['evil.example', 'Hello,'],
    ['evil.例え', 'Hello,'],
    ['Ada: hi', 'Hello,'],
    ['a/b', 'Hello,'],
    ['a@b', 'Hello,'],
    ['a\\b', 'Hello,'],
    [' \u200b', 'Hello,'],
  ])('%j is greeted with %j', (name, greeting) => {
    expect(buildGreeting(name)).toBe(greeting);
  });

  it.each([
    ['2026-01-01T00:00:00Z', 'Jan 1, 2026, 00:00 UTC', 'Jan 1, 2026'],
    ['2026-12-31T23:59:59.999Z', 'Dec 31, 2026, 23:59 UTC', 'Dec 31, 2026'],
    ['2028-02-29T12:00:00+14:00', 'Feb 28, 2028, 22:00 UTC', 'Feb 28, 2028'],
  ])('the time %s is written as %s', (instant, text, day) => {
    expect([formatInstant(instant), formatDay(instant)]).toEqual([text, day]);
  });
});

describe('the sender', () => {
  it.each([
    ['kit@mail.example', { name: '', address: 'kit@mail.example' }],
    ['StyleKit <Kit@Mail.Example>', { name: 'StyleKit', address: 'kit@mail.example' }],
    ['"Kit, Style" <kit@mail.example>', { name: 'Kit, Style', address: 'kit@mail.example' }],
    ['', null],
    ['StyleKit', null],
    ['a@b.example, c@d.example', null],
    ['kit@mail', null],
    ['StyleKit <kit@mail.example>\r\nBcc: x@y.example', null],
  ])('%j is read as %j', (from, sender) => {
    expect(parseSender(from)).toEqual(sender);
  });
});

describe('a message for nodemailer', () => {
  const mail = {
    to: 'ada@example.com',
    subject: 'Hello',
    text: 't',
    html: '<p>t</p>',
    messageId: '<1@kit.example>',
  };
  const FROM = 'StyleKit <kit@mail.example>';

  it('has an explicit envelope and reads neither files nor addresses', () => {
    expect(toNodemailerMessage(mail, FROM)).toEqual({
      envelope: { from: 'kit@mail.example', to: ['ada@example.com'] },
      from: { name: 'StyleKit', address: 'kit@mail.example' },
      to: { name: '', address: 'ada@example.com' },
      subject: 'Hello',
      text: 't',
      html: '<p>t</p>',
      messageId: '<1@kit.example>',
      headers: { 'Auto-Submitted': 'auto-generated' },
      disableFileAccess: true,
      disableUrlAccess: true,
    });
  });

  const HEADER = 'The subject or the message id contains characters that are invalid in a header.';
  it.each([
    [{ to: 'Ada@Example.com' }, 'The recipient is not a single email address.'],
    [{ to: 'ada@example.com, eve@example.com' }, 'The recipient is not a single email address.'],
    [{ to: 'ada@example.com\r\nBcc: eve@example.com' }, 'The recipient is not a single email address.'],
    [{ subject: 'Hello\r\nBcc: eve@example.com' }, HEADER],
    [{ subject: 'Hello\u2028' }, HEADER],
    [{ messageId: '1@kit.example' }, HEADER],
    [{ messageId: '<1@kit.example>\n' }, HEADER],
    [{ messageId: '<1 2@kit.example>' }, HEADER],
  ])('is refused for good with %j', (change, message) => {
    expect(() => toNodemailerMessage({ ...mail, ...change }, FROM)).toThrow(
      expect.objectContaining({ name: 'MailError', code: 'SK_MAIL', isPermanent: true, message }),
    );
  });

  it('is refused without one sender', () => {
    expect(() => toNodemailerMessage(mail, 'nobody')).toThrow('The sender is not a single email address.');
  });
});
