import { randomUUID, randomUUIDv7 } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { createSessionKey, hashSessionKey, userOfSessionKey } from './session-key.ts';

describe('the key of a session', () => {
  it('names its user and is different each time', () => {
    for (const userId of [randomUUID(), randomUUIDv7(), '00000000-0000-0000-0000-000000000000']) {
      const [key, other] = [createSessionKey(userId), createSessionKey(userId)];
      expect([userOfSessionKey(key), userOfSessionKey(other)]).toEqual([userId, userId]);
      expect(key).toMatch(/^[\w-]{22}\.[\w-]{43}$/);
      expect(hashSessionKey(key)).not.toBe(hashSessionKey(other));
    }
  });

  it.each([
    '',
    'x',
    'x'.repeat(43),
    `${'x'.repeat(21)}.${'x'.repeat(43)}`,
    `${'x'.repeat(22)}.${'x'.repeat(44)}`,
  ])('names no user in another form: %j', (key) => {
    expect(userOfSessionKey(key)).toBeNull();
  });
});
