import { describe, expect, it } from 'vitest';
import {
  fileFault,
  MAX_LOGO_BYTES,
  RATIO_FAULT,
  ratioFault,
  SIZE_FAULT,
  TYPE_FAULT,
} from './logo-file.policy.ts';

describe('fileFault', () => {
  it.each(['image/png', 'image/jpeg', 'image/svg+xml'])('takes %s up to exactly 1 MB', (type) => {
    expect(fileFault({ type, size: MAX_LOGO_BYTES })).toBeNull();
    expect(fileFault({ type, size: MAX_LOGO_BYTES + 1 })).toBe(SIZE_FAULT);
  });

  it.each(['image/gif', 'image/webp', 'application/pdf', ''])('refuses the type "%s"', (type) => {
    expect(fileFault({ type, size: 10 })).toBe(TYPE_FAULT);
  });
});

describe('ratioFault', () => {
  it('takes what is within 0.1 of 1:1', () => {
    for (const [width, height] of [
      [100, 100],
      [90, 100],
      [110, 100],
    ] as const) {
      expect(ratioFault(width, height)).toBeNull();
    }
  });

  it('refuses what is further away, lying or standing', () => {
    expect(ratioFault(125, 100)).toBe(RATIO_FAULT);
    expect(ratioFault(100, 125)).toBe(RATIO_FAULT);
  });
});
