import { convertLrgbToRgb, convertRgbToLrgb } from 'culori/fn';
import { describe, expect, it } from 'vitest';
import { encodeChannel, LINEAR_BYTES, linearizeByte, linearizeChannel } from './srgb-transfer.ts';

describe('the sRGB transfer curve', () => {
  it('agrees with culori, outside 0–1 too', () => {
    for (let value = -0.5; value <= 1.5; value += 0.003) {
      const linear = convertRgbToLrgb({ r: value, g: 0, b: 0 }).r;
      expect(linearizeChannel(value)).toBeCloseTo(linear, 12);
      expect(encodeChannel(value)).toBeCloseTo(convertLrgbToRgb({ r: value, g: 0, b: 0 }).r, 12);
    }
  });

  it('goes there and back', () => {
    for (let byte = 0; byte < 256; byte += 1) {
      expect(encodeChannel(linearizeChannel(byte / 255)) * 255).toBeCloseTo(byte, 9);
    }
  });

  it('holds every byte, rounded to 12 decimals and rising', () => {
    expect(LINEAR_BYTES).toHaveLength(256);
    expect(linearizeByte(0)).toBe(0);
    expect(linearizeByte(255)).toBe(1);
    expect(linearizeByte(256 + 128)).toBe(linearizeByte(128));
    for (let byte = 1; byte < 256; byte += 1) {
      expect(linearizeByte(byte)).toBeGreaterThan(linearizeByte(byte - 1));
      expect(linearizeByte(byte)).toBeCloseTo(linearizeChannel(byte / 255), 11);
    }
  });
});
