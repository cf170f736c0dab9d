import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createCode, hashCode, isSameHash, parseCode } from './code.ts';

const key = Buffer.alloc(32, 1);
/** Any code point, including lone surrogates. */
const symbol = fc.integer({ min: 0, max: 0x10ffff }).map((point) => String.fromCodePoint(point));
const binding = { code: 'ABC234', purpose: 'verify-email', rowId: 'row-1', key };

describe('a new code', () => {
  it('uses each of its 32 characters equally often at each position', () => {
    const draws = 100_000;
    const counts = Array.from({ length: 6 }, () => new Map<string, number>());
    for (let draw = 0; draw < draws; draw += 1) {
      const code = createCode();
      counts.forEach((count, index) => {
        const drawn = code.charAt(index);
        count.set(drawn, (count.get(drawn) ?? 0) + 1);
      });
    }
    const seen = new Set(counts.flatMap((count) => [...count.keys()]));
    expect([...seen].sort().join('')).toBe('23456789ABCDEFGHJKLMNPQRSTUVWXYZ');
    for (const count of counts) {
      const expected = draws / 32;
      const chiSquare = [...count.values()].reduce((sum, n) => sum + (n - expected) ** 2 / expected, 0);
      // 31 degrees of freedom: a fair draw exceeds 83 once in a million times.
      expect(chiSquare).toBeLessThan(83);
    }
  });

  it('can be parsed', () => {
    for (let draw = 0; draw < 1_000; draw += 1) {
      const code = createCode();
      expect(parseCode(code.toLowerCase())).toBe(code);
    }
  });
});

describe('a typed code', () => {
  it('is converted to upper case and may contain all letters and digits', () => {
    expect(parseCode('ab0o1i')).toBe('AB0O1I');
  });

  it.each([
    '',
    'ABC23',
    'ABC2345',
    ' ABC234',
    'ABC234 ',
    'ABC234\n',
    'ABC-23',
    'ÀBC234',
    'ABC23ß',
    'ABC2ß',
    'ſBC234',
    'ıBC234',
    'ABC23\u0000',
    '\uff21BC234',
    '\u202eABC23',
  ])('is rejected as %j', (input) => {
    expect(parseCode(input)).toBeNull();
  });

  it('is either rejected or exactly 6 of A-Z and 0-9, for any input', () => {
    fc.assert(
      fc.property(fc.array(symbol, { maxLength: 8 }), (symbols) => {
        const input = symbols.join('');
        const code = parseCode(input);
        return code === null || /^[A-Z0-9]{6}$/.test(code);
      }),
    );
  });
});

describe('the hash of a code', () => {
  it('changes with the code, the purpose, the row and the key', () => {
    const hash = hashCode(binding);
    expect(hash).toMatch(/^[0-9a-f]{64}$/);
    expect(isSameHash(hash, hashCode({ ...binding }))).toBe(true);
    const others = [
      { ...binding, code: 'ABC235' },
      { ...binding, purpose: 'password-reset' },
      { ...binding, rowId: 'row-2' },
      { ...binding, key: Buffer.alloc(32, 2) },
    ];
    for (const other of others) expect(isSameHash(hash, hashCode(other))).toBe(false);
  });

  it('distinguishes fields that concatenate to the same text', () => {
    const left = hashCode({ ...binding, purpose: 'a', rowId: 'bc' });
    const right = hashCode({ ...binding, purpose: 'ab', rowId: 'c' });
    expect(left).not.toBe(right);
  });

  it('never equals a shorter or empty text', () => {
    const hash = hashCode(binding);
    expect(isSameHash(hash, hash.slice(0, 63))).toBe(false);
    expect(isSameHash(hash, '')).toBe(false);
  });
});
