import { describe, expect, it } from 'vitest';
import { hueDistance } from '../color/harmony.ts';
import { FONT_TRAITS } from '../typography/font-catalog.ts';
import { findIndustry, INDUSTRIES, INDUSTRY_VALUES } from './industries.ts';

describe('the industries', () => {
  it('are the 18 of the pickers, with their order and labels', () => {
    expect(INDUSTRIES.map(({ value, label }) => `${value}: ${label}`)).toEqual([
      'tech: Technology',
      'finance: Finance',
      'healthcare: Healthcare',
      'education: Education',
      'retail: Retail',
      'food: Food & Beverage',
      'travel: Travel & Hospitality',
      'entertainment: Entertainment',
      'manufacturing: Manufacturing',
      'realestate: Real Estate',
      'nonprofit: Non-Profit',
      'government: Government',
      'creative: Creative Services',
      'fitness: Fitness & Wellness',
      'beauty: Beauty',
      'fashion: Fashion',
      'automotive: Automotive',
      'other: Other',
    ]);
    expect(INDUSTRY_VALUES).toEqual(INDUSTRIES.map(({ value }) => value));
  });

  it('have at least three different hues each, so that not every bank is blue', () => {
    for (const { value, hues } of INDUSTRIES) {
      const apart = hues.filter(
        ([hue], index) => !hues.slice(0, index).some(([other]) => hueDistance(hue, other) < 30),
      );
      expect(apart.length, value).toBeGreaterThanOrEqual(3);
    }
  });

  it('have values in range', () => {
    for (const { hues, shift, fonts } of INDUSTRIES) {
      for (const [hue, chroma, lightness, weight] of hues) {
        expect(hue >= 0 && hue < 360 && chroma > 0.03 && chroma < 0.4).toBe(true);
        expect(lightness > 0.3 && lightness < 0.9 && weight > 0).toBe(true);
      }
      for (const part of shift) expect(Math.abs(part)).toBeLessThanOrEqual(1);
      for (const trait of Object.keys(fonts)) expect(FONT_TRAITS).toContain(trait);
    }
  });
});

describe('findIndustry', () => {
  it('are found by value only', () => {
    expect(findIndustry('food')?.label).toBe('Food & Beverage');
    for (const value of ['', 'Food', 'constructor', '__proto__']) expect(findIndustry(value)).toBeNull();
  });
});
