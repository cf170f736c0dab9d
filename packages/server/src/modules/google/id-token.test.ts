import {
  createLocalJWKSet,
  exportJWK,
  type GenerateKeyPairResult,
  generateKeyPair,
  type JWTVerifyGetKey,
  SignJWT,
  UnsecuredJWT,
} from 'jose';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { fetchGoogleProfile, GoogleSignInError } from './google-profile.ts';
import { readIdToken, toNonce } from './id-token.ts';

const NOW = new Date('2026-11-21T09:00:00Z');
const SECONDS = NOW.getTime() / 1_000;
const ORIGIN = 'https://accounts.google.com';
const EXPECTED = { clientId: 'own-client', issuerOrigin: ORIGIN, nonce: toNonce('state'), now: NOW };
const CLAIMS = {
  iss: ORIGIN,
  aud: 'own-client',
  sub: '1234567890',
  exp: SECONDS + 3_600,
  iat: SECONDS,
  nonce: EXPECTED.nonce,
};

let own: GenerateKeyPairResult;
let stranger: GenerateKeyPairResult;
let elliptic: GenerateKeyPairResult;
let keys: JWTVerifyGetKey;
beforeAll(async () => {
  [own, stranger, elliptic] = await Promise.all([
    generateKeyPair('RS256'),
    generateKeyPair('RS256'),
    generateKeyPair('ES256'),
  ]);
  keys = createLocalJWKSet({
    keys: [
      { ...(await exportJWK(own.publicKey)), kid: 'own', alg: 'RS256', use: 'sig' },
      { ...(await exportJWK(elliptic.publicKey)), kid: 'elliptic', alg: 'ES256', use: 'sig' },
    ],
  });
});

const sign = (
  claims: Readonly<Record<string, unknown>>,
  { key = own.privateKey, alg = 'RS256', kid = 'own' } = {},
): Promise<string> => new SignJWT({ ...CLAIMS, ...claims }).setProtectedHeader({ alg, kid }).sign(key);
const read = (token: string) => readIdToken(token, keys, EXPECTED);

describe('an ID token', () => {
  it.each<[string, Readonly<Record<string, unknown>>]>([
    ['as Google issues it', {}],
    ['of the issuer without https', { iss: 'accounts.google.com' }],
    ['for several audiences, one of which is ours', { aud: ['other', 'own-client'], azp: 'own-client' }],
    ['that names our client as its party', { azp: 'own-client' }],
    ['that has just expired, within the difference of clocks', { exp: SECONDS - 59 }],
    ['that starts in a moment', { nbf: SECONDS + 59 }],
  ])('%s is accepted', async (_what, claims) => {
    expect(await read(await sign(claims))).toBe('1234567890');
  });

  it('may be signed with ECDSA', async () => {
    expect(await read(await sign({}, { key: elliptic.privateKey, alg: 'ES256', kid: 'elliptic' }))).toBe(
      '1234567890',
    );
  });

  it.each<[string, Readonly<Record<string, unknown>>]>([
    ['of another issuer', { iss: 'https://accounts.evil.example' }],
    ['of an issuer that begins like Google', { iss: `${ORIGIN}.evil.example` }],
    ['of an issuer with a path', { iss: `${ORIGIN}/` }],
    ['without an issuer', { iss: undefined }],
    ['for another client', { aud: 'other' }],
    ['for a client that contains ours', { aud: 'own-client-2' }],
    ['without an audience', { aud: undefined }],
    ['for us, but issued to another client', { azp: 'other' }],
    ['of another sign-in', { nonce: toNonce('another state') }],
    ['with the plain state as its nonce', { nonce: 'state' }],
    ['without a nonce', { nonce: undefined }],
    ['that has expired', { exp: SECONDS - 61 }],
    ['without an end', { exp: undefined }],
    ['with a text as its end', { exp: 'tomorrow' }],
    ['that starts later', { nbf: SECONDS + 61 }],
    ['without a subject', { sub: undefined }],
  ])('%s is refused', async (_what, claims) => {
    await expect(read(await sign(claims))).rejects.toThrow(new GoogleSignInError('The ID token is invalid.'));
  });

  it.each<[string, () => Promise<string> | string]>([
    ['signed by a stranger with our key id', () => sign({}, { key: stranger.privateKey })],
    ['with an unknown key id', () => sign({}, { kid: 'unknown' })],
    ['without a signature', () => new UnsecuredJWT(CLAIMS).encode()],
    ['that is no token', () => 'no-token'],
    ['that is empty', () => ''],
    ['with two parts', async () => (await sign({})).split('.').slice(0, 2).join('.')],
    ['with a changed payload', async () => replacePart(await sign({}), { ...CLAIMS, sub: '42' })],
    [
      'signed with our public key as a shared secret',
      async () => {
        const secret = new TextEncoder().encode(JSON.stringify(await exportJWK(own.publicKey)));
        return new SignJWT(CLAIMS).setProtectedHeader({ alg: 'HS256', kid: 'own' }).sign(secret);
      },
    ],
  ])('%s is refused', async (_what, create) => {
    await expect(read(await create())).rejects.toMatchObject({
      name: 'GoogleSignInError',
      code: 'SK_GOOGLE',
      message: 'The ID token is invalid.',
    });
  });

  it('is bound to its sign-in by a nonce that does not reveal the state', () => {
    expect(toNonce('state')).toMatch(/^[\w-]{43}$/);
    expect(toNonce('state')).toBe(toNonce('state'));
    expect(toNonce('state')).not.toBe(toNonce('State'));
    expect(toNonce('state')).not.toContain('state');
  });
});

