import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { caseCount } from '../../test/sample-size.ts';
import { isColorName, readCssColor } from './read-css-color.ts';

describe('isColorName', () => {
  it.each(['red', 'transparent', 'grey'])('knows %s', (word) => {
    expect(isColorName(word)).toBe(true);
  });

  it.each(['', 'fff', 'currentcolor', 'Red', 'toString', '__proto__'])('does not know %j', (word) => {
    expect(isColorName(word)).toBe(false);
  });
});

describe('readCssColor', () => {
  it.each(['', 'rgb(', 'nothing', 'rgb(1 2)'])('is null for %j', (text) => {
    expect(readCssColor(text)).toBeNull();
  });

  it('keeps every color inside 0–1, however far it lies outside sRGB', () => {
    const part = fc.oneof(fc.double({ min: -3, max: 3, noNaN: true }), fc.constantFrom(-1e29, 1e29));
    const space = fc.constantFrom('srgb', 'display-p3', 'prophoto-rgb', 'rec2020', 'xyz-d50', 'srgb-linear');
    fc.assert(
      fc.property(space, part, part, part, (name, x, y, z) => {
        const color = readCssColor(`color(${name} ${x} ${y} ${z} / 0.5)`);
        expect(color?.alpha).toBe(0.5);
        for (const channel of Object.values(color?.rgb ?? {})) {
          expect(channel).toBeGreaterThanOrEqual(0);
          expect(channel).toBeLessThanOrEqual(1);
        }
      }),
      { numRuns: caseCount(2_000), seed: 26 },
    );
  });
});
