import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { BASE_SIZES_REM } from './base-sizes.ts';
import { TYPE_LEVELS } from './type-level.ts';
import { buildTypeScale, narrowTypeScale, TYPE_BREAKPOINTS } from './type-scale.ts';

describe('the type scale', () => {
  it('has the specified base sizes and breakpoints', () => {
    expect(buildTypeScale({ multiplier: 1, sizesRem: {} })).toEqual(BASE_SIZES_REM);
    expect(BASE_SIZES_REM).toEqual({
      h1: 2.5,
      h2: 2,
      h3: 1.75,
      h4: 1.5,
      h5: 1.25,
      h6: 1,
      'body-lg': 1.125,
      body: 1,
      'body-sm': 0.875,
    });
    expect(TYPE_BREAKPOINTS.map(({ maxWidthPx }) => maxWidthPx)).toEqual([1280, 1024, 768, 480]);
  });

  it('multiplies every level, including custom sizes', () => {
    const sizes = buildTypeScale({ multiplier: 1.5, sizesRem: { h1: 3 } });
    expect(sizes.h1).toBe(4.5);
    expect(sizes.body).toBe(1.5);
  });

  it('narrows headings step by step, never below body, and does not change body and smaller', () => {
    fc.assert(
      fc.property(fc.double({ min: 0.75, max: 2, noNaN: true }), (multiplier) => {
        let wider = buildTypeScale({ multiplier, sizesRem: {} });
        for (const breakpoint of TYPE_BREAKPOINTS) {
          const sizes = narrowTypeScale(buildTypeScale({ multiplier, sizesRem: {} }), breakpoint);
          expect(sizes.body).toBe(wider.body);
          expect(sizes['body-sm']).toBe(wider['body-sm']);
          for (const level of TYPE_LEVELS) expect(sizes[level]).toBeLessThanOrEqual(wider[level]);
          expect([sizes.h1, sizes.h2, sizes.h3, sizes.h4, sizes.h5]).toEqual(
            [sizes.h1, sizes.h2, sizes.h3, sizes.h4, sizes.h5].sort((a, b) => b - a),
          );
          expect(sizes.h5).toBeGreaterThan(sizes.body);
          wider = sizes;
        }
      }),
    );
  });
});
