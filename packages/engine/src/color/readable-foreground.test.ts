import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { caseCount } from '../../test/sample-size.ts';
import { hexToOklch } from './convert-color.ts';
import { hueDistance } from './harmony.ts';
import { readableForeground } from './readable-foreground.ts';
import { wcagContrast } from './wcag-contrast.ts';

const SURFACES = ['#FFFFFF', '#000000', '#FAF9F5', '#131416'];
const hexColor = fc
  .integer({ min: 0, max: 0xffffff })
  .map((value) => `#${value.toString(16).padStart(6, '0').toUpperCase()}`);

describe('readableForeground', () => {
  it.each([
    ['#1D4ED8', '#FFFFFF'],
    ['#1d4ed8', '#ffffff'],
    ['#FACC15', '#000000'],
    ['#808080', '#131416'],
  ])('returns %s on %s unchanged', (color, surface) => {
    expect(readableForeground(color, surface)).toBe(color);
  });

  it.each(SURFACES)('reaches 3, 4.5 and 7 on %s for any color and keeps its hue', (surface) => {
    fc.assert(
      fc.property(hexColor, fc.constantFrom(3, 4.5, 7), (color, ratio) => {
        const foreground = readableForeground(color, surface, ratio);
        expect(wcagContrast(foreground, surface)).toBeGreaterThanOrEqual(ratio);
        if (wcagContrast(color, surface) >= ratio) expect(foreground).toBe(color);
        const before = hexToOklch(color);
        const after = hexToOklch(foreground);
        // Below this chroma, a single 8-bit step changes the hue by more than that.
        if (before.c > 0.04 && after.c > 0.04) expect(hueDistance(before.h, after.h)).toBeLessThan(3);
        expect(after.c).toBeLessThan(before.c + 0.005);
      }),
      { numRuns: caseCount(1_500), seed: 12 },
    );
  });

  it.each(['#777777', '#3B82F6', '#EF4444', '#7F7F7F', '#22C55E'])(
    'reaches 4.5:1 on the mid-tone %s',
    (surface) => {
      fc.assert(
        fc.property(hexColor, (color) => wcagContrast(readableForeground(color, surface), surface) >= 4.5),
        { numRuns: caseCount(500), seed: 13 },
      );
    },
  );

  it('changes the lightness as little as possible', () => {
    for (const color of ['#FACC15', '#22C55E', '#3B82F6', '#EC4899', '#F97316']) {
      const foreground = readableForeground(color, '#FFFFFF');
      expect(wcagContrast(foreground, '#FFFFFF')).toBeLessThan(4.62);
    }
  });

  it('returns the nearer of the darker and the lighter color', () => {
    const lighter = readableForeground('#9CA3AF', '#4B5563', 4.5);
    const darker = readableForeground('#6B7280', '#9CA3AF', 4.5);
    expect(hexToOklch(lighter).l).toBeGreaterThan(hexToOklch('#9CA3AF').l);
    expect(hexToOklch(darker).l).toBeLessThan(hexToOklch('#6B7280').l);
  });

  it('throws when no color reaches the ratio', () => {
    expect(() => readableForeground('#3B82F6', '#777777', 7)).toThrow(
      expect.objectContaining({
        code: 'SK_COLOR_INVALID',
        message: 'No color reaches a contrast of 7:1 on #777777.',
        hint: 'The maximum on this surface is 4.68:1. Use a lower ratio or another surface.',
      }),
    );
  });
});
