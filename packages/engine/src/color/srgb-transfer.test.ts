import { convertRgbToLrgb } from 'culori/fn';
import { describe, expect, it } from 'vitest';
import { LINEAR_BYTES, linearizeByte, linearizeHex } from './srgb-transfer.ts';

describe('linear light', () => {
  it('rises with every byte and has 12 decimals', () => {
    expect(LINEAR_BYTES).toHaveLength(256);
    expect(linearizeByte(0)).toBe(0);
    expect(linearizeByte(255)).toBe(1);
    expect(linearizeByte(256 + 128)).toBe(linearizeByte(128));
    for (let byte = 1; byte < 256; byte += 1) {
      expect(linearizeByte(byte)).toBeGreaterThan(linearizeByte(byte - 1));
      expect(linearizeByte(byte)).toBeCloseTo(convertRgbToLrgb({ r: byte / 255, g: 0, b: 0 }).r, 11);
    }
  });

  it('is computed for each channel of a hex color', () => {
    const expected = { r: linearizeByte(0x3b), g: linearizeByte(0x82), b: linearizeByte(0xf6) };
    expect(linearizeHex('#3B82F6')).toEqual(expected);
    expect(() => linearizeHex('#fff')).toThrow('not a');
  });
});
