import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { BUTTON_RANGES, toRadiusRem } from './button-settings.ts';
import { DEFAULT_SETTINGS, parseSettings } from './guide-settings.ts';
import { snapToRange } from './slider.ts';
import { LEVEL_SIZE_RANGE, MULTIPLIER_RANGE } from './typography-settings.ts';

describe('snapToRange', () => {
  it.each([
    [BUTTON_RANGES.paddingXRem, 2.04, 2],
    [BUTTON_RANGES.paddingXRem, 2.06, 2.1],
    [BUTTON_RANGES.paddingXRem, 99, 5],
    [BUTTON_RANGES.paddingYRem, 0.30000000000000004, 0.3],
    [BUTTON_RANGES.paddingYRem, -1, 0.1],
    [BUTTON_RANGES.fontSizePx, 15.5, 16],
    [BUTTON_RANGES.borderRadius, Number.POSITIVE_INFINITY, 100],
    [BUTTON_RANGES.borderRadius, Number.NaN, 25],
    [MULTIPLIER_RANGE, 1.234567, 1.23],
    [MULTIPLIER_RANGE, 0, 0.75],
  ])('%o: %d becomes %d', (range, value, expected) => {
    expect(snapToRange(value, range)).toBe(expected);
  });

  it('is in the range, on a step, and does not change when snapped again', () => {
    const ranges = [...Object.values(BUTTON_RANGES), MULTIPLIER_RANGE, LEVEL_SIZE_RANGE];
    fc.assert(
      fc.property(fc.constantFrom(...ranges), fc.double(), (range, value) => {
        const snapped = snapToRange(value, range);
        const steps = (snapped - range.min) / range.step;
        expect(snapped).toBeGreaterThanOrEqual(range.min);
        expect(snapped).toBeLessThanOrEqual(range.max);
        expect(Math.abs(steps - Math.round(steps))).toBeLessThan(1e-6);
        expect(snapToRange(snapped, range)).toBe(snapped);
      }),
    );
  });
});

describe('parseSettings', () => {
  it('uses the defaults for empty input', () => {
    expect(parseSettings({})).toEqual(DEFAULT_SETTINGS);
    expect(DEFAULT_SETTINGS.typography).toEqual({ multiplier: 1, sizesRem: {} });
    expect(toRadiusRem(DEFAULT_SETTINGS.buttons.borderRadius)).toBe(0.5);
  });

  it('keeps valid hover colors and empties all others', () => {
    const hover = (background: string, text: string) =>
      parseSettings({ buttons: { primaryHover: { background, text } } }).buttons.primaryHover;
    expect(hover(' #A74728 ', 'var(--accent-2)')).toEqual({ background: '#A74728', text: 'var(--accent-2)' });
    expect(hover('red; } body { display: none', 'url(x)')).toEqual({ background: '', text: '' });
  });

  it('reports every issue with its path', () => {
    expect(() => parseSettings({ buttons: { fontWeight: 550 }, color: 1 })).toThrowError(
      expect.objectContaining({
        code: 'SK_SETTINGS_INVALID',
        issues: expect.arrayContaining([
          expect.objectContaining({ path: 'buttons.fontWeight' }),
          expect.objectContaining({ message: expect.stringContaining('color') }),
        ]),
      }),
    );
  });
});
