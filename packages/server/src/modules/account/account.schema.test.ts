import { describe, expect, it } from 'vitest';
import type { z } from 'zod';
import { tokenBody } from '../access-token/access-token.schema.ts';
import { type MEMORY_VALUES, memoryBody } from '../memory/memory.schema.ts';
import { projectBody } from '../project/project.schema.ts';
import {
  changePasswordBody,
  emailCodeBody,
  loginBody,
  profileBody,
  registerBody,
  resetPasswordBody,
} from './account.schema.ts';
import { toPersonName } from './person-name.ts';

const PASSWORD = 'correct horse battery';
/** The paths and messages of the errors of a body. */
const errorsOf = (schema: z.ZodType, body: unknown) =>
  (schema.safeParse(body).error?.issues ?? []).map(({ path, message }) => [path.join('.'), message]);

describe('a registration', () => {
  const BODY = { name: ' Ada ', email: ' Ada@Example.com ', password: PASSWORD, marketingConsent: true };

  it('is trimmed, and keeps no other field', () => {
    expect(registerBody.parse({ ...BODY, credits: 99, emailVerified: true, id: 'x' })).toEqual({
      name: 'Ada',
      email: 'ada@example.com',
      password: PASSWORD,
      marketingConsent: true,
    });
  });

  it.each<[string, object, readonly (readonly [string, string])[]]>([
    ['no name', { name: undefined }, [['name', 'Name is required']]],
    ['a blank name', { name: '  ' }, [['name', 'Name is required']]],
    [
      'a name of 101 characters',
      { name: 'x'.repeat(101) },
      [['name', 'Name must be at most 100 characters']],
    ],
    [
      'a line break in the name',
      { name: 'A\nB' },
      [['name', 'Name contains a character that cannot be used']],
    ],
    [
      'half a character in the name',
      { name: '\ud83d' },
      [['name', 'Name contains a character that cannot be used']],
    ],
    ['a number as name', { name: 1 }, [['name', 'Name is required']]],
    ['no address', { email: undefined }, [['email', 'Please enter a valid email address']]],
    ['two addresses', { email: 'a@b.de,c@d.de' }, [['email', 'Please enter a valid email address']]],
    ['a short password', { password: 'x1y2z3' }, [['password', 'Password must be at least 8 characters']]],
    [
      'no consent',
      { marketingConsent: false },
      [['marketingConsent', 'You must accept the terms and privacy policy']],
    ],
    [
      'a text as consent',
      { marketingConsent: 'true' },
      [['marketingConsent', 'You must accept the terms and privacy policy']],
    ],
  ])('is refused with %s', (_what, changes, errors) => {
    expect(errorsOf(registerBody, { ...BODY, ...changes })).toEqual(errors);
  });

  it('names every error at once', () => {
    expect(errorsOf(registerBody, {}).map(([path]) => path)).toEqual([
      'name',
      'email',
      'password',
      'marketingConsent',
    ]);
  });
});

describe('a sign-in', () => {
  it('is remembered by default, and compares any password', () => {
    const body = { email: 'ada@example.com', password: 'x' };
    expect(loginBody.parse(body)).toEqual({ ...body, rememberMe: true });
    expect(loginBody.parse({ ...body, password: ' x ', rememberMe: false })).toMatchObject({
      password: ' x ',
      rememberMe: false,
    });
  });

  it.each<[object, readonly (readonly [string, string])[]]>([
    [{ password: 'x'.repeat(10_001) }, [['password', 'Invalid email or password']]],
    [{ password: undefined }, [['password', 'Password must be at least 8 characters']]],
    [{ email: 'ada' }, [['email', 'Please enter a valid email address']]],
  ])('is refused with %.40j', (changes, errors) => {
    expect(errorsOf(loginBody, { email: 'ada@example.com', password: PASSWORD, ...changes })).toEqual(errors);
  });
});

