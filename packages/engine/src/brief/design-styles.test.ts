import { describe, expect, it } from 'vitest';
import { FONT_TRAITS } from '../typography/font-catalog.ts';
import { DESIGN_STYLE_VALUES, DESIGN_STYLES, findDesignStyle } from './design-styles.ts';

describe('the design styles', () => {
  it('are the 12 of the pickers, with their order and labels', () => {
    expect(DESIGN_STYLES.map(({ value, label }) => `${value}: ${label}`)).toEqual([
      'minimalist: Minimalist',
      'modern: Modern',
      'contemporary: Contemporary',
      'corporate: Corporate',
      'luxury: Luxury',
      'playful: Playful/Creative',
      'retro: Retro/Vintage',
      'elegant: Elegant',
      'tech: Tech',
      'organic: Organic/Natural',
      'industrial: Industrial',
      'minimalist-luxury: Minimalist Luxury',
    ]);
    expect(DESIGN_STYLE_VALUES).toEqual(DESIGN_STYLES.map(({ value }) => value));
  });

  it('have a description and examples', () => {
    for (const { description, examples, adjectives, fonts, shift } of DESIGN_STYLES) {
      expect(description).toMatch(/^\p{Lu}.{30,110}\.$/u);
      expect(examples.length).toBeGreaterThanOrEqual(3);
      expect(adjectives.length).toBeGreaterThanOrEqual(2);
      for (const trait of Object.keys(fonts)) expect(FONT_TRAITS).toContain(trait);
      for (const part of shift) expect(Math.abs(part)).toBeLessThanOrEqual(1);
    }
  });

  it('differ in their effect', () => {
    const effects = DESIGN_STYLES.map(({ shift, fonts }) => JSON.stringify([shift, fonts]));
    expect(new Set(effects).size).toBe(DESIGN_STYLES.length);
  });
});

describe('findDesignStyle', () => {
  it('are found by value only', () => {
    expect(findDesignStyle('retro')?.label).toBe('Retro/Vintage');
    for (const value of ['', 'Retro', 'constructor']) expect(findDesignStyle(value)).toBeNull();
  });
});
