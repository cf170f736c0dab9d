import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { caseCount } from '../../test/sample-size.ts';
import { fitRgb } from './fit-rgb.ts';

describe('fitRgb', () => {
  it('returns a color in sRGB unchanged', () => {
    expect(fitRgb({ r: 0.1, g: 0.5, b: 1 })).toEqual({ r: 0.1, g: 0.5, b: 1 });
    expect(fitRgb({ r: -1e-12, g: 0.5, b: 1 + 1e-12 })).toEqual({ r: 0, g: 0.5, b: 1 });
  });

  it('maps every color into 0–1, however far it is outside sRGB', () => {
    const part = fc.oneof(fc.double({ min: -3, max: 3, noNaN: true }), fc.constantFrom(-1e29, 1e29));
    fc.assert(
      fc.property(part, part, part, (r, g, b) => {
        for (const channel of Object.values(fitRgb({ r, g, b }))) {
          expect(channel).toBeGreaterThanOrEqual(0);
          expect(channel).toBeLessThanOrEqual(1);
        }
      }),
      { numRuns: caseCount(2_000), seed: 26 },
    );
  });
});
