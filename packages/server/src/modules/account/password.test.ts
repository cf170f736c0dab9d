import { argon2Sync } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { createPasswordHasher, PASSWORD_COST, PasswordHashError } from './password.ts';

const { hash: hashPassword, verify: verifyPassword } = createPasswordHasher({ isProduction: true });
const MATCH = { ok: true, needsRehash: false };
const LOW_COST = { memoryKib: 64, passes: 1, lanes: 1 };
const MISMATCH = { ok: false, needsRehash: false };

describe('a password hash', () => {
  it('is an argon2id PHC string with its own salt, and verifies its password', async () => {
    const [first, second] = await Promise.all([
      hashPassword('copper lantern'),
      hashPassword('copper lantern'),
    ]);
    expect(first).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[A-Za-z0-9+/]{22}\$[A-Za-z0-9+/]{43}$/);
    expect(second).not.toBe(first);
    expect(await verifyPassword('copper lantern', first)).toEqual(MATCH);
    expect(await verifyPassword('copper lanterN', first)).toEqual(MISMATCH);
  });

  it('is the same as that of another argon2id implementation', async () => {
    const [, , , , salt = '', tag = ''] = (await hashPassword('copper lantern')).split('$');
    const parameters = {
      message: 'copper lantern',
      nonce: Buffer.from(salt, 'base64'),
      parallelism: 1,
      tagLength: 32,
    };
    const own = argon2Sync('argon2id', { ...parameters, memory: 19_456, passes: 2 });
    expect(own.toString('base64').replace('=', '')).toBe(tag);
  });

  it('covers the exact bytes: no trimming, no truncation at 72 bytes, no normalization', async () => {
    const long = 'a'.repeat(72);
    const pairs = [
      [`${long}${'x'.repeat(28)}`, `${long}${'y'.repeat(28)}`],
      ['lantern1', ' lantern1'],
      ['caf\u00e9 lantern', 'cafe\u0301 lantern'],
      ['LANTERN1', 'lantern1'],
    ] as const;
    for (const [password, twin] of pairs) {
      const hash = await hashPassword(password);
      expect(await verifyPassword(password, hash)).toEqual(MATCH);
      expect(await verifyPassword(twin, hash)).toEqual(MISMATCH);
    }
  });

  it('is rejected for a password that cannot be hashed exactly, and such a password never verifies', async () => {
    const replaced = await hashPassword('lantern\ufffd');
    for (const password of ['a'.repeat(129), 'lantern\u0000', 'lantern\ud800', 'b'.repeat(1_048_576)]) {
      await expect(hashPassword(password)).rejects.toBeInstanceOf(PasswordHashError);
      expect(await verifyPassword(password, replaced)).toEqual(MISMATCH);
    }
  });

  it('needs a rehash if its parameters are weaker than the current ones, after the right password only', async () => {
    const salt = Buffer.alloc(16, 3);
    const old = {
      message: 'copper lantern',
      nonce: salt,
      parallelism: 1,
      tagLength: 32,
      memory: 4_096,
      passes: 1,
    };
    const tag = argon2Sync('argon2id', old).toString('base64').replace('=', '');
    const phc = `$argon2id$v=19$m=4096,t=1,p=1$${salt.toString('base64').replaceAll('=', '')}$${tag}`;
    expect(await verifyPassword('copper lantern', phc)).toEqual({ ok: true, needsRehash: true });
    expect(await verifyPassword('wrong lantern', phc)).toEqual(MISMATCH);
  });

  const salt = 'A'.repeat(22);
  const tag = 'B'.repeat(43);
  it.each([
    '',
    'x',
    '$2b$10$abcdefghijklmnopqrstuv',
    `$argon2i$v=19$m=19456,t=2,p=1$${salt}$${tag}`,
    `$argon2id$v=16$m=19456,t=2,p=1$${salt}$${tag}`,
    `$argon2id$v=19$m=19456,t=2,p=1$${salt}`,
    `$argon2id$v=19$m=9999999,t=2,p=1$${salt}$${tag}`,
    `$argon2id$v=19$m=19456,t=99,p=1$${salt}$${tag}`,
    `$argon2id$v=19$m=19456,t=0,p=1$${salt}$${tag}`,
    `$argon2id$v=19$m=19456,t=2,p=0$${salt}$${tag}`,
    `$argon2id$v=19$m=4,t=2,p=1$${salt}$${tag}`,
    `$argon2id$v=19$m=19456,t=2,p=1$${salt}$${tag}\n`,
  ])('that is malformed causes an error with a code: %j', async (phc) => {
    await expect(verifyPassword('copper lantern', phc)).rejects.toMatchObject({ code: 'SK_PASSWORD_HASH' });
  });

  it('of an unknown user never verifies', async () => {
    expect(await verifyPassword('copper lantern', null)).toEqual(MISMATCH);
    expect(await verifyPassword('', null)).toEqual(MISMATCH);
  });

  it('is verified correctly for 200 simultaneous sign-ins', async () => {
    const cheap = createPasswordHasher({ isProduction: false, cost: LOW_COST });
    const hash = await cheap.hash('copper lantern');
    const results = await Promise.all(
      Array.from({ length: 200 }, (_, n) =>
        cheap.verify(n % 2 === 0 ? 'copper lantern' : `wrong ${n}`, hash),
      ),
    );
    expect(results.filter(({ ok }) => ok)).toHaveLength(100);
  });

  it('never has a lower cost than the default in production', () => {
    for (const cost of [
      LOW_COST,
      { ...PASSWORD_COST, passes: 1 },
      { ...PASSWORD_COST, memoryKib: 12 * 1024 },
    ]) {
      expect(() => createPasswordHasher({ isProduction: true, cost })).toThrow(PasswordHashError);
    }
  });
});
