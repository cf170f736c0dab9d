import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sampleSize } from '../../../engine/test/sample-size.ts';
import { emailSchema, parseEmail } from './email-address.ts';

describe('a mail address', () => {
  it.each([
    ['  Anna.Müller@Example.COM'.replace('ü', 'u'), 'anna.muller@example.com'],
    ["o'neil+shop@mail.example.co.uk\n", "o'neil+shop@mail.example.co.uk"],
    ['a@xn--bcher-kva.example', 'a@xn--bcher-kva.example'],
    [`${'a'.repeat(64)}@example.com`, `${'a'.repeat(64)}@example.com`],
  ])('%j becomes %j', (input, address) => {
    expect(parseEmail(input)).toBe(address);
    expect(emailSchema.parse(input)).toBe(address);
  });

  it.each([
    '',
    '@',
    'a',
    'a@',
    '@b.de',
    'a@b',
    'a@b.c',
    'a@b.c,evil@x.de',
    'a@b.de, evil@x.de',
    'a@b.de;evil@x.de',
    '"a@evil.de" <a@b.de>',
    '<a@b.de>',
    '"a b"@c.de',
    'a b@c.de',
    'a@b.de\r\nBcc: evil@x.de',
    'a\r\n@b.de',
    'a\u2028@b.de',
    'a\u0000@b.de',
    'a@b.de\u0000',
    'a@@b.de',
    'a@b@c.de',
    '.a@b.de',
    'a.@b.de',
    'a..b@c.de',
    'a@-b.de',
    'a@b-.de',
    'a@.de',
    'a@b..de',
    'a@b.de.',
    'a@[127.0.0.1]',
    'a@127.0.0.1',
    'a%evil.de@b.de',
    'evil.de!a@b.de',
    'ü@b.de',
    'a@bü.de',
    'a(comment)@b.de',
    'a\\@b.de',
    'a:b@c.de',
    'mailto:a@b.de',
    'a%0d%0aBcc:evil@x.de',
    `${'a'.repeat(65)}@b.de`,
    `a@${'b'.repeat(64)}.de`,
    `a@${'b.'.repeat(126)}de`,
  ])('%j is rejected with the specified message', (input) => {
    expect(parseEmail(input)).toBeNull();
    const result = emailSchema.safeParse(input);
    expect(result.error?.issues[0]?.message).toBe('Please enter a valid email address');
  });

  it('is rejected if it is not a string', () => {
    for (const value of [undefined, null, 1, ['a@b.de'], { address: 'a@b.de' }]) {
      expect(emailSchema.safeParse(value).error?.issues[0]?.message).toBe(
        'Please enter a valid email address',
      );
    }
  });

  it('never contains separators, quotes or line breaks, and parses to itself', () => {
    const part = fc.string({
      unit: fc.constantFrom(...'ab.,;:<>"\'%!\\()[] \r\n\u2028\u0000@-'),
      maxLength: 8,
    });
    fc.assert(
      fc.property(part, part, (local, domain) => {
        const address = parseEmail(`${local}@${domain}.de`);
        return (
          address === null || (/^[^\s,;:<>"%!\\()[\]]+$/.test(address) && parseEmail(address) === address)
        );
      }),
      { numRuns: sampleSize(1_000, 20_000) },
    );
  });
});
