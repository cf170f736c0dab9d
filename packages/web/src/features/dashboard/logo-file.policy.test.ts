import { describe, expect, it } from 'vitest';
import {
  fileError,
  MAX_LOGO_BYTES,
  RATIO_ERROR,
  ratioError,
  SIZE_ERROR,
  TYPE_ERROR,
} from './logo-file.policy.ts';

describe('fileError', () => {
  it.each(['image/png', 'image/jpeg', 'image/svg+xml'])('accepts %s up to exactly 1 MB', (type) => {
    expect(fileError({ type, size: MAX_LOGO_BYTES })).toBeNull();
    expect(fileError({ type, size: MAX_LOGO_BYTES + 1 })).toBe(SIZE_ERROR);
  });

  it.each(['image/gif', 'image/webp', 'application/pdf', ''])('rejects the type "%s"', (type) => {
    expect(fileError({ type, size: 10 })).toBe(TYPE_ERROR);
  });
});

describe('ratioError', () => {
  it('accepts ratios within 0.1 of 1:1', () => {
    for (const [width, height] of [
      [100, 100],
      [90, 100],
      [110, 100],
    ] as const) {
      expect(ratioError(width, height)).toBeNull();
    }
  });

  it('rejects other ratios, portrait and landscape', () => {
    expect(ratioError(125, 100)).toBe(RATIO_ERROR);
    expect(ratioError(100, 125)).toBe(RATIO_ERROR);
  });
});
