import { describe, expect, it } from 'vitest';
import { StyleKitError } from '../error.ts';
import { hexToInteger } from './read-hex.ts';

describe('hexToInteger', () => {
  it('reads six digits in either case', () => {
    expect(hexToInteger('#000000')).toBe(0);
    expect(hexToInteger('#3B82F6')).toBe(0x3b82f6);
    expect(hexToInteger('#3b82f6')).toBe(0x3b82f6);
    expect(hexToInteger('#FFFFFF')).toBe(0xffffff);
  });

  it.each(['', '#', '#FFF', '#FFFFFF0', 'FFFFFFF', '#GFFFFF', '#FFFFF ', '#FFFFFé', '#-12345'])(
    'rejects %j with its code',
    (hex) => {
      expect(() => hexToInteger(hex)).toThrow(StyleKitError);
      expect(() => hexToInteger(hex)).toThrow(expect.objectContaining({ code: 'SK_COLOR_INVALID' }));
    },
  );
});