describe('a code or a new password', () => {
  it.each<[string, z.ZodType, object, readonly string[]]>([
    [
      'a code that is too long',
      emailCodeBody,
      { email: 'a@b.de', code: 'x'.repeat(101) },
      ['Please enter the 6-character code'],
    ],
    ['no code', emailCodeBody, { email: 'a@b.de' }, ['Please enter the 6-character code']],
    ['any other code', emailCodeBody, { email: 'a@b.de', code: '' }, []],
    [
      'a short new password',
      resetPasswordBody,
      { email: 'a@b.de', code: 'A', newPassword: 'x' },
      ['Password must be at least 8 characters'],
    ],
    ['no current password', changePasswordBody, { newPassword: PASSWORD }, []],
    ['a name of one character', profileBody, { name: 'A' }, ['Name must be at least 2 characters']],
    ['a name of two characters', profileBody, { name: ' 李四 ' }, []],
  ])('%s', (_what, schema, body, messages) => {
    expect(errorsOf(schema, body).map(([, message]) => message)).toEqual(messages);
  });
});

describe('a name from another service', () => {
  it.each([
    [' Ada  ', 'ada@example.com', 'Ada'],
    [undefined, 'ada.l@example.com', 'ada.l'],
    ['', 'ada@example.com', 'ada'],
    ['\u0000\n', 'ada@example.com', 'ada'],
    ['A\r\n\tB', 'ada@example.com', 'A B'],
    ['\ud83dAda', 'ada@example.com', 'Ada'],
    ['x'.repeat(200), 'ada@example.com', 'x'.repeat(100)],
    ['🦀'.repeat(101), 'ada@example.com', '🦀'.repeat(100)],
  ])('%.20j of %s becomes %.20j', (name, email, expected) => {
    expect(toPersonName(name, email)).toBe(expected);
  });
});

describe('an access token', () => {
  const BODY = { name: 'CI', scopes: ['guides:read'] };

  it('expires after 90 days by default', () => {
    expect(tokenBody.parse({ ...BODY, name: ' CI ' })).toEqual({ ...BODY, expiresInDays: 90 });
  });

  it.each<[string, object, string]>([
    ['no name', { name: '' }, 'Please enter a name for the token'],
    ['a long name', { name: 'x'.repeat(101) }, 'The name must be at most 100 characters'],
    ['a tab in the name', { name: 'a\tb' }, 'The name contains a character that cannot be used'],
    ['no scopes', { scopes: [] }, 'Choose at least one scope'],
    ['a text as scopes', { scopes: 'guides:read' }, 'Choose at least one scope'],
    ['an unknown scope', { scopes: ['admin'] }, 'A scope must be one of guides:read, guides:write, generate'],
    ['a scope twice', { scopes: ['generate', 'generate'] }, 'List each scope once'],
    ['no day', { expiresInDays: 0 }, 'The token must expire in 1 to 365 days'],
    ['366 days', { expiresInDays: 366 }, 'The token must expire in 1 to 365 days'],
    ['half a day', { expiresInDays: 0.5 }, 'The token must expire in 1 to 365 days'],
    ['a text of days', { expiresInDays: '30' }, 'The token must expire in 1 to 365 days'],
  ])('is refused with %s', (_what, changes, message) => {
    expect(errorsOf(tokenBody, { ...BODY, ...changes }).map(([, one]) => one)).toContain(message);
  });
});

