import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findPasswordIssue, newPasswordSchema } from './new-password.policy.ts';

const COMMON = 'This password is too common. Please choose another one.';
/** Any code point, including lone surrogates. */
const symbol = fc.integer({ min: 0, max: 0x10ffff }).map((point) => String.fromCodePoint(point));
const good = 'copper lantern 7 rivers';

describe('the length of a new password', () => {
  it.each([
    ['', 'Password must be at least 8 characters'],
    ['1234567', 'Password must be at least 8 characters'],
    ['\u{1f512}'.repeat(7), 'Password must be at least 8 characters'],
    ['x9'.repeat(64).concat('y'), 'Password must be at most 128 characters'],
    ['ab'.repeat(500_000), 'Password must be at most 128 characters'],
  ])('rejects %#', (password, message) => {
    expect(findPasswordIssue(password)).toBe(message);
    expect(newPasswordSchema.safeParse(password).error?.issues.map((issue) => issue.message)).toEqual([
      message,
    ]);
  });

  it('accepts 8 and 128 characters, counting each emoji as one', () => {
    for (const password of [
      'kQ8#vz2!',
      '\u{1f512}\u{1f980}\u{1f40c}\u{1f335}\u{1f6f6}\u{1f9ea}\u{1fa81}\u{1f9c7}',
      `${'vq7-'.repeat(31)}word`,
    ]) {
      expect(findPasswordIssue(password), password).toBeNull();
    }
  });

  it('rejects a missing password', () => {
    expect(newPasswordSchema.safeParse(undefined).error?.issues[0]?.message).toBe(
      'Password must be at least 8 characters',
    );
  });
});

describe('a new password', () => {
  it('is used exactly as typed', () => {
    for (const password of [` ${good}`, `${good} `, `\t${good}`, 'cafe\u0301 lantern', 'caf\u00e9 lantern']) {
      expect(newPasswordSchema.parse(password)).toBe(password);
    }
  });

  it.each(['lantern\u0000river', 'lantern\ud800river', 'lantern river\udc00'])(
    'is rejected if it contains NUL or a lone surrogate: %j',
    (password) => {
      expect(findPasswordIssue(password)).toBe('Password contains a character that cannot be used');
    },
  );

  it.each([
    'password',
    'Password',
    'PASSWORD',
    'password1',
    'Password123',
    'Password1!',
    'p@ssw0rd',
    'Passw0rd!',
    'pa55w0rd',
    '12345678',
    '123456789',
    '1234567890',
    '87654321',
    '0987654321',
    '11111111',
    '00000000',
    'abcdefgh',
    'qwertyuiop',
    'poiuytrewq',
    'asdfghjkl',
    'qwerty123',
    'qwerty12345',
    '1q2w3e4r',
    '1qaz2wsx',
    'zaq12wsx',
    'iloveyou',
    'iloveyou2',
    'sunshine',
    'sunshine1',
    'princess',
    'football',
    'baseball1',
    'superman',
    'trustno1',
    'letmein1',
    'monkey123',
    'dragon2024',
    'welcome1',
    'Welcome2026!',
    'starwars',
    'whatever',
    'jennifer',
    'michelle',
    'liverpool',
    'chocolate',
    'butterfly',
    'administrator',
    'admin1234',
    'changeme',
    'testtest',
    '12341234',
    '123123123',
    '12121212',
    'abcabcabc',
    'abababab',
    '01011990',
    '31.12.1999',
    '1990-05-17',
    '147258369',
    '789456123',
    'q1w2e3r4t5',
    '4815162342',
    'ghbdtnbr',
    'shadowshadow',
    '2024summer',
    'charlie12!',
    'stylekit',
    'StyleKit1',
    'stylekit2026!',
    '12345678901234',
    'zxcvbnm1',
    'qwerty!@#',
    'monkey12345',
    'Dragon!!',
  ])('is rejected as common: %s', (password) => {
    expect(findPasswordIssue(password)).toBe(COMMON);
  });

  it.each([
    good,
    'kQ8#vz2!',
    'correct horse battery',
    'monkeys eat my homework',
    'stylekit-makes-palettes',
    'password manager entry 9x',
  ])('is accepted if a common word is only a part of it: %s', (password) => {
    expect(findPasswordIssue(password, { email: 'anna.berg@example.com', name: 'Anna Berg' })).toBeNull();
  });

  it('is rejected if it is little more than the email address or the name of the user', () => {
    const person = { email: 'wilhelmina.okonkwo@example.com', name: 'Wilhelmina Okonkwo' };
    for (const password of [
      'wilhelmina',
      'Okonkwo2026',
      'wilhelminaokonkwo',
      'wilhelmina.okonkwo',
      'Wilhelmina.Okonkwo@example.com',
      '!okonkwo!okonkwo',
    ]) {
      expect(findPasswordIssue(password, person), password).toBe(COMMON);
      expect(findPasswordIssue(password), password).toBeNull();
    }
    expect(findPasswordIssue('okonkwo likes teapots', person)).toBeNull();
  });

  it('is not rejected because of a name of one or two letters', () => {
    expect(findPasswordIssue('xyqrzv8w', { email: 'xy@mail.example', name: 'Yq' })).toBeNull();
  });

  it('rejects far more than 3,000 likely passwords with eight or more characters', () => {
    const words = [
      'soccer',
      'hunter',
      'ranger',
      'buster',
      'ginger',
      'pepper',
      'summer',
      'winter',
      'flower',
      'secret',
      'silver',
      'golden',
    ];
    const likely = words.flatMap((word) =>
      Array.from({ length: 1_000 }, (_, n) => `${word}${String(n).padStart(3, '0')}`),
    );
    expect(likely.filter((password) => findPasswordIssue(password) !== COMMON)).toEqual([]);
  });

  it('is validated for any string', () => {
    fc.assert(
      fc.property(
        fc.array(symbol, { maxLength: 200 }).map((symbols) => symbols.join('')),
        fc.string(),
        fc.string(),
        (password, email, name) => {
          const message = findPasswordIssue(password, { email, name });
          expect(message === null || message.startsWith('Password ') || message === COMMON).toBe(true);
        },
      ),
    );
  });
});
