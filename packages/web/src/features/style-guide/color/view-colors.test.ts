import { SAMPLE_GUIDE } from '@stylekit/engine';
import { simulateColorVision } from '@stylekit/engine/color';
import { describe, expect, it } from 'vitest';
import { toShortRatio, toVerdict, toViewColors } from './view-colors.ts';

describe('the colors of the view', () => {
  it('are the seven of the guide in role order', () => {
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

  it('paint the guide itself for normal vision', () => {
    for (const color of toViewColors(SAMPLE_GUIDE, 'normal')) expect(color.displayHex).toBe(color.hex);
  });

  it('paint the simulation, while codes and ratios stay those of the guide', () => {
    const normal = toViewColors(SAMPLE_GUIDE, 'normal');
    for (const [index, color] of toViewColors(SAMPLE_GUIDE, 'deuteranopia').entries()) {
      expect(color.displayHex).toBe(simulateColorVision(color.hex, 'deuteranopia'));
      expect(color.hex).toBe(normal[index]?.hex);
      expect(color.ratio).toBe(normal[index]?.ratio);
    }
  });

  it('carry text that passes AA on every swatch', () => {
    for (const color of toViewColors(SAMPLE_GUIDE, 'normal')) expect(color.ratio).toBeGreaterThanOrEqual(4.5);
  });
});

describe('a contrast ratio', () => {
  it('is cut, so that it never claims to have passed', () => {
    expect(toShortRatio(4.4999)).toBe('4.4');
    expect(toShortRatio(4.6)).toBe('4.6');
    expect(toShortRatio(21)).toBe('21.0');
  });

  it('has the verdict of WCAG 2.2', () => {
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
