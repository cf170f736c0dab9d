import { describe, expect, it } from 'vitest';
import { createTokenValue, hashTokenValue, isTokenValue, toTokenPrefix } from './token-value.ts';

/** `python3 -c "import zlib; print(zlib.crc32(b'0' * 40))"` is 2520759182, which is 2kaqcA in base62. */
const KNOWN = `stk_${'0'.repeat(40)}`;

describe('the value of an access token', () => {
  it('has the documented form, and is different each time', () => {
    const values = Array.from({ length: 200 }, createTokenValue);
    for (const value of values) {
      expect(value).toMatch(/^stk_[0-9A-Za-z]{46}$/);
      expect(isTokenValue(value)).toBe(true);
    }
    expect(new Set(values).size).toBe(200);
    expect(new Set(values.join('').replaceAll('_', '')).size).toBe(62);
  });

  it('ends with the CRC-32 of its random part in base62', () => {
    expect(isTokenValue(`${KNOWN}2kaqcA`)).toBe(true);
  });

  it('is rejected after any single change', () => {
    const value = createTokenValue();
    for (let index = 0; index < value.length; index += 1) {
      const other = value.charAt(index) === 'x' ? 'y' : 'x';
      expect(isTokenValue(value.slice(0, index) + other + value.slice(index + 1))).toBe(false);
    }
  });

  it('is rejected with other characters around it', () => {
    const value = createTokenValue();
    for (const text of [
      '',
      'stk_',
      ` ${value}`,
      `${value}\n`,
      `${value}0`,
      value.slice(0, -1),
      value.slice(4),
    ]) {
      expect(isTokenValue(text)).toBe(false);
    }
  });

  it('is stored as SHA-256 and shown by its first characters', () => {
    expect(hashTokenValue('abc')).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad');
    expect(toTokenPrefix('stk_Zk3vQ8aaaa')).toBe('stk_Zk3vQ8');
  });
});
