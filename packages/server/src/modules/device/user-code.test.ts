import { describe, expect, it } from 'vitest';
import type { DeviceCode } from '../../database/tables/device-code.entity.ts';
import { presentDeviceRequest } from './device.presenter.ts';
import { userCodeBody } from './device.schema.ts';
import { type DeviceErrorCode, deviceError } from './device-error.ts';
import { createUserCode, formatUserCode, hashUserCode, parseUserCode } from './user-code.ts';

describe('the code that a user types', () => {
  it('has eight consonants, all of which occur, and is read as it is shown', () => {
    const codes = Array.from({ length: 400 }, createUserCode);
    for (const code of codes) {
      expect(code).toMatch(/^[BCDFGHJKLMNPQRSTVWXZ]{8}$/);
      expect(parseUserCode(formatUserCode(code))).toBe(code);
    }
    expect(new Set(codes).size).toBe(codes.length);
    expect(new Set(codes.join('')).size).toBe(20);
  });

  it.each([
    ['BCDF-GHJK', 'BCDFGHJK'],
    ['bcdfghjk', 'BCDFGHJK'],
    [' bcdf ghjk ', 'BCDFGHJK'],
    ['b.c.d.f.g.h.j.k', 'BCDFGHJK'],
    ['BCDF—GHJK', 'BCDFGHJK'],
    ['12BCDF34GHJK56', 'BCDFGHJK'],
    ['', null],
    ['BCDF-GHJ', null],
    ['BCDF-GHJKL', null],
    ['BCDF-GHJA', null],
    ['BCDF-GHJY', null],
    ['ＢＣＤＦＧＨＪＫ', null],
    ['ßCDFGHJK', null],
  ])('%j is read as %j', (typed, code) => {
    expect(parseUserCode(typed)).toBe(code);
  });

  it('is stored as a hash that depends on the key', () => {
    const [one, other] = [Buffer.alloc(32, 1), Buffer.alloc(32, 2)];
    expect(hashUserCode('BCDFGHJK', one)).toMatch(/^[0-9a-f]{64}$/);
    expect(hashUserCode('BCDFGHJK', one)).toBe(hashUserCode('BCDFGHJK', Buffer.alloc(32, 1)));
    expect(hashUserCode('BCDFGHJK', other)).not.toBe(hashUserCode('BCDFGHJK', one));
    expect(hashUserCode('BCDFGHJL', one)).not.toBe(hashUserCode('BCDFGHJK', one));
  });

  it.each([undefined, null, 1, '', '   ', 'x'.repeat(41)])(
    '%j in a body is refused with a hint',
    (userCode) => {
      const { error } = userCodeBody.safeParse({ userCode });
      expect(error?.issues.map(({ message }) => message)).toEqual([
        'Please enter the code that your device shows',
      ]);
    },
  );
});

describe('an error for a device', () => {
  it.each<[DeviceErrorCode, string]>([
    ['authorization_pending', 'The user has not decided yet.'],
    ['slow_down', 'The device polls too often. The interval is now five seconds longer.'],
    ['access_denied', 'The user denied access.'],
    ['expired_token', 'The code has expired. Start again.'],
    ['invalid_grant', 'The device code is unknown or was already used.'],
    ['invalid_client', 'The client is unknown. Use client_id=stylekit-cli.'],
    ['invalid_scope', 'A scope is unknown. Use guides:read, guides:write and generate, separated by spaces.'],
    ['invalid_request', 'A parameter is missing, repeated or too long.'],
    ['unsupported_grant_type', 'Use grant_type=urn:ietf:params:oauth:grant-type:device_code.'],
  ])('%s has the fields of OAuth 2.0', (error, message) => {
    expect(deviceError(error)).toMatchObject({
      status: 400,
      code: 'SK_DEVICE_SIGN_IN',
      message,
      details: { error, error_description: message },
    });
  });
});

describe('a request of a device', () => {
  const code = {
    id: 'hidden-id',
    deviceHash: 'hidden-hash',
    userCodeHash: 'hidden-code',
    userId: 'hidden-user',
    deviceName: 'studio-mac',
    scopes: ['guides:read'],
    network: '203.0.113.0/24',
    state: 'pending',
    intervalSeconds: 5,
    createdAt: new Date('2026-11-21T09:00:00Z'),
    expiresAt: new Date('2026-11-21T09:10:00Z'),
  } as unknown as DeviceCode;

  it.each([
    ['203.0.113.99', true],
    ['::ffff:203.0.113.1', true],
    ['203.0.114.7', false],
    ['2001:db8::1', false],
    ['garbage', false],
  ])('is shown without secrets, and compared with the network of %s', (ip, isSameNetwork) => {
    expect(presentDeviceRequest(code, { ip, userAgent: 'test' })).toEqual({
      deviceName: 'studio-mac',
      client: 'StyleKit command line',
      network: '203.0.113.0/24',
      isSameNetwork,
      scopes: ['guides:read'],
      state: 'pending',
      requestedAt: '2026-11-21T09:00:00.000Z',
      expiresAt: '2026-11-21T09:10:00.000Z',
    });
  });
});
