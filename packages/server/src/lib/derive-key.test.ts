import { describe, expect, it } from 'vitest';
import { deriveKey } from './derive-key.ts';

const key = Buffer.alloc(32, 7);

describe('a derived key', () => {
  it('has 32 bytes, is deterministic, and depends on label and session key', () => {
    const code = deriveKey(key, 'code');
    expect(code).toHaveLength(32);
    expect(deriveKey(key, 'code').equals(code)).toBe(true);
    expect(deriveKey(key, 'cookie').equals(code)).toBe(false);
    expect(deriveKey(Buffer.alloc(32, 8), 'code').equals(code)).toBe(false);
    expect(code.equals(key)).toBe(false);
  });

  it('requires a long session key and a label', () => {
    expect(() => deriveKey(Buffer.alloc(31), 'code')).toThrow(RangeError);
    expect(() => deriveKey(key, '')).toThrow(RangeError);
  });
});