describe('a project', () => {
  const BODY = { name: 'Bakery', description: 'A brand' };

  it.each<[unknown, string | null | undefined]>([
    [undefined, undefined],
    [null, null],
    ['', null],
    ['  ', null],
    [' https://a.example/l.svg ', 'https://a.example/l.svg'],
    [`/uploads/${'ab'.repeat(16)}.png`, `/uploads/${'ab'.repeat(16)}.png`],
  ])('with the logo %j keeps %j', (logoUrl, expected) => {
    expect(projectBody.parse({ ...BODY, logoUrl }).logoUrl).toBe(expected);
  });

  const LOGO = 'Must be an https URL or an uploaded logo';
  it.each<[object, string, string]>([
    [{ name: ' ' }, 'name', 'Please enter a name for your project'],
    [{ name: 'x'.repeat(121) }, 'name', 'The name must be at most 120 characters'],
    [{ description: undefined }, 'description', 'Please enter a description for your project'],
    [{ description: 'x'.repeat(2_001) }, 'description', 'The description must be at most 2000 characters'],
    [{ logoUrl: 1 }, 'logoUrl', LOGO],
    [{ logoUrl: 'http://a.example/l.svg' }, 'logoUrl', LOGO],
    [{ logoUrl: 'https://user@a.example/l.svg' }, 'logoUrl', LOGO],
    [{ logoUrl: 'https://:word@a.example/l.svg' }, 'logoUrl', LOGO],
    [{ logoUrl: `/uploads/${'AB'.repeat(16)}.png` }, 'logoUrl', LOGO],
    [{ logoUrl: `/uploads/${'ab'.repeat(16)}.gif` }, 'logoUrl', LOGO],
    [
      { logoUrl: `https://a.example/${'x'.repeat(2_048)}` },
      'logoUrl',
      'The logo URL must be at most 2048 characters',
    ],
  ])('with %.50j is refused', (changes, path, message) => {
    expect(errorsOf(projectBody, { ...BODY, ...changes })).toContainEqual([path, message]);
  });
});

describe('an entry of the owner’s memory', () => {
  const remember = (kind: keyof typeof MEMORY_VALUES | 'mood', value: unknown) => {
    const result = memoryBody.safeParse({ remember: [{ kind, value }] });
    return result.success ? result.data.remember[0]?.value : null;
  };

  it.each<[keyof typeof MEMORY_VALUES, unknown, string]>([
    ['kept-color', '#aabbcc', '#AABBCC'],
    ['font', 'Lora', 'Lora'],
    ['industry', 'tech', 'tech'],
    ['industry', 'Beekeeping', 'Beekeeping'],
    ['design-style', 'minimalist-luxury', 'minimalist-luxury'],
    ['word', ' Calm ', 'calm'],
    ['word', 'RUHIG', 'ruhig'],
    ['note', ' never  use pink ', 'never use pink'],
    ['target-audience', 'sailors', 'sailors'],
  ])('%s: %j is kept as %j', (kind, value, kept) => {
    expect(remember(kind, value)).toBe(kept);
  });

  it.each<[keyof typeof MEMORY_VALUES | 'mood', unknown]>([
    ['kept-color', 'red'],
    ['rejected-color', '#12345'],
    ['font', 'Comic Sans MS'],
    ['industry', 'other'],
    ['industry', ''],
    ['design-style', 'unknown'],
    ['word', 'two words'],
    ['word', 'x'.repeat(41)],
    ['note', ''],
    ['note', 'x'.repeat(501)],
    ['note', 1],
    ['target-audience', 'x'.repeat(201)],
    ['mood', 'calm'],
  ])('%s: %.20j is refused', (kind, value) => {
    expect(remember(kind, value)).toBeNull();
  });

  it('is one of 50 changes at most, and names no other field', () => {
    const note = { kind: 'note', value: 'a' };
    expect(memoryBody.safeParse({ remember: Array.from({ length: 50 }, () => note) }).success).toBe(true);
    expect(errorsOf(memoryBody, { remember: Array.from({ length: 51 }, () => note) })).toEqual([
      ['remember', 'Too many changes. Send at most 50 changes in one call.'],
    ]);
    expect(memoryBody.safeParse({ remember: [{ ...note, weight: 9 }] }).success).toBe(false);
    expect(memoryBody.safeParse({ userId: 'x' }).success).toBe(false);
    expect(memoryBody.parse({})).toEqual({ forget: [], edit: [], remember: [] });
  });
});