function replacePart(token: string, payload: object): string {
  const [head, , signature] = token.split('.');
  return [head, Buffer.from(JSON.stringify(payload)).toString('base64url'), signature].join('.');
}

describe('the user information', () => {
  const client = { userinfoUrl: 'https://openidconnect.googleapis.com/v1/userinfo', timeoutMs: 1_000 };
  const USER = { sub: '42', email: 'Ada@Example.com', email_verified: true, name: 'Ada' };
  const PICTURE = 'https://lh3.googleusercontent.com/a/photo=s96-c';
  afterEach(() => {
    vi.unstubAllGlobals();
  });

  const load = (body: unknown, status = 200) => {
    const send = vi.fn(
      async () => new Response(typeof body === 'string' ? body : JSON.stringify(body), { status }),
    );
    vi.stubGlobal('fetch', send);
    return { send, result: fetchGoogleProfile(client, 'access') };
  };

  it('is requested with the access token, and without redirects', async () => {
    const { send, result } = load(USER);
    expect(await result).toEqual({ sub: '42', email: 'ada@example.com', name: 'Ada', picture: null });
    expect(send.mock.calls).toEqual([
      [
        client.userinfoUrl,
        expect.objectContaining({
          headers: { accept: 'application/json', authorization: 'Bearer access' },
          redirect: 'error',
        }),
      ],
    ]);
  });

  it.each<[string, unknown]>([
    ['an address that Google has not verified', { ...USER, email_verified: false }],
    ['a text instead of the boolean', { ...USER, email_verified: 'true' }],
    ['no word about the address', { sub: '42', email: 'ada@example.com' }],
    ['no id', { ...USER, sub: undefined }],
    ['an empty id', { ...USER, sub: '' }],
    ['an id with a space', { ...USER, sub: '4 2' }],
    ['an id of 256 characters', { ...USER, sub: '4'.repeat(256) }],
    ['a number as id', { ...USER, sub: 42 }],
    ['no address', { ...USER, email: undefined }],
    ['a list', [USER]],
    ['null', null],
  ])('with %s is invalid', async (_what, body) => {
    await expect(load(body).result).rejects.toThrow(
      new GoogleSignInError('The user information is invalid.'),
    );
  });

  it('with an address that StyleKit does not support is refused', async () => {
    const refused = load({ ...USER, email: '"a b"@example.com' }).result;
    await expect(refused).rejects.toThrow(new GoogleSignInError('The email address is not supported.'));
  });

  it.each<[string, unknown, number]>([
    ['another status', USER, 401],
    ['a redirect', '', 302],
    ['no JSON', '<html>', 200],
    ['more than 64 KiB', { ...USER, about: 'x'.repeat(65_536) }, 200],
  ])('with %s cannot be loaded', async (_what, body, status) => {
    await expect(load(body, status).result).rejects.toThrow('The user information could not be loaded.');
  });

  it.each<[unknown, string | null]>([
    [PICTURE, PICTURE],
    ['https://lh3.googleusercontent.com', 'https://lh3.googleusercontent.com/'],
    ['HTTPS://LH3.GOOGLEUSERCONTENT.COM/a', 'https://lh3.googleusercontent.com/a'],
    ['http://lh3.googleusercontent.com/a', null],
    ['https://googleusercontent.com/a', null],
    ['https://a.lh3.googleusercontent.com/a', null],
    ['https://lh3.googleusercontent.com.evil.example/a', null],
    ['https://evil.example/lh3.googleusercontent.com', null],
    ['https://lh3.googleusercontent.com:8443/a', null],
    ['https://user@lh3.googleusercontent.com/a', null],
    ['https://:word@lh3.googleusercontent.com/a', null],
    ['//lh3.googleusercontent.com/a', null],
    ['javascript:alert(1)', null],
    ['', null],
    [`${PICTURE}${'x'.repeat(2_048)}`, null],
    [42, null],
    [null, null],
  ])('with the picture %j has %j', async (picture, expected) => {
    expect(await load({ ...USER, picture }).result).toMatchObject({ picture: expected });
  });

  it.each<[unknown, string | undefined]>([
    ['Ada L.', 'Ada L.'],
    ['', ''],
    ['x'.repeat(1_001), undefined],
    [{ given: 'Ada' }, undefined],
  ])('with the name %.20j has it, or none', async (name, expected) => {
    expect((await load({ ...USER, name }).result).name).toBe(expected);
  });
});
