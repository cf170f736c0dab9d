import { SAMPLE_GUIDE } from '@stylekit/engine';
import { simulateColorVision } from '@stylekit/engine/color';
import { describe, expect, it } from 'vitest';
import { toShortRatio, toVerdict, toViewColors } from './view-colors.ts';

describe('view colors', () => {
  it('are the seven guide colors in role order', () => {
    const roles = toViewColors(SAMPLE_GUIDE, 'normal').map((color) => color.role);
    expect(roles).toEqual([
      'primary',
      'secondary-1',
      'secondary-2',
      'accent-1',
      'accent-2',
      'accent-3',
      'accent-4',
    ]);
  });

  it('show the guide colors for normal vision', () => {
    for (const color of toViewColors(SAMPLE_GUIDE, 'normal')) expect(color.displayHex).toBe(color.hex);
  });

  it('show simulated colors but keep the codes and ratios of the guide', () => {
    const normal = toViewColors(SAMPLE_GUIDE, 'normal');
    for (const [index, color] of toViewColors(SAMPLE_GUIDE, 'deuteranopia').entries()) {
      expect(color.displayHex).toBe(simulateColorVision(color.hex, 'deuteranopia'));
      expect(color.hex).toBe(normal[index]?.hex);
      expect(color.ratio).toBe(normal[index]?.ratio);
    }
  });

  it('have text that passes AA on every swatch', () => {
    for (const color of toViewColors(SAMPLE_GUIDE, 'normal')) expect(color.ratio).toBeGreaterThanOrEqual(4.5);
  });
});

describe('contrast ratio', () => {
  it('is rounded down, so that it never claims to pass', () => {
    expect(toShortRatio(4.4999)).toBe('4.4');
    expect(toShortRatio(4.6)).toBe('4.6');
    expect(toShortRatio(21)).toBe('21.0');
  });

  it('has the WCAG 2.2 verdict', () => {
    expect([7, 6.99, 4.5, 4.49, 3, 2.99].map(toVerdict)).toEqual([
      'AAA',
      'AA',
      'AA',
      'large',
      'large',
      'none',
    ]);
  });
});
