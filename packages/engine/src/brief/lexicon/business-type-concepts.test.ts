import { describe, expect, it } from 'vitest';
import { INDUSTRY_VALUES } from '../industries.ts';
import { BUSINESS_TYPE_IDS, findBusinessType } from './business-type-concepts.ts';

describe('the business types', () => {
  it('are at least 170, sorted', () => {
    expect(BUSINESS_TYPE_IDS.length).toBeGreaterThanOrEqual(170);
    expect(BUSINESS_TYPE_IDS).toEqual([...BUSINESS_TYPE_IDS].sort());
  });

  it.each(BUSINESS_TYPE_IDS)('%s has an industry of the list and hues in the range of OKLCH', (id) => {
    const { industry, hues = [] } = findBusinessType(id);
    expect(INDUSTRY_VALUES).toContain(industry);
    for (const [hue, chroma, lightness, weight, name] of hues) {
      expect(hue >= 0 && hue < 360 && chroma > 0.03 && chroma < 0.25, name).toBe(true);
      expect(lightness > 0.3 && lightness < 0.9 && weight > 0 && name.length > 2, name).toBe(true);
    }
  });
});
