import { describe, expect, it } from 'vitest';
import { COLOR_VISION_DEFICIENCIES, simulateColorVision } from '../color/color-vision.ts';
import { separation, toAppearance } from './appearance.ts';

const between = (a: string, b: string) => separation(toAppearance(a), toAppearance(b));

describe('toAppearance', () => {
  it('has the CIELAB coordinates of each way to see it', () => {
    const white = toAppearance('#FFFFFF');
    for (const lab of [white.normal, ...white.deficient, ...white.rounded]) {
      expect(lab.l).toBeCloseTo(100, 1);
      expect(Math.abs(lab.a) + Math.abs(lab.b)).toBeLessThan(0.1);
    }
    expect(white.deficient).toHaveLength(3);
  });

  it('rounds what a deficient eye sees to the color that a screen shows', () => {
    const { rounded } = toAppearance('#123456');
    const shown = COLOR_VISION_DEFICIENCIES.map((deficiency) => simulateColorVision('#123456', deficiency));
    for (const [index, hex] of shown.entries()) {
      const { normal } = toAppearance(hex);
      expect(rounded[index]?.l).toBeCloseTo(normal.l, 9);
      expect(rounded[index]?.a).toBeCloseTo(normal.a, 9);
      expect(rounded[index]?.b).toBeCloseTo(normal.b, 9);
    }
  });
});

describe('separation', () => {
  it('is 12.5 between black and white, whose CIEDE2000 of 100 is 12.5 times the minimum of 8', () => {
    expect(between('#000000', '#FFFFFF')).toBeCloseTo(12.5, 6);
    expect(between('#FFFFFF', '#000000')).toBeCloseTo(12.5, 6);
  });

  it('is 0 for one color', () => {
    expect(between('#3B82F6', '#3b82f6')).toBe(0);
  });

  it('is below 1 for a red and a green that only normal vision tells apart', () => {
    expect(between('#C25E3C', '#7F8A35')).toBeLessThan(1);
    // A step in lightness is visible with every type of color vision.
    expect(between('#C25E3C', '#B9C46F')).toBeGreaterThan(1);
  });
});
